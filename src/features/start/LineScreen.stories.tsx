import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import { lostConnection } from '#testing/asyncOf';
import preview from '#.storybook/preview';
import type { Line } from './LineRow';
import { LineScreen, type LineScreenProps } from './LineScreen';
import { brandOf, brands } from './samples';

const line = (domain: string, speed: Line['speed'], isCurrent = false): Line => ({
  domain,
  href: `https://${domain}/`,
  speed,
  isCurrent,
});
const measured = [
  line('aurora.example', 412, true),
  line('aurora-2.example', 86),
  line('aurora-3.example', 1180),
  line('aurora-4.example', 'unreachable'),
];
const args: LineScreenProps = { brand: brands.aurora, lines: measured, onMeasure: fn() };
const meta = preview.meta({
  component: LineScreen,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <LineScreen {...args} brand={brandOf(globals['brand'])} />,
});

export const Measured = meta.story();
Measured.test('says how fast each is in figure and word, and leads there', async ({ canvas }) => {
  const [here, best, slow, dead] = canvas.getAllByRole('listitem');
  await expect(here).toHaveTextContent(/You are here.*Usable.*412 ms/);
  await expect(best).toHaveTextContent(/Fastest.*Fast.*86 ms/);
  await expect(slow).toHaveTextContent(/Slow.*1,180 ms/);
  await expect(dead).toHaveTextContent('No answer');
  await expect(canvas.getByRole('link', { name: 'Switch aurora-2.example' })).toHaveAttribute(
    'href',
    'https://aurora-2.example/',
  );
  await expect(canvas.getAllByRole('link', { name: /^Switch / })).toHaveLength(3);
});
Measured.test('measures again by keyboard', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Test again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onMeasure).toHaveBeenCalledOnce();
});
export const Measuring = meta.story({
  args: {
    lines: measured.map((entry, index) => (index === 1 ? entry : { ...entry, speed: 'measuring' as const })),
  },
});
Measuring.test('calls none the fastest before all have answered', async ({ canvas }) => {
  await expect(canvas.queryByText('Fastest')).toBeNull();
});
export const AllUnreachable = meta.story({
  args: { lines: measured.map((entry) => ({ ...entry, speed: 'unreachable' as const })) },
});
export const One = meta.story({ args: { lines: [line('aurora.example', 120, true)] } });
export const Loading = meta.story({ args: { lines: undefined } });
export const Empty = meta.story({ args: { lines: [] } });
export const Failed = meta.story({
  args: {
    lines: undefined,
    failure: lostConnection(),
  },
});
Failed.test('offers to ask again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.failure?.action?.onPress).toHaveBeenCalledOnce();
});
export const LongDomain = meta.story({
  ...phone,
  args: { lines: [line('a-very-long-name-of-a-mirror.of-the-aurora-gaming-site.example', 640), ...measured] },
});
export const Phone = meta.story({ ...phone });
export const Matrix = Measured.extend({ tags: ['matrix', '!autodocs'] });
