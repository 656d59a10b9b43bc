import { expect, test } from 'vitest';
import { beginAfterPaint } from './beginAfterPaint.ts';

const { transformIndexHtml } = beginAfterPaint();
const transform = (html: string): unknown => {
  if (typeof transformIndexHtml !== 'object') throw new Error('It changes the page.');
  return (transformIndexHtml.handler as (page: string) => unknown)(html);
};
const script = '<script type="module" crossorigin src="/assets/index-a.js" nonce="n"></script>';

test('the page’s own script is fetched ahead, and imported last by a script of the page', () => {
  const page = transform(
    `<head>${script}<link rel="modulepreload" crossorigin href="/assets/rolldown-runtime-b.js">` +
      '<link rel="modulepreload" crossorigin href="/assets/libraries-x1.js" nonce="n">' +
      '<link rel="modulepreload" crossorigin href="/assets/first-x2.js" nonce="n"></head><body></body>',
  );
  expect(page).toContain('<head><link rel="modulepreload" crossorigin href="/assets/index-a.js" nonce="n">');
  expect(page).toContain('["/assets/libraries-x1.js","/assets/first-x2.js","/assets/index-a.js"]');
  expect(page).toMatch(/<body> *<script nonce="__CSP_NONCE__">/);
});

test('a page without a script of its own is no page of the site', () => {
  expect(() => transform('<body></body>')).toThrow('no script');
});
