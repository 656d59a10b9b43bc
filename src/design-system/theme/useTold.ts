import { useState } from 'react';

/** What was told to an owner and not answered yet, oldest first, and the value that the owner had then. */
export interface Told {
  over: string;
  values: readonly string[];
}

/**
 * What is left to be answered once the owner has a value: nothing that was told before the one that it took, and nothing
 * at all when it took something else.
 */
export function answered({ over, values }: Told, given: string): Told {
  if (over === given) return { over, values };
  const taken = values.lastIndexOf(given);
  return { over: given, values: taken < 0 ? [] : values.slice(taken + 1) };
}

/**
 * A value whose owner answers late, such as one that stands in the address or comes back from the platform: what was
 * told is shown until then, so that the next step counts from it and not from what was there before.
 * @returns the value to show, a way to keep what the owner is told, and one to give up on an answer
 */
export function useTold(given: string): [shown: string, tell: (next: string) => void, giveUp: () => void] {
  const [told, setTold] = useState<Told>({ over: given, values: [] });
  const now = answered(told, given);
  if (now.over !== told.over) setTold(now);
  return [
    now.values.at(-1) ?? given,
    (next) => {
      setTold(({ over, values }) => ({
        over,
        values: values.length === 0 && next === over ? values : [...values, next],
      }));
    },
    () => {
      setTold(({ over }) => ({ over, values: [] }));
    },
  ];
}
