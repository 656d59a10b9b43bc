import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ahead } from './ahead';

const Word = ({ word }: { word: string }) => createElement('b', null, word);
const drawn = ({ Component }: ReturnType<typeof ahead<{ word: string }>>) =>
  renderToString(
    createElement(Suspense, { fallback: 'waiting' }, createElement(Component, { word: 'here' })),
  );

describe('code that is fetched ahead', () => {
  it('is drawn at once when it has come, and waited for otherwise', async () => {
    const one = ahead(() => Promise.resolve(Word));
    await one.load();
    expect(drawn(one)).toContain('<b>here</b>');
    expect(drawn(ahead(() => Promise.resolve(Word)))).toContain('waiting');
  });

  it('is fetched again after a failure', async () => {
    let tries = 0;
    const one = ahead(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Word);
    });
    await expect(one.load()).rejects.toThrow('offline');
    await one.load();
    expect(drawn(one)).toContain('<b>here</b>');
  });
});
