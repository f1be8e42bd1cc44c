// The picture of the start page, drawn from the same parts as the game.
import { starsSvg } from "../../../lib/art/backdrop";

export function picture(): string {
  const cell = (x: number, y: number, body: string) =>
    `<g transform="translate(${x} ${y})"><rect x="1" y="1" width="44" height="44" rx="6" fill="#2a3348" stroke="#56617c" stroke-width="1.5"/>${body}</g>`;
  const pipe = '<path d="M23 1V11M23 35V45M1 23H11M35 23H45" stroke="#9fb0d6" stroke-width="5"/>';
  const cabin =
    pipe +
    '<circle cx="23" cy="23" r="13" fill="#f2f6ff"/><circle cx="23" cy="23" r="9" fill="#86c5ff"/><path d="M18 27a5 5 0 0 1 10 0Z" fill="#ff9663"/><circle cx="23" cy="20" r="3.4" fill="#ffd9b8"/>';
  const engine =
    '<path d="M23 1V12" stroke="#9fb0d6" stroke-width="5"/><rect x="12" y="11" width="22" height="15" rx="4" fill="#ff9663"/><path d="M13 26H33L38 44H8Z" fill="#8a3b12"/><path d="M15 30H31" stroke="#ffd3b8" stroke-width="2.5"/>';
  const gun =
    '<path d="M23 34V45" stroke="#9fb0d6" stroke-width="5"/><rect x="13" y="20" width="20" height="15" rx="4" fill="#c061d8"/><rect x="19" y="2" width="8" height="20" rx="3" fill="#e9b3f5"/>';
  const cargo =
    pipe +
    '<rect x="9" y="9" width="28" height="28" rx="4" fill="#14192a"/><rect x="12" y="12" width="10" height="10" rx="2" fill="#fadb3c"/><rect x="24" y="12" width="10" height="10" rx="2" fill="#5fe3a1"/><rect x="12" y="24" width="10" height="10" rx="2" fill="#ff5a52"/><rect x="24" y="24" width="10" height="10" rx="2" fill="#4b97ff"/>';
  const batt =
    pipe +
    '<rect x="12" y="9" width="9" height="28" rx="3" fill="#5fe3a1"/><rect x="25" y="9" width="9" height="28" rx="3" fill="#5fe3a1"/><path d="M12 17h9M25 17h9" stroke="#0b3d25" stroke-width="2"/>';
  const shield =
    pipe +
    '<circle cx="23" cy="23" r="11" fill="#1c4d7a"/><path d="M9 18A15 15 0 0 1 28 8" stroke="#86c5ff" stroke-width="4" fill="none" stroke-linecap="round"/>';
  const rock = (x: number, y: number, s: number, t: number) =>
    `<path transform="translate(${x} ${y}) rotate(${t}) scale(${s})" d="M-14-6L-4-14L9-11L15 1L8 13L-6 14L-15 5Z" fill="#8b6a52"/><path transform="translate(${x} ${y}) rotate(${t}) scale(${s})" d="M-14-6L-4-14L9-11L2-1L-9 2Z" fill="#c79f7f"/>`;
  return `<svg viewBox="0 0 300 258" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="pt" cx="70%" cy="80%" r="95%"><stop offset="0" stop-color="#6b2f14"/><stop offset=".55" stop-color="#24131a"/><stop offset="1" stop-color="#080b16"/></radialGradient></defs><rect width="300" height="258" fill="url(#pt)"/>${starsSvg("truck", 70, 300, 258)}${rock(34, 40, 1.1, 10)}${rock(262, 62, 1.5, 50)}${rock(30, 190, 0.7, 80)}${rock(276, 196, 0.6, 20)}
  <g transform="rotate(-7 150 130)"><path d="M108 214l-6 34M192 214l6 34" stroke="#ff9663" stroke-width="3" opacity=".5"/><path d="M120 238q6 26 12 0ZM168 238q6 26 12 0Z" fill="#ffdf9f"/>${cell(127, 14, gun)}${cell(81, 60, shield)}${cell(127, 60, cabin)}${cell(173, 60, batt)}${cell(35, 106, gun)}${cell(81, 106, cargo)}${cell(127, 106, cabin)}${cell(173, 106, cargo)}${cell(219, 106, gun)}${cell(81, 152, batt)}${cell(127, 152, cargo)}${cell(173, 152, shield)}${cell(104, 198, engine)}${cell(150, 198, engine)}</g>
  <g transform="translate(222 214) rotate(24)"><rect x="-23" y="-23" width="46" height="46" rx="6" fill="#2a3348" stroke="#ff9663" stroke-width="2" stroke-dasharray="5 4"/></g></svg>`;
}
