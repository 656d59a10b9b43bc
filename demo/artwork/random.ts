/** A repeatable stream of numbers in [0, 1): mulberry32, small and even enough for pictures. */
export type Stream = () => number;

/** Starts a stream; equal seeds give equal streams on every machine. */
export function stream(seed: number): Stream {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One unsigned 32-bit number from several, so that nearby inputs give unrelated seeds. */
export function hash(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    state = Math.imul(state ^ (part | 0), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) ^ (state >>> 16);
  }
  return state >>> 0;
}

/** The element at `index`, counted round and round; the list must not be empty. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[((Math.trunc(index) % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('at() needs a list with elements');
  return item;
}

/** A copy in an order decided by the stream. */
export function shuffled<T>(list: readonly T[], random: Stream): T[] {
  const copy = [...list];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const held = at(copy, last);
    copy[last] = at(copy, other);
    copy[other] = held;
  }
  return copy;
}
