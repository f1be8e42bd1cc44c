// One place after the other, by itself: what a replay and an analysis do when they play.
const PACE = 900;

export class Stepping {
  playing = $state(false);

  /** call inside a component: goes on from place to place until the last */
  constructor(at: () => number, last: () => number, to: (place: number) => void) {
    $effect(() => {
      if (!this.playing) return;
      if (at() >= last()) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => to(at() + 1), PACE);
      return () => clearTimeout(timer);
    });
  }
  toggle(): void {
    this.playing = !this.playing;
  }
}
