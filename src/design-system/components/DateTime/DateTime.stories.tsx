import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#ds/Stack';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { DateTime, type DateTimeFormat } from '.';

const moment = Date.UTC(2026, 10, 24, 18, 5, 9);
const meta = preview.meta({ component: DateTime, args: { value: moment, timeZone: 'UTC' } });
const formats: DateTimeFormat[] = ['date', 'longDate', 'time', 'dateTime', 'record', 'month'];

const Gallery = () => (
  <Stack gap={1} align="start">
    {formats.map((format) => (
      <DateTime key={format} value={moment} format={format} timeZone="UTC" />
    ))}
    <DateTime value={moment} format="relative" now={moment + 5 * 60_000} />
    <DateTime value={moment} format="relative" now={moment - 3 * 3_600_000} />
    <DateTime value={moment} format="relative" now={moment + 9 * 86_400_000} timeZone="UTC" />
  </Stack>
);

export const Default = meta.story();
Default.test('is machine-readable', async ({ canvas }) => {
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-24T18:05:09.000Z');
});
export const Formats = meta.story({ render: () => <Gallery /> });
Formats.test('counts back for a week and gives the date before that', async ({ canvas, globals }) => {
  if (globals['locale'] !== 'en') return;
  await expect(canvas.getByText('5 minutes ago')).toBeVisible();
  await expect(canvas.getByText('in 3 hours')).toBeVisible();
  await expect(canvas.getAllByText('Nov 24, 2026').length).toBeGreaterThan(1);
});
// Chromium has no data of these languages, and answers in its own or in bare codes such as M11.
const saysNothingElse = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  for (const each of canvas.getAllByRole('time'))
    await expect(each.textContent).not.toMatch(/Nov|Tue|M\d|\bago\b|\bin\b|[AP]M/);
};
Formats.test('says nothing in another language: Khmer', { globals: { locale: 'km' } }, saysNothingElse);
Formats.test('says nothing in another language: Lao', { globals: { locale: 'lo' } }, saysNothingElse);
Formats.test('says nothing in another language: Burmese', { globals: { locale: 'my' } }, saysNothingElse);
Formats.test('says nothing in another language: Nepali', { globals: { locale: 'ne' } }, saysNothingElse);
Formats.test('says nothing in another language: Sinhala', { globals: { locale: 'si' } }, saysNothingElse);
Formats.test('says nothing in another language: Mongolian', { globals: { locale: 'mn' } }, saysNothingElse);
Formats.test('says nothing in another language: Kazakh', { globals: { locale: 'kk' } }, saysNothingElse);
Formats.test('says nothing in another language: Uzbek', { globals: { locale: 'uz' } }, saysNothingElse);
export const NotADate = meta.story({ args: { value: 'yesterday' } });
NotADate.test('shows a dash for what is no date', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible();
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
