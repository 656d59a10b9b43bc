import { createElement as make, Suspense, use } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it } from 'vitest';
import { isRenderComplete } from './isRenderComplete';

async function draw(late: Promise<string>, signal: AbortSignal, faults: unknown[] = []): Promise<string> {
  const Late = () => make('p', { title: '<script>' }, use(late));
  const page = make(Suspense, { fallback: 'Soon' }, make(Late));
  const { prelude } = await prerenderToNodeStream(make('main', null, page), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal,
    onError: (error) => void faults.push(error),
  });
  let text = '';
  for await (const part of prelude) text += String(part);
  return text;
}

it('tells a page that was drawn in time from one that React would complete by a script', async () => {
  const whole = await draw(Promise.resolve('<script>'), new AbortController().signal);
  expect(whole).toContain('&lt;script&gt;</p>');
  expect(isRenderComplete(whole)).toBe(true);
  const [faults, signal]: [unknown[], AbortSignal] = [[], AbortSignal.timeout(20)];
  const partial = await draw(new Promise<string>(() => undefined), signal, faults);
  expect(partial).toContain('Soon');
  expect(isRenderComplete(partial)).toBe(false);
  // By which a page that came too late is told from one that is broken.
  expect(faults).toEqual([signal.reason]);
});

it('tells a page of which a part failed', async () => {
  const faults: unknown[] = [];
  const broken = await draw(Promise.reject(new Error('broken')), new AbortController().signal, faults);
  expect(broken).toContain('Soon');
  expect(isRenderComplete(broken)).toBe(false);
  expect(faults).toHaveLength(1);
});
