import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ConvertDialog } from './ConvertDialog';
import { RedeemDialog } from './RedeemDialog';
import { sampleConfig, sampleItems } from './samples';

const meta = preview.meta({
  component: RedeemDialog,
  args: {
    item: sampleItems[0] as (typeof sampleItems)[number],
    points: 24_860,
    isOpen: true,
    onOpenChange: fn(),
    onNext: fn(),
  },
});

const onNext = fn();
const redeem = (place: number) => ({
  render: () => (
    <RedeemDialog
      isOpen
      item={sampleItems[place] ?? (sampleItems[0] as (typeof sampleItems)[number])}
      points={24_860}
      country="SG"
      onOpenChange={fn()}
      onNext={onNext}
    />
  ),
});
export const Redeem = meta.story({ ...redeem(0), tags: ['matrix'] });
Redeem.test('asks where it is sent to', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Delivery address/ }), '1 Harbour Road');
  await userEvent.type(screen.getByRole('textbox', { name: /Mobile number/ }), '8123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect(onNext).toHaveBeenCalledWith({
    quantity: 1,
    address: '1 Harbour Road',
    mobileNum: '+6581234567',
  });
});
export const RedeemVoucher = meta.story(redeem(1));
export const RedeemMoney = meta.story(redeem(2));

const onConvert = fn();
export const Convert = meta.story({
  tags: ['matrix'],
  render: () => (
    <ConvertDialog
      isOpen
      config={sampleConfig}
      points={24_860}
      onOpenChange={fn()}
      onConvert={onConvert}
      isPending={false}
    />
  ),
});
Convert.test('says what it brings', async ({ userEvent }) => {
  await expect(await screen.findByText(/Goes to your main wallet/)).toHaveTextContent('$248.00');
  await userEvent.click(screen.getByRole('button', { name: /^Convert/ }));
  await expect(onConvert).toHaveBeenCalledWith(24_800);
});
Convert.test('is set by a slider, step by step', async ({ userEvent }) => {
  const slider = await screen.findByRole('slider', { name: 'Points' });
  slider.focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect(screen.getByText(/Goes to your main wallet/)).toHaveTextContent('$246.00');
  await waitFor(() => expect(screen.getByText('260 points')).toBeVisible());
  await userEvent.keyboard('{Home}');
  await expect(screen.getByText(/Goes to your main wallet/)).toHaveTextContent('$10.00');
});
export const ConvertRefused = meta.story({
  render: () => (
    <ConvertDialog
      isOpen
      config={sampleConfig}
      points={500}
      onOpenChange={fn()}
      onConvert={fn()}
      isPending={false}
      notice={{ tone: 'danger', title: 'The rate has changed' }}
    />
  ),
});
