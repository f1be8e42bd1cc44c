/** Cards placed in this round or the last one are outlined: what others did is seen even after the round went on. */
export class Fresh {
  #round = -1;
  #starts: [number, number] = [0, 0];

  /** the place of the first new card, given the cards placed when this round is first seen */
  from(round: number, placed: number): number {
    if (round === this.#round + 1 && this.#round >= 0) this.#starts = [this.#starts[1], placed];
    else if (round !== this.#round) this.#starts = [placed, placed];
    this.#round = round;
    return this.#starts[0];
  }
}
