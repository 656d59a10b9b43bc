import { afterEach, expect, it } from 'vitest';
import { localeRow } from '#locales';
import { businessZone, formatDay, setBusinessZone } from '#ds-i18n';
import { today } from './days';

afterEach(() => setBusinessZone(undefined));

it.each([
  ['Pacific/Kiritimati', 'Nov 27, 2026'],
  ['America/Los_Angeles', 'Nov 26, 2026'],
])('a moment is on the day that it is in %s, whatever the device says', (zone, day) => {
  setBusinessZone(zone);
  expect(formatDay('2026-11-26T20:00:00Z', localeRow('en'))).toBe(day);
});

it('a day of the brand stays that day everywhere', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', undefined]) {
    setBusinessZone(zone);
    expect(formatDay('2026-11-26', localeRow('en'))).toBe('Nov 26, 2026');
  }
});

it('today is the day of the brand, as soon as it is known', () => {
  const days = ['Pacific/Kiritimati', 'Pacific/Niue'].map((zone) => {
    setBusinessZone(zone);
    return today(businessZone()).toString();
  });
  expect(days).toEqual(['Pacific/Kiritimati', 'Pacific/Niue'].map((zone) => today(zone).toString()));
  expect(days[0]).not.toBe(days[1]);
});
