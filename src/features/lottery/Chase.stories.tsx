import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { BasketPanel, type BasketPanelProps } from './BasketPanel';
import { noChase } from './chase';
import { MyBets } from './MyBets';
import { sampleBets, sampleChase, sampleLines, sampleTable } from './samples';

const { draw, upcoming } = sampleTable;

function Chasing(props: BasketPanelProps) {
  const [chase, setChase] = useState(props.chase);
  return (
    <BasketPanel
      {...props}
      chase={chase}
      onChase={(next) => {
        setChase(next);
        props.onChase(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: BasketPanel,
  args: {
    lines: sampleLines,
    issue: draw.issue,
    issues: [draw.issue, ...upcoming.map(({ issue }) => issue)],
    currency: 'USD',
    movedTo: undefined,
    isClosed: false,
    isSignedIn: true,
    balance: '10000000',
    isPending: false,
    isDone: false,
    failure: undefined,
    chase: { ...noChase, isOn: true },
    onChase: fn(),
    series: 1960,
    ownSeries: 1960,
    onSeries: fn(),
    onRemove: fn(),
    onPlace: fn(),
    onLogin: fn(),
  },
  render: (args) => <Chasing {...args} />,
});

const once = sampleLines.reduce((sum, { cost }) => sum + cost, 0n);
const dollars = (cents: bigint) =>
  (Number(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const Chase = meta.story({ tags: ['matrix'] });
Chase.test('says what all draws cost and when it ends', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(`5 draws, until ${upcoming[3]?.issue ?? ''}`)).toBeVisible();
  await expect(canvas.getByRole('button', { name: `Place bet · ${dollars(once * 5n)}` })).toBeVisible();
  await userEvent.click(canvas.getByRole('radio', { name: 'Double each draw' }));
  await expect(canvas.getByRole('button', { name: `Place bet · ${dollars(once * 31n)}` })).toBeVisible();
  await userEvent.click(canvas.getByRole('switch', { name: 'Stop after a win' }));
  await expect(args.onChase).toHaveBeenLastCalledWith({
    isOn: true,
    draws: 5,
    growth: 'double',
    stopsOnWin: false,
  });
});
Chase.test('is for one draw again when it is switched off', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Chase over several draws' }));
  await expect(canvas.getByRole('button', { name: `Place bet · ${dollars(once)}` })).toBeVisible();
  await expect(canvas.queryByRole('switch', { name: 'Stop after a win' })).toBeNull();
});

/** All draws cost more than there is. */
export const Short = meta.story({ args: { balance: String(once * 2n) } });
Short.test('is not placed without the money for every draw', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Place bet/ })).toBeDisabled();
});
export const OnPhone = meta.story({ ...phone });

const onStopChase = fn();
/** A chase among other bets. */
export const Running = meta.story({
  render: () => (
    <MyBets
      isSignedIn
      bets={asyncOf({ list: [...sampleChase, ...sampleBets] })}
      currency="USD"
      openIssue={draw.issue}
      isPending={false}
      failure={undefined}
      onCancel={fn()}
      onStopChase={onStopChase}
    />
  ),
});
Running.test('shows how far it is and gives back the rest', async ({ canvas, userEvent }) => {
  const chase = within(canvas.getByText('Chase: 2 of 5 draws').closest('li') as HTMLElement);
  // Two that are over and the one that is open; those to come are one sum.
  await expect(chase.getAllByText(/^Draw /)).toHaveLength(3);
  await expect(chase.getByText('$24.00 for later draws')).toBeVisible();
  await userEvent.click(chase.getByRole('button', { name: 'Stop chase' }));
  await expect(onStopChase).toHaveBeenCalledWith('chase');
});
