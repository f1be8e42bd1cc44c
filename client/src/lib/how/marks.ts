// Words with marks: **strong**, :sign: or :sign=3:, and [31 33], the numbers of the rules that the sentence restates.

export type Bit =
  | { is: "words"; words: string }
  | { is: "strong"; words: string }
  | { is: "sign"; name: string; value: string | undefined }
  | { is: "rule"; number: string };

const MARK = /\*\*(.+?)\*\*|:([a-z][\w-]*)(?:=([^:\s]+))?:|\[([A-Z]?\d+[a-z]?(?: [A-Z]?\d+[a-z]?)*)\]/g;

export function bits(text: string): Bit[] {
  const found: Bit[] = [];
  let end = 0;
  const words = (to: number): void => {
    if (to > end) found.push({ is: "words", words: text.slice(end, to) });
  };
  for (const mark of text.matchAll(MARK)) {
    words(mark.index);
    end = mark.index + mark[0].length;
    if (mark[1]) found.push({ is: "strong", words: mark[1] });
    else if (mark[2]) found.push({ is: "sign", name: mark[2], value: mark[3] });
    else for (const number of (mark[4] ?? "").split(" ")) found.push({ is: "rule", number });
  }
  words(text.length);
  return found;
}

/** the full number of a rule: "31" is RACE-031, "69a" GT-069a, "R12" SM-R12 */
export function ruleId(prefix: string, number: string): string {
  const parts = /^(\d+)([a-z]?)$/.exec(number);
  return parts ? `${prefix}-${parts[1]?.padStart(3, "0")}${parts[2]}` : `${prefix}-${number}`;
}
/** how a chip shows it: without the beginning that all numbers of the game share */
export const shortRule = (id: string): string => id.replace(/^[A-Z]+-0*/, "");
