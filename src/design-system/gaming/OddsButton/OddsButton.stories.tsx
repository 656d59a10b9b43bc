import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OddsFormatContext } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { OddsButton } from '.';

const meta = preview.meta({
  component: OddsButton,
  args: {
    label: '1',
    price: 1_420,
    'aria-label': 'Halden City to win, Halden City – Port Varna',
    onChange: fn(),
  },
});
const row = { display: 'flex', gap: 8, maxInlineSize: 380 } as const;

const Gallery = () => (
  <div style={row}>
    <OddsButton label="1" price={1_420} defaultSelected />
    <OddsButton label="X" price={4_600} drift="up" />
    <OddsButton label="2" price={15_500} drift="down" />
    <OddsButton label="2" price={7_200} isDisabled />
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
        <OddsButton {...args} {...(hasRisen && { price: 1_520, drift: 'up' as const })} />
      </>
    );
  },
});
Drift.test('points out a change for a moment, in words too', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rise' }));
  await expect(canvas.getByText('Price has risen')).toBeInTheDocument();
  await waitFor(() => expect(canvas.queryByText('Price has risen')).toBeNull(), { timeout: 10_000 });
});
/** Prices below nothing, on the row and in the slip. */
const Malay = () => (
  <OddsFormatContext.Provider value="malay">
    <div style={row}>
      <OddsButton label="+0.25" price={1_910} />
      <OddsButton label="−0.75" price={2_200} />
      <OddsButton label="−1" price={2_750} defaultSelected />
    </div>
  </OddsFormatContext.Provider>
);
export const Negative = meta.story({ render: () => <Malay /> });
Negative.test('says a minus in words, and is red but on the accent', async ({ canvas }) => {
  const price = canvas.getByRole('button', { name: /−0\.75.*minus 0\.83/ });
  await expect(canvas.getByRole('button', { name: /0\.91/ })).toHaveAccessibleName(/^((?!minus).)*$/);
  const colourOf = (each: HTMLElement, figures: string) =>
    getComputedStyle(within(each).getByText(figures)).color;
  await expect(colourOf(price, '−0.83')).not.toBe(getComputedStyle(price).color);
  const chosen = canvas.getByRole('button', { name: /minus 0\.57/ });
  await expect(colourOf(chosen, '−0.57')).toBe(getComputedStyle(chosen).color);
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
        <OddsButton label="Hovered" price={1_420} />
      </State>
      <State is={['focus-visible']}>
        <OddsButton label="Focused" price={1_420} />
      </State>
    </div>
  ),
});
export const LongText = meta.story({
  args: { label: 'Over 2.5 goals and both teams to score', price: 1_250_000 },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
      <Malay />
    </Matrix>
  ),
});
