import { expect, test } from 'vitest';
import { ManualClock, settle } from '../testing/ports';
import { Watches } from './watch';

test('looks until it has ended, and at once when something changed', async () => {
  const clock = new ManualClock();
  const watches = new Watches();
  let looks = 0;
  let goesOn = true;
  watches.begin({
    clock,
    every: () => 1_000,
    look: () => {
      looks += 1;
      return Promise.resolve(goesOn);
    },
  });
  await settle();
  expect(looks).toBe(1);
  await clock.advance(2_000);
  expect(looks).toBe(3);
  watches.look();
  await settle();
  expect(looks).toBe(4);
  // The look in between plans the next one: there are never two plans.
  expect(clock.pending).toBe(1);
  goesOn = false;
  await clock.advance(10_000);
  expect(looks).toBe(5);
});

test('a look that was under way when it was stopped plans nothing', async () => {
  const clock = new ManualClock();
  const watches = new Watches();
  let answer = (_: boolean): void => undefined;
  const stop = watches.begin({
    clock,
    every: () => 1_000,
    look: () => new Promise((resolve) => (answer = resolve)),
  });
  stop();
  answer(true);
  await settle();
  expect(clock.pending).toBe(0);
  watches.look();
  expect(clock.pending).toBe(0);
});
