import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lazyWithPreload } from './lazyWithPreload';

const Word = ({ word }: { word: string }) => createElement('b', null, word);
const drawn = ({ Component }: ReturnType<typeof lazyWithPreload<{ word: string }>>) =>
  renderToString(createElement(Component, { word: 'here' }));

describe('code that is fetched ahead', () => {
  it('is drawn at once when it has come, and nothing otherwise', async () => {
    const one = lazyWithPreload(() => Promise.resolve(Word));
    expect(drawn(one)).toBe('');
    await one.load();
    expect(drawn(one)).toBe('<b>here</b>');
  });

  it('is fetched again after a failure, once that has been told', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let tries = 0;
    const one = lazyWithPreload(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Word);
    });
    await expect(one.load()).rejects.toThrow('offline');
    await expect(one.load()).rejects.toThrow('offline');
    expect(drawn(one)).toBe('');
    vi.advanceTimersByTime(1_000);
    await one.load();
    expect(drawn(one)).toBe('<b>here</b>');
  });
});
