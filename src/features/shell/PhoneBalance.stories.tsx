import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { PhoneBalance, type PhoneBalanceProps } from './PhoneBalance';

const onToggleHidden = fn();
const onRefresh = fn();
const balance = {
  amount: '1248025',
  currency: 'USD',
  isHidden: false,
  isUpdating: false,
  onToggleHidden,
  onRefresh,
};
const args: PhoneBalanceProps = { balance, deposit: <Button icon={IconPlus}>Deposit</Button> };
const meta = preview.meta({
  component: PhoneBalance,
  ...phone,
  parameters: { ...phone.parameters, layout: 'padded' },
  args,
});

export const Ready = meta.story();
Ready.test('hides at a press', async ({ canvas, userEvent }) => {
  onToggleHidden.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
  await expect(onToggleHidden).toHaveBeenCalledOnce();
});
Ready.test('refreshes at a press on the amount', async ({ canvas, userEvent }) => {
  onRefresh.mockClear();
  await userEvent.click(canvas.getByText(/12,480/));
  await expect(onRefresh).toHaveBeenCalledOnce();
});
export const Hidden = meta.story({ args: { balance: { ...balance, isHidden: true } } });
export const Loading = meta.story({ args: { balance: { ...balance, amount: undefined } } });
Loading.test('takes the room of the amount before it has one', async ({ canvas }) => {
  const height = canvas.getByRole('region', { name: 'Balance' }).getBoundingClientRect().height;
  await expect(canvas.getByRole('status')).toHaveTextContent('Balance updating');
  await expect(Math.abs(height - 78)).toBeLessThanOrEqual(8);
});
export const WithoutDeposit = meta.story({ args: { deposit: undefined } });
export const LongText = meta.story({
  args: { balance: { ...balance, amount: '99999999999999', currency: 'VND' } },
});
export const Matrix = Ready.extend({ tags: ['matrix', '!autodocs'] });
