import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { setBusinessZone } from '#ds-i18n';
import { localeRow } from '#locales';
import { slipTime } from './slipTime';

beforeEach(() => setBusinessZone('Asia/Ho_Chi_Minh'));
afterEach(() => setBusinessZone(undefined));

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const days = { firstDay: '2026-11-27', lastDay: '2026-11-27' };
const hour = { from: '2026-11-27T02:00:00Z', to: '2026-11-27T03:00:00Z' };

it.each(['hourly', 'realTime'] as const)('names the hour of a payslip by the brand’s clock: %s', (kind) => {
  const { from, to } = slipTime({ kind, ...hour, ...days }, localeRow('en'));
  expect([from, to].map(plain)).toEqual(['Nov 27, 2026, 9:00 AM', '10:00 AM']);
});

it('names the days of the others', () => {
  expect(slipTime({ kind: 'daily', ...hour, ...days }, localeRow('en')).from).toBe('Nov 27, 2026');
});

it('tells a settlement in both zones where they differ, and once where they do not', () => {
  const times = (zone: string) => {
    setBusinessZone(zone);
    return plain(formatInBothZones('2026-11-30T20:00:00Z', localeRow('en'))).split(' · ');
  };
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(times('Asia/Ho_Chi_Minh')[0]).toBe('Dec 1, 2026, 3:00 AM (UTC+7)');
  expect(times('UTC')[0]).toBe('Nov 30, 2026, 8:00 PM (UTC)');
  // Nobody lives at this offset.
  expect(times('Pacific/Chatham')).toEqual(['Dec 1, 2026, 9:45 AM (UTC+13:45)', ...times(own)]);
  expect(times(own)).toHaveLength(1);
});
