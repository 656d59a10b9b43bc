import { expect, fn, screen, waitFor } from 'storybook/test';
import { loadPlans } from '#ds/PhoneField';
import preview from '#.storybook/preview';
import { ConvertDialog } from './ConvertDialog';
import { RedeemDialog, type RedeemDialogProps } from './RedeemDialog';
import { sampleConfig, sampleItems } from './samples';

const meta = preview.meta({
  component: RedeemDialog,
  args: {
    item: sampleItems[0] as (typeof sampleItems)[number],
    points: 24_860,
    first: { quantity: 1, address: '', mobileNum: '', country: 'SG' },
    isOpen: true,
    onOpenChange: fn(),
    onNext: fn(),
  },
});

const onNext = fn();
const redeem = (place: number, props: Partial<RedeemDialogProps> = {}) => ({
  render: () => (
    <RedeemDialog
      isOpen
      item={sampleItems[place] ?? (sampleItems[0] as (typeof sampleItems)[number])}
      points={24_860}
      first={{ quantity: 1, address: '', mobileNum: '', country: 'SG' }}
      onOpenChange={fn()}
      onNext={onNext}
      {...props}
    />
  ),
});
export const Redeem = meta.story({ ...redeem(0), tags: ['matrix'] });
Redeem.test('asks where it is sent to', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Delivery address/ }), '1 Harbour Road');
  await userEvent.type(screen.getByRole('textbox', { name: /Mobile number/ }), '8123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect(onNext).toHaveBeenCalledWith(
    { quantity: 1, address: '1 Harbour Road', mobileNum: '+6581234567' },
    { quantity: 1, address: '1 Harbour Road', mobileNum: '8123 4567', country: 'SG' },
  );
});
Redeem.test('says in each field what is wrong with it', async ({ userEvent }) => {
  onNext.mockClear();
  // Before the plans have come, the platform reads the number.
  await loadPlans();
  const address = await screen.findByRole('textbox', { name: /Delivery address/ });
  const mobile = screen.getByRole('textbox', { name: /Mobile number/ });
  await userEvent.type(address, 'Here');
  await userEvent.type(mobile, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await expect(address).toHaveAccessibleDescription(/Enter where to send it/);
  await expect(mobile).toHaveAccessibleDescription(/Enter the number to send it to/);
  await expect(onNext).not.toHaveBeenCalled();
});
/** The platform does not take the number: what was typed is still there. */
export const RedeemRefused = meta.story(
  redeem(0, {
    first: { quantity: 2, address: '1 Harbour Road', mobileNum: '8123 4567', country: 'SG' },
    refused: { field: 'mobileNum', message: 'Check the mobile number' },
  }),
);
RedeemRefused.test('says so where it was typed', async () => {
  const mobile = await screen.findByRole('textbox', { name: /Mobile number/ });
  await expect(mobile).toHaveValue('8123 4567');
  await expect(mobile).toHaveAccessibleDescription(/Check the mobile number/);
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
