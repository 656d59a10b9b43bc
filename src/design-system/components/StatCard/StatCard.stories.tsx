import { expect } from 'storybook/test';
import { Money } from '#ds/Money';
import { forceState } from '#testing/State';
import { Matrix } from '#testing/Matrix';
import preview from '#.storybook/preview';
import { StatCard } from '.';

const trend = [3, 6, 4, 9, 12, 10, 7, 10, 14, 18, 15, 12, 20, 23];
const meta = preview.meta({
  component: StatCard,
  args: { label: 'Deposits', value: <Money amount="41430000" currency="USD" />, trend },
});

export const Linked = meta.story({ args: { href: '#deposits' } });
Linked.test('is a link as a whole, named by its label', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Deposits' });
  const figure = canvas.getByText(/414/).getBoundingClientRect();
  const hit = document.elementFromPoint(figure.x + 4, figure.y + 4);
  await expect(link.contains(hit)).toBe(true);
});

Linked.test('is reached by the Tab key and pressed anywhere', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: 'Deposits' });
  await expect(link).toHaveFocus();
  await userEvent.click(link);
  await expect(location.hash).toBe('#deposits');
});
/** Only a card that leads somewhere has states. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      <StatCard {...args} label="At rest" href="#rest" />
      <StatCard {...args} label="Hovered" href="#hovered" />
      <StatCard {...args} label="Focused" href="#focused" />
    </div>
  ),
  play: ({ canvas }) => {
    forceState(canvas.getByRole('link', { name: 'Hovered' }), 'hovered');
    forceState(canvas.getByRole('link', { name: 'Focused' }), 'focused', 'focus-visible');
  },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
    <StatCard
      label="Deposits"
      value={<Money amount="41430000" currency="USD" />}
      delta={{ label: '+12.8%', direction: 'up' }}
      trend={trend}
    />
    <StatCard
      label="New members"
      value="128"
      delta={{ label: '−3.1%', direction: 'down' }}
      caption="Last 7 days"
    />
    <StatCard label="Open bets" value="0" delta={{ label: '0%', direction: 'flat' }} trend={[1, 1, 1]} />
  </div>
);

export const Default = meta.story({ args: { delta: { label: '+12.8%', direction: 'up' } } });
Default.test('writes the change out beside the figure', async ({ canvas }) => {
  await expect(canvas.getByText('Deposits')).toBeVisible();
  await expect(canvas.getByText('+12.8%')).toBeVisible();
});
export const Directions = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  args: {
    label: 'Deposits of all members below you, without bonuses',
    value: <Money amount="9876543210987" currency="VND" />,
  },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
});
const phoneColumn = 173;
const padding = 16;
export const Narrow = meta.story({
  args: {
    value: <Money amount="1255162250" currency="USD" />,
    delta: { label: '−34.6%', direction: 'down' },
    trend,
  },
  decorators: [(Story) => <div style={{ inlineSize: phoneColumn }}>{Story()}</div>],
});
Narrow.test('keeps a long amount and its change within the card', async ({ canvas }) => {
  const { left } = canvas.getByText('Deposits').getBoundingClientRect();
  const end = left + phoneColumn - 2 * padding;
  await expect(canvas.getByText(/12,551,622/).getBoundingClientRect().right).toBeLessThanOrEqual(end);
  await expect(canvas.getByText('−34.6%').getBoundingClientRect().right).toBeLessThanOrEqual(end);
});
/** Where the sign of a currency of three letters stands behind the amount. */
export const NarrowAndSignBehind = meta.story({
  globals: { locale: 'ar' },
  args: { value: <Money amount="192044820" currency="USD" /> },
  decorators: [(Story) => <div style={{ inlineSize: phoneColumn }}>{Story()}</div>],
});
NarrowAndSignBehind.test('keeps the amount within the card', async ({ canvas }) => {
  const card = canvas.getByText('Deposits').getBoundingClientRect();
  const [sign] = canvas.getAllByText(/US/);
  await expect(sign?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
    card.right - phoneColumn + 2 * padding,
  );
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
