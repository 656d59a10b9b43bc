import { lotteryRows } from '../../demo/seed/lotteries';
import { playsOf } from '../services/lottery/playsOf';

/** A moment of the demo world's schedules. */
export const playDay = new Date('2025-11-21T00:00:00Z');

/** The play types of a lottery of the demo world, for `it.each`. */
export function playCasesOf(code: string) {
  const lottery = lotteryRows().find((row) => row.code === code);
  if (!lottery) throw new Error(`no lottery ${code}`);
  return playsOf(lottery, playDay).plays.map((play) => ({ code, id: play.id, play, lottery }));
}
