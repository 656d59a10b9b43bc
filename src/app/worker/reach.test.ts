import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reach } from './reach';

let reply: () => Promise<Response>;
const request = new Request('https://site.example/help');
const noAnswer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => reply());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the site is likely there until a request has no answer, and again with the next that has one', async () => {
  const reach = new Reach();
  expect(reach.isLikely).toBe(true);
  reply = noAnswer;
  await expect(reach.fetch('/')).rejects.toThrow('Failed to fetch');
  expect(reach.isLikely).toBe(false);
  expect(await reach.answer(request)).toBeUndefined();
  // A server that fails is one that is there.
  reply = () => Promise.resolve(new Response('', { status: 503 }));
  expect((await reach.answer(request))?.status).toBe(503);
  expect(reach.isLikely).toBe(true);
});

it('the site is not there while the browser has no network', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(new Reach().isLikely).toBe(false);
});

it('a network that swallows every request is waited for only so long', async () => {
  const reach = new Reach();
  let arrive: (response: Response) => void = () => undefined;
  reply = () => new Promise((resolve) => (arrive = resolve));
  const answer = reach.answer(request);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(reach.isLikely).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBeUndefined();
  expect(reach.isLikely).toBe(false);
  // It was there after all.
  arrive(new Response('late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reach.isLikely).toBe(true);
});
