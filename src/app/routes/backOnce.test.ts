import { expect, test } from 'vitest';
import { createBack } from './backOnce';

/** Pages of a visit, the last of which is open; the browser goes, and what is drawn follows, when a test says so. */
function visit(...keys: string[]) {
  const entries = keys.map((key) => ({ key }));
  const at = { entry: keys.length - 1, shown: keys.length - 1, wanted: keys.length - 1 };
  const goBack = createBack();
  return {
    back: (steps: number) =>
      goBack(steps, entries[at.entry], {
        key: entries[at.shown]?.key ?? '',
        go: (delta) => (at.wanted += delta),
      }),
    place: () => keys[at.wanted],
    browserGoes: () => (at.entry = at.wanted),
    isDrawn: () => (at.shown = at.entry),
  };
}

test('a page is left once, however often it asks to go back', () => {
  const { back, place, browserGoes, isDrawn } = visit('home', 'lobby', 'game');
  back(1);
  back(1);
  browserGoes();
  back(1);
  expect(place()).toBe('lobby');
  isDrawn();
  back(1);
  expect(place()).toBe('home');
});

test('a centre is left with all of its pages, and the page behind it afterwards', () => {
  const { back, place, browserGoes, isDrawn } = visit('home', 'game', 'centre', 'centre 2');
  back(2);
  back(2);
  browserGoes();
  isDrawn();
  expect(place()).toBe('game');
  back(1);
  expect(place()).toBe('home');
});

test('goes back where the history says nothing, as in the workshop', () => {
  const gone: number[] = [];
  const back = createBack();
  for (const steps of [1, 2]) back(steps, null, { key: 'one', go: (delta) => gone.push(delta) });
  expect(gone).toEqual([-1, -2]);
});
