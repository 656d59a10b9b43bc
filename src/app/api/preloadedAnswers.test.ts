import { afterEach, expect, test, vi } from 'vitest';
import { headers } from '#contract';
import { questionOf, readAnswers, type PreloadedAnswers } from './preloadedAnswers';

const read = (token?: string): RequestInit => ({
  method: 'GET',
  headers: { [headers.language]: 'th', ...(token && { [headers.token]: token }) },
});
const preloaded: PreloadedAnswers = { drawnAt: 1_000_000, answers: { 'th /games': '{"success":true}' } };

/** What a page with these answers gives at a time, when it was come to in a way. */
function pageWith(now: number, type: NavigationTimingType = 'navigate', text = JSON.stringify(preloaded)) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  const document = { getElementById: () => ({ textContent: text }) as HTMLElement };
  return readAnswers(document, () => now);
}

afterEach(() => vi.unstubAllGlobals());

test('an answer that came with the page stands in for one call and no more', async () => {
  const answerTo = pageWith(1_030_000);
  const answer = answerTo('/games', read());
  expect(await answer?.text()).toBe('{"success":true}');
  expect(answer?.headers.get('age'), 'seconds since it was so').toBe('30');
  expect(answerTo('/games', read())).toBeUndefined();
  expect(answerTo('/vendors', read())).toBeUndefined();
});

test('a call in the name of a person, in another language or that writes asks the platform', () => {
  const answerTo = pageWith(1_030_000);
  expect(answerTo('/games', read('token'))).toBeUndefined();
  expect(answerTo('/games', { method: 'GET', headers: { [headers.language]: 'en' } })).toBeUndefined();
  expect(questionOf('/games', { ...read(), method: 'POST' })).toBeUndefined();
});

test('who asks for the page anew, comes back to it, has it from before or has no true clock asks the platform', () => {
  expect(pageWith(1_030_000, 'reload')('/games', read())).toBeUndefined();
  expect(pageWith(1_030_000, 'back_forward')('/games', read())).toBeUndefined();
  expect(pageWith(1_100_000)('/games', read())).toBeUndefined();
  expect(pageWith(10_000)('/games', read())).toBeUndefined();
  expect(pageWith(1_030_000, 'navigate', '')('/games', read())).toBeUndefined();
});
