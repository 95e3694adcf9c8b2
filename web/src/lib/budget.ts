// How much may be asked in passing, so that what somebody wants to do always comes through.

export class Budget {
  private times: number[] = [];

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Whether one more is within it; it counts then. */
  take(): boolean {
    const now = this.now();
    this.times = this.times.filter((at) => now - at < this.milliseconds);
    if (this.times.length >= this.most) return false;
    this.times.push(now);
    return true;
  }
}
