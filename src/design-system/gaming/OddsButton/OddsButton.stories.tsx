import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { OddsButton } from '.';

const meta = preview.meta({
  component: OddsButton,
  args: {
    label: '1',
    price: '1.42',
    'aria-label': 'Halden City to win, Halden City – Port Varna',
    onChange: fn(),
  },
});
const row = { display: 'flex', gap: 8, maxInlineSize: 380 } as const;

const Gallery = () => (
  <div style={row}>
    <OddsButton label="1" price="1.42" defaultSelected />
    <OddsButton label="X" price="4.60" drift="up" />
    <OddsButton label="2" price="15.50" drift="down" />
    <OddsButton label="2" price="7.20" isDisabled />
  </div>
);

export const Default = meta.story();
Default.test(
  'goes into the slip and out of it, by press and by Space',
  async ({ canvas, userEvent, args }) => {
    const price = canvas.getByRole('button', { name: /Halden City to win.*1\.42/ });
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(price).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
);
export const Drift = meta.story({
  render: function Drift(args) {
    const [hasRisen, setRisen] = useState(false);
    return (
      <>
        <Button onPress={() => setRisen(true)}>Rise</Button>
        <OddsButton {...args} {...(hasRisen && { price: '1.52', drift: 'up' as const })} />
      </>
    );
  },
});
Drift.test('points out a change for a moment, in words too', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rise' }));
  await expect(canvas.getByText('Price has risen')).toBeInTheDocument();
  await waitFor(() => expect(canvas.queryByText('Price has risen')).toBeNull(), { timeout: 10_000 });
});
export const Action = meta.story({ args: { isAction: true, onPress: fn() } });
Action.test('opens instead of going into a slip', async ({ canvas, userEvent, args }) => {
  const price = canvas.getByRole('button', { name: /Halden City to win.*1\.42/ });
  await expect(price).not.toHaveAttribute('aria-pressed');
  await userEvent.click(price);
  await expect(args.onPress).toHaveBeenCalledOnce();
});
export const Suspended = meta.story({ args: { isDisabled: true } });
Suspended.test('shows no price that cannot be taken', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Suspended/ })).toBeDisabled();
  await expect(canvas.queryByText('1.42')).toBeNull();
});
export const States = meta.story({
  render: () => (
    <div style={row}>
      <State is={['hovered']}>
        <OddsButton label="Hovered" price="1.42" />
      </State>
      <State is={['focus-visible']}>
        <OddsButton label="Focused" price="1.42" />
      </State>
    </div>
  ),
});
export const LongText = meta.story({
  args: { label: 'Over 2.5 goals and both teams to score', price: '1,250.00' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
