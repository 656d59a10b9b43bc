import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LotteryLinks, type LotteryLinksProps } from './LotteryLinks';

const args: LotteryLinksProps = {
  title: 'Lotteries played last',
  lotteries: [
    { name: 'Lotto 18', href: '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN', vassalage: 'TCG_LOTTO_VN' },
    { name: 'Five Digits 1′', href: '/lottery?id=l-SSC_60&vassalage=TCG_SEA', vassalage: 'TCG_SEA' },
  ],
  opensWindow: fn((vassalage) => vassalage === 'TCG_SEA'),
};
const meta = preview.meta({ component: LotteryLinks, args });

export const Ready = meta.story();
Ready.test('opens a lottery in the window of its house, where it has one', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Lotto 18' })).toHaveAttribute(
    'href',
    '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN',
  );
  await userEvent.click(canvas.getByRole('link', { name: 'Five Digits 1′' }));
  await expect(args.opensWindow).toHaveBeenLastCalledWith(
    'TCG_SEA',
    '/lottery?id=l-SSC_60&vassalage=TCG_SEA',
  );
});

export const None = meta.story({ args: { lotteries: [] } });
None.test('has no heading over nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});
