import { expect, fn, within } from 'storybook/test';
import { asyncOf } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { LotteryLobbyScreen, type LotteryLobbyScreenProps } from './LotteryLobbyScreen';
import { sampleLotteries, sampleNow, samplePopular } from './samples';

const args: LotteryLobbyScreenProps = {
  lotteries: asyncOf(sampleLotteries),
  vendors: [
    { code: 'TCG_SEA', name: 'SEA Lottery' },
    { code: 'GPI', name: 'GPI Lottery' },
  ],
  vendor: undefined,
  onVendor: fn(),
  recent: [],
  houses: [],
  opened: [],
  popular: samplePopular,
  popularCount: '20',
  onPopularCount: fn(),
  now: sampleNow,
  onDrawClose: fn(),
};
const meta = preview.meta({ component: LotteryLobbyScreen, args });

export const Ready = meta.story({ ...wide, tags: ['matrix'] });
Ready.test('leads to the betting page of each lottery, the soonest draws first', async ({ canvas }) => {
  const next = within(canvas.getByRole('region', { name: 'Next draws' }));
  await expect(next.getAllByRole('link')).toHaveLength(3);
  const digits = within(canvas.getByRole('region', { name: 'Five digits' }));
  await expect(digits.getByRole('link', { name: 'Bet on Five Digits 1′' })).toHaveAttribute(
    'href',
    '/lottery?game=SSC_60',
  );
});
Ready.test('shows one kind of lottery alone, by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('radio', { name: 'All' }).focus();
  await userEvent.click(canvas.getByRole('radio', { name: 'Dice' }));
  await expect(canvas.getByRole('region', { name: 'Dice' })).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Five digits' })).toBeNull();
  await expect(canvas.queryByRole('region', { name: 'Next draws' })).toBeNull();
});
Ready.test('says how often popular numbers came', async ({ canvas }) => {
  const popular = within(canvas.getByRole('region', { name: 'Popular numbers' }));
  await expect(popular.getAllByRole('listitem')[0]).toHaveTextContent('2716 times');
});
Ready.test(
  'asks for the lotteries of one house, and for more popular numbers',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'GPI Lottery' }));
    await expect(args.onVendor).toHaveBeenCalledWith('GPI');
    await userEvent.click(canvas.getByRole('radio', { name: '100' }));
    await expect(args.onPopularCount).toHaveBeenCalledWith('100');
  },
);
export const Member = meta.story({
  args: {
    recent: [{ name: 'Lotto 18', href: '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN' }],
    houses: [
      {
        code: 'SAFFRON_LOCK',
        name: 'Saffron Lock',
        lotteries: [
          { name: 'Saffron 18', href: '/lottery?id=sl-18&vassalage=SAFFRON_LOCK' },
          { name: 'Lobby of Saffron Lock', href: '/lottery?id=&vassalage=SAFFRON_LOCK' },
        ],
      },
    ],
    opened: sampleLotteries,
  },
});
Member.test('leads to the lotteries of a house, and to its lobby', async ({ canvas }) => {
  const house = within(canvas.getByRole('region', { name: 'Games of Saffron Lock' }));
  await expect(house.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Saffron 18',
    'Lobby of Saffron Lock',
  ]);
});
Member.test('shows what was drawn last and what was played last', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('region', { name: 'Recently played lotteries' })).getByRole('link'),
  ).toHaveTextContent('Lotto 18');
  const opened = within(canvas.getByRole('region', { name: 'Results' }));
  await expect(opened.getAllByRole('listitem').length).toBeGreaterThan(2);
});
Member.test('opens a lottery in the window of its house', async ({ canvas }) => {
  const [next] = canvas.getAllByRole('link', { name: 'Bet on Five Digits 1′' });
  await expect(next).toHaveAttribute('target', 'lottery');
});
export const Phone = meta.story({ ...phone });
export const Empty = meta.story({ args: { lotteries: asyncOf([]), popular: [] } });
export const Loading = meta.story({ args: { lotteries: asyncOf() } });
export const Failed = meta.story({ args: { lotteries: asyncOf(undefined, 'failed') } });
Failed.test('can be asked for again', async ({ canvas, userEvent, args: given }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(given.lotteries.retry).toHaveBeenCalledOnce();
});
