"""What happened in a game: every decision judged by what its seat knew then, chances over time, turning points."""

from sternhafen.analysis.calibrated import Calibration, calibration
from sternhafen.analysis.model import Analysis, Judged, Move, Point, Secret, Summary, read_analysis
from sternhafen.analysis.run import SECONDS, Analyst, analyse, begun, judge_of

__all__ = [
    "SECONDS",
    "Analysis",
    "Analyst",
    "Calibration",
    "Judged",
    "Move",
    "Point",
    "Secret",
    "Summary",
    "analyse",
    "begun",
    "calibration",
    "judge_of",
    "read_analysis",
]
