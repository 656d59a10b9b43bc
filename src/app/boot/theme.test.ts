import { afterEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './theme';

afterEach(() => vi.unstubAllGlobals());

test('follows of another tab what was chosen there, and nothing else that it writes', () => {
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  const root = { dataset: { theme: 'dark' } } as unknown as HTMLElement;
  const restore = vi.fn();
  const stop = followOtherTabs({ oddsFormat: restore }, root);
  const write = (key: string | null, newValue: string | null = null) =>
    browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  write('session', '…');
  expect(restore).not.toHaveBeenCalled();
  write('theme', 'light');
  expect([root.dataset['theme'], restore.mock.calls.length]).toEqual(['light', 0]);
  write('oddsFormat', 'malay');
  write(null);
  expect(restore).toHaveBeenCalledTimes(2);
  stop();
  write('oddsFormat', 'decimal');
  expect(restore).toHaveBeenCalledTimes(2);
});
