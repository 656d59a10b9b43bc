import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { SkeletonGroup } from '#ds/Skeleton';
import { phoneFrame } from '#testing/Frame';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
import { MatchRow, MatchRowSkeleton, type MatchOutcome, type MatchRowProps } from '.';

const outcomes: readonly MatchOutcome[] = [
  { id: 'home', label: '1', spoken: 'Port Varna to win', price: 10_500 },
  { id: 'draw', label: 'X', spoken: 'Draw', price: 4_890 },
  { id: 'away', label: '2', spoken: 'Halden City to win', price: 1_320 },
];
const args: MatchRowProps = {
  clock: '67′',
  isLive: true,
  home: { name: 'Port Varna', goals: 0 },
  away: { name: 'Halden City', goals: 1 },
  href: '#halden',
  onOpen: fn(),
  outcomes,
};
const meta = preview.meta({ component: MatchRow, args });

const Gallery = () => (
  <div>
    <MatchRow {...args} />
    <MatchRow
      {...args}
      clock="20:30"
      isLive={false}
      home={{ name: 'Ivybridge' }}
      away={{ name: 'Pinewood' }}
    />
    <MatchRow {...args} outcomes={undefined} closed="No prices now" />
  </div>
);

export const Default = meta.story();
Default.test('opens the match, and the match at one of its prices', async ({ canvas, userEvent }) => {
  const match = canvas.getByRole('link', { name: /Port Varna.*0.*Halden City.*1/ });
  await expect(match).toHaveAttribute('href', '#halden');
  await userEvent.click(match);
  await expect(args.onOpen).toHaveBeenLastCalledWith();
  canvas.getByRole('button', { name: /Halden City to win.*1\.32/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenLastCalledWith('away');
  await expect(canvas.getByRole('button', { name: /Draw/ })).not.toHaveAttribute('aria-pressed');
});

export const Moving = meta.story({
  render: function Moving() {
    const [price, setPrice] = useState(1_320);
    return (
      <>
        <Button onPress={() => setPrice((before) => before + 100)}>Rise</Button>
        <MatchRow
          {...args}
          outcomes={outcomes.map((each) => (each.id === 'away' ? { ...each, price } : each))}
        />
      </>
    );
  },
});
Moving.test('says for a moment, in words too, that a price has moved', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText('Price has risen')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Rise' }));
  await expect(canvas.getByText('Price has risen')).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: /1\.42/ })).toBeVisible();
  await waitFor(() => expect(canvas.queryByText('Price has risen')).toBeNull(), { timeout: 10_000 });
});

export const Upcoming = meta.story({
  args: {
    clock: '20:30',
    isLive: false,
    home: { name: 'Ivybridge Rovers' },
    away: { name: 'Pinewood United' },
  },
});
export const Suspended = meta.story({ args: { outcomes: undefined, closed: 'No prices now' } });
Suspended.test('offers no price that cannot be taken', async ({ canvas }) => {
  await expect(canvas.getByText('No prices now')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const OnePriceMissing = meta.story({
  args: { outcomes: outcomes.map((each) => (each.id === 'home' ? { ...each, price: null } : each)) },
});
export const Loading = meta.story({
  render: () => (
    <SkeletonGroup>
      <MatchRowSkeleton />
    </SkeletonGroup>
  ),
});
export const States = meta.story({
  render: () => (
    <>
      <State is={['hovered']}>
        <MatchRow {...args} />
      </State>
      <State is={['focus-visible']}>
        <MatchRow {...args} />
      </State>
    </>
  ),
});
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    home: { name: 'Ravensby Wanderers and District Athletic Association', goals: 10 },
    away: { name: 'สโมสรฟุตบอลท่าเรือแห่งชายฝั่งตะวันออก', goals: 2 },
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      <Gallery />
    </Matrix>
  ),
});
