import { createElement as make, Suspense, use } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { isWhole } from './isWhole';

async function draw(late: Promise<string>, signal: AbortSignal): Promise<string> {
  const Late = () => make('p', { title: '<script>' }, use(late));
  const page = make(Suspense, { fallback: 'Soon' }, make(Late));
  const { prelude } = await prerenderToNodeStream(make('main', null, page), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError: () => undefined,
  });
  let text = '';
  for await (const part of prelude) text += String(part);
  return text;
}

it('tells a page that was drawn in time from one that React would complete by a script', async () => {
  const whole = await draw(Promise.resolve('<script>'), new AbortController().signal);
  expect(whole).toContain('&lt;script&gt;</p>');
  expect(isWhole(whole)).toBe(true);
  const partial = await draw(new Promise<string>(() => undefined), AbortSignal.timeout(20));
  expect(partial).toContain('Soon');
  expect(isWhole(partial)).toBe(false);
});
