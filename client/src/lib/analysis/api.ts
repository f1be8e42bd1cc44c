// Requests about analyses, and tables that begin with a moment or a position.
import type { AnalysisAnswer, BranchRequest, PositionRequest, TableAnswer } from "../../generated/protocol";
import { get, post } from "../net/http";

const at = (id: string, what: string): string => `/api/tables/${encodeURIComponent(id)}/${what}`;
export const analysis = (id: string, since = 0) => get<AnalysisAnswer>(`${at(id, "analysis")}?since=${since}`);
export const askAnalysis = (id: string) => post<AnalysisAnswer>(at(id, "analysis"), {});
export const branch = (id: string, wish: BranchRequest) => post<TableAnswer>(at(id, "branch"), wish);
export const fromPosition = (wish: PositionRequest) => post<TableAnswer>("/api/positions", wish);
