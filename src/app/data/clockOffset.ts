import { mapOutcome, type Outcome } from './failure';
import type { Clock } from './ports';

/** An answer with the milliseconds by which the platform's clock was ahead of this device's when it came. */
export const withClockOffset = async <T extends { now: string }>(
  clock: Pick<Clock, 'now'>,
  answer: Promise<Outcome<T>>,
): Promise<Outcome<T & { clockOffset: number }>> =>
  mapOutcome(await answer, (value) => ({ ...value, clockOffset: Date.parse(value.now) - clock.now() }));
