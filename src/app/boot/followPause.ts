import { reaction } from 'mobx';
import type { Clock } from '../data/ports';
import { Timer } from '../data/timer';
import type { Stores } from '../stores/stores';

/** Longest wait at once, ms: a browser's timers hold no more than 24 days, and a device may sleep. */
const longest = 86_400_000;
/** Shortest wait, ms: by the platform's clock the end may be a little later, and it is not asked all the time. */
const shortest = 5_000;

/** Asks again who is signed in when their break or exclusion is over: nobody tells of that. Returns what ends it. */
export function followPause(
  { member }: Pick<Stores, 'member'>,
  clock: Pick<Clock, 'now' | 'after'>,
): () => void {
  const timer = new Timer(clock);
  const wait = (endsAt: string): void => {
    const left = Date.parse(endsAt) - clock.now() + 1;
    const ask = (): void => void member.info.refresh();
    if (left > longest) timer.begin(longest, () => wait(endsAt));
    else timer.begin(left > 0 ? left : shortest, ask);
  };
  const stop = reaction(
    () => member.info.value,
    (info) => {
      timer.reset();
      if (info?.pauseEndsAt) wait(info.pauseEndsAt);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    timer.reset();
  };
}
