import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatusLine } from './statusLine';

const line = { dataset: {} as Record<string, string>, textContent: '', live: '' };
beforeEach(() => {
  const setAttribute = (_: string, value: string) => (line.live = value);
  vi.stubGlobal('document', { querySelector: () => Object.assign(line, { setAttribute }) });
});
afterEach(() => vi.unstubAllGlobals());

it('shows the seconds of the ring beside it, and speaks them once', () => {
  const status = new StatusLine();
  status.sayCounting('Place your bets: {seconds} seconds.', 12);
  status.count(12);
  expect(line).toMatchObject({ textContent: 'Place your bets: 12 seconds.', live: 'polite' });
  status.count(11);
  expect(line).toMatchObject({ textContent: 'Place your bets: 11 seconds.', live: 'off' });
});

it('keeps what was said since, and speaks it', () => {
  const status = new StatusLine();
  status.sayCounting('Place your bets: {seconds} seconds.', 12);
  status.say('Placed.', 'good');
  status.count(11);
  expect(line).toMatchObject({ textContent: 'Placed.', live: 'polite', dataset: { tone: 'good' } });
});
