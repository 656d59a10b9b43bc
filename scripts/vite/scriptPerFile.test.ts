import { expect, test } from 'vitest';
import { scriptPerFile } from './scriptPerFile.ts';

const { transformIndexHtml } = scriptPerFile();
const transform = (html: string): unknown => {
  if (typeof transformIndexHtml !== 'object') throw new Error('It changes the page.');
  return (transformIndexHtml.handler as (page: string) => unknown)(html);
};

test('the large files of the first screen get scripts of their own, with their nonce', () => {
  expect(transform('<link rel="modulepreload" crossorigin href="/assets/libraries-x1.js" nonce="n">')).toBe(
    '<script type="module" async crossorigin src="/assets/libraries-x1.js" nonce="n"></script>',
  );
});

test('what is only preloaded, and the page’s own script, stay as they are', () => {
  const html =
    '<script type="module" crossorigin src="/assets/index-a.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/rolldown-runtime-b.js">';
  expect(transform(html)).toBe(html);
});
