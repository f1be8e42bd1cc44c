// The flight track: a closed ring of spaces, clockwise, space 0 at the left end of the upper straight.
export class Ring {
  readonly radius: number;
  readonly straight: number;
  constructor(
    readonly spaces: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.radius = (height - 44) / 2;
    this.straight = width - 44 - 2 * this.radius;
  }
  /** middle of a space, and the heading there in degrees */
  at(space: number): { x: number; y: number; heading: number } {
    const { radius, straight, spaces, width, height } = this;
    const bend = Math.PI * radius,
      x = width / 2,
      y = height / 2;
    let way = ((((space % spaces) + spaces) % spaces) / spaces) * 2 * (straight + bend);
    if (way < straight) return { x: x - straight / 2 + way, y: y - radius, heading: 0 };
    way -= straight;
    if (way < bend) return this.#bend(x + straight / 2, y, -Math.PI / 2 + way / radius);
    way -= bend;
    if (way < straight) return { x: x + straight / 2 - way, y: y + radius, heading: 180 };
    return this.#bend(x - straight / 2, y, Math.PI / 2 + (way - straight) / radius);
  }
  #bend(x: number, y: number, angle: number): { x: number; y: number; heading: number } {
    return {
      x: x + Math.cos(angle) * this.radius,
      y: y + Math.sin(angle) * this.radius,
      heading: (angle * 180) / Math.PI + 90,
    };
  }
}
export const ROCKET = "M14 0C8-8 0-9-10-8L-15-13V-5L-11 0-15 5V13L-10 8C0 9 8 8 14 0Z";
