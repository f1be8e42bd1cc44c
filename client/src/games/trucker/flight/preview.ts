import type { Text } from "../../../lib/net/wire";

/** the sign beside a line of a preview */
const SIGN: Record<string, string> = {
  "trucker-preview-tokens": "battery",
  "trucker-preview-lost": "lost",
  "trucker-preview-exposed": "exposed",
  "trucker-preview-space": "days",
  "trucker-preview-credits": "credits",
  "trucker-preview-crew": "crew",
  "trucker-preview-brown": "engine",
  "trucker-preview-purple": "cannon",
  "trucker-preview-parts": "lost",
  "trucker-preview-place": "days",
  "trucker-preview-falls": "lost",
  "trucker-preview-room": "goods",
  "trucker-preview-strength": "cannon",
  "trucker-keep-preview": "crew",
};
export const signOf = (line: Text): string | null => SIGN[line.key] ?? null;
