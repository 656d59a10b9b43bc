import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FirstRender } from './firstRender';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function follow(first: FirstRender): () => Promise<boolean> {
  let isOver = false;
  void first.over().then(() => (isOver = true));
  return () => vi.advanceTimersByTimeAsync(0).then(() => isOver);
}

test('before a render and after it, answers do not wait', async () => {
  const first = new FirstRender();
  expect(await follow(first)()).toBe(true);
  first.begin();
  first.end();
  expect(await follow(first)()).toBe(true);
});

test('during the render they wait for its end', async () => {
  const first = new FirstRender();
  first.begin();
  const isOver = follow(first);
  expect(await isOver()).toBe(false);
  first.end();
  expect(await isOver()).toBe(true);
});

test('a render that never ends keeps nothing back for long', async () => {
  const first = new FirstRender();
  first.begin();
  const isOver = follow(first);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});
