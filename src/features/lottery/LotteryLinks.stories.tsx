import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LotteryLinks, type LotteryLinksProps } from './LotteryLinks';

const args: LotteryLinksProps = {
  title: 'Recently played lotteries',
  lotteries: [
    { name: 'Lotto 18', href: '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN', vassalage: 'TCG_LOTTO_VN' },
    { name: 'Five Digits 1′', href: '/lottery?id=l-SSC_60&vassalage=TCG_SEA', vassalage: 'TCG_SEA' },
  ],
};
const meta = preview.meta({ component: LotteryLinks, args });

export const Ready = meta.story();
Ready.test('leads to each lottery, in the window of its house where it has one', async ({ canvas }) => {
  const [own, inWindow] = canvas.getAllByRole('link');
  await expect(own).toHaveAttribute('href', '/vnlottery?id=vn-18&vassalage=TCG_LOTTO_VN');
  await expect(own).not.toHaveAttribute('target');
  await expect(inWindow).toHaveAttribute('target', 'lottery');
});

export const None = meta.story({ args: { lotteries: [] } });
None.test('has no heading over nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});
