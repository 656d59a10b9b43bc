/** Refills steadily up to a burst. Approximate on purpose: what matters is counted in the database by `throttle`. */
export class RateLimit {
  readonly #buckets = new Map<string, { left: number; at: number }>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Takes one; gives the seconds to wait when there is none. */
  consume(key: string, now: number): number {
    if (this.#buckets.size > 10_000) this.#forget(now);
    const bucket = this.#buckets.get(key) ?? { left: this.#burst, at: now };
    const left = Math.min(this.#burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * this.#perSecond);
    this.#buckets.set(key, { left: Math.max(0, left - 1), at: now });
    return left >= 1 ? 0 : Math.ceil((1 - left) / this.#perSecond);
  }

  #forget(now: number): void {
    const full = (this.#burst / this.#perSecond) * 1000;
    for (const [key, bucket] of this.#buckets) if (now - bucket.at > full) this.#buckets.delete(key);
  }
}
