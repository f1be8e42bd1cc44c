// Where the numbered pins sit: on a corner of what they mark, away from words and each other and inside the window.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Marked {
  n: number;
  box: Box;
  /** does it lie in dark space? */
  space?: boolean;
}
export interface Pin extends Marked {
  at: [number, number];
}
const R = 12;

function corners({ x, y, width, height }: Box): [number, number][] {
  const right = x + width;
  const foot = y + height;
  return [
    [x + 2, y + 2],
    [right - 2, y + 2],
    [x + 2, foot - 2],
    [right - 2, foot - 2],
    [x + width / 2, y - 1],
    [x + width / 2, foot + 1],
    [x - R, y + height / 2],
    [right + R, y + height / 2],
  ];
}

/** each pin takes the first corner that is inside the window, touches no other pin and, if there is one, covers no words */
export function place(
  targets: Marked[],
  room: { width: number; height: number },
  worded: (x: number, y: number) => boolean = () => false,
): Pin[] {
  const pins: Pin[] = [];
  for (const target of targets) {
    const { box } = target;
    const free = corners(box).filter(
      ([x, y]) =>
        x >= R &&
        y >= R &&
        x <= room.width - R &&
        y <= room.height - R &&
        pins.every((pin) => Math.hypot(pin.at[0] - x, pin.at[1] - y) > 2 * R),
    );
    const at = free.find(([x, y]) => !within(x, y).some(([a, b]) => worded(a, b))) ?? free[0];
    pins.push({ ...target, at: at ?? [box.x + R, box.y + R] });
  }
  return pins;
}

/** points of a pin: its middle and eight of its rim */
const within = (x: number, y: number): [number, number][] => [
  [x, y],
  ...Array.from({ length: 8 }, (_, i): [number, number] => [
    x + (R - 2) * Math.cos((i * Math.PI) / 4),
    y + (R - 2) * Math.sin((i * Math.PI) / 4),
  ]),
];

/** are there words at this point of the page? */
export function words(x: number, y: number): boolean {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!caret || caret.offsetNode.nodeType !== Node.TEXT_NODE) return false;
  const letters = document.createRange();
  letters.setStart(caret.offsetNode, Math.max(0, caret.offset - 1));
  letters.setEnd(caret.offsetNode, Math.min(caret.offset + 1, caret.offsetNode.textContent?.length ?? 0));
  return [...letters.getClientRects()].some(
    (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
}
