import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { FirstLimitDialog } from './FirstLimitDialog';

const meta = preview.meta({
  component: FirstLimitDialog,
  args: { isOpen: true, currency: 'USD', onSet: fn(), onSkip: fn(), isPending: false },
  ...wide,
});

interface User {
  type: (element: Element, text: string) => Promise<void>;
}
const field = () => screen.findByRole('textbox');
const amount =
  (text: string) =>
  async ({ userEvent }: { userEvent: User }) => {
    await userEvent.type(await field(), text);
  };

export const Default = meta.story({ tags: ['matrix', 'snapshot'] });
Default.test(
  'has the focus in an empty amount, and says in words that none is typed',
  async ({ args, userEvent }) => {
    const typed = await screen.findByLabelText('Your limit', { selector: 'input' });
    await waitFor(() => expect(typed).toHaveFocus());
    await expect(typed).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Set limit' }));
    await expect(typed).toHaveAccessibleDescription(/Enter an amount above zero/);
    await expect(args.onSet).not.toHaveBeenCalled();
  },
);
Default.test('repeats what will hold, and sets it, by keyboard alone', async ({ args, userEvent }) => {
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.keyboard('200');
  await expect(screen.getByRole('status')).toHaveTextContent('At most $200.00 in any 7 days.');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
  await expect(screen.getByRole('radio', { name: 'A month' })).toBeChecked();
  await expect(screen.getByRole('status')).toHaveTextContent('At most $200.00 a calendar month.');
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Set limit · $200.00 a month' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onSet).toHaveBeenCalledOnce();
  await expect(args.onSet).toHaveBeenCalledWith({ period: 'month', amount: '20000' });
});
Default.test('is closed by nothing but an answer', async ({ args, userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Set your deposit limit' });
  await userEvent.keyboard('{Escape}');
  await expect(dialog).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await expect(args.onSkip).not.toHaveBeenCalled();
});

export const Chosen = meta.story({ play: amount('200') });
export const ADay = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '50');
    await userEvent.click(screen.getByRole('radio', { name: '24 hours' }));
  },
});

/** The amount has a zero too many, or is written as elsewhere: it is asked which, and nothing is sent. */
export const TwoReadings = meta.story({ play: amount('1.500') });
TwoReadings.test('asks what was meant, and takes the answer', async ({ args, userEvent }) => {
  const typed = await field();
  await expect(typed).toHaveAccessibleDescription(/Use at most 2 decimal places\. Did you mean:/);
  await expect(screen.getByRole('button', { name: 'Set limit' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '$1,500.00' }));
  await expect(typed).toHaveFocus();
  await expect(typed).toHaveValue('1,500.00');
  await expect(screen.queryByRole('button', { name: '$1.50' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Set limit · $1,500.00 in 7 days' }));
  await expect(args.onSet).toHaveBeenCalledOnce();
  await expect(args.onSet).toHaveBeenCalledWith({ period: 'week', amount: '150000' });
});

/** No is said twice. */
export const Without = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '75');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue without a limit' }));
  },
});
Without.test('goes on without a limit after a second yes', async ({ args, userEvent }) => {
  await expect(
    await screen.findByRole('dialog', { name: 'Continue without a deposit limit?' }),
  ).toBeVisible();
  await expect(args.onSkip).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, continue without' }));
  await expect(args.onSkip).toHaveBeenCalledOnce();
  await expect(args.onSet).not.toHaveBeenCalled();
});
Without.test('leads back to what was typed', async ({ args, userEvent }) => {
  const back = await screen.findByRole('button', { name: 'Set a limit' });
  await waitFor(() => expect(back).toHaveFocus());
  await expect(back).toHaveAccessibleDescription(/^Nothing will stop a deposit/);
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await expect(await field()).toHaveValue('75.00');
  await expect(args.onSkip).not.toHaveBeenCalled();
});

export const Pending = meta.story({ args: { isPending: true }, play: amount('200') });
Pending.test('is not sent twice, and nothing else is answered meanwhile', async ({ args, userEvent }) => {
  await userEvent.type(await field(), '{Enter}');
  await expect(args.onSet).not.toHaveBeenCalled();
  await expect(screen.getByRole('button', { name: 'Continue without a limit' })).toBeDisabled();
});

export const Failed = meta.story({
  args: {
    notice: {
      tone: 'danger',
      title: 'We can’t reach the server',
      text: 'Your account is ready, but the limit may not be set. Try again, or look later in your account, under Safer play.',
    },
  },
  play: amount('200'),
});
Failed.test('says so, keeps the amount, and can be sent again or left', async ({ args, userEvent }) => {
  await expect(screen.getByRole('alert')).toHaveTextContent('Your account is ready');
  await userEvent.click(screen.getByRole('button', { name: 'Set limit · $200.00 in 7 days' }));
  await expect(args.onSet).toHaveBeenCalledOnce();
  await expect(args.onSet).toHaveBeenCalledWith({ period: 'week', amount: '20000' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue without a limit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, continue without' }));
  await expect(args.onSkip).toHaveBeenCalledOnce();
});

/** The currency of the account is on its way. */
export const Loading = meta.story({ args: { currency: undefined } });
export const NotLoaded = meta.story({
  args: {
    currency: undefined,
    notice: {
      tone: 'danger',
      title: 'We can’t reach the server',
      action: { label: 'Try again', onPress: fn() },
    },
  },
});
NotLoaded.test('offers to try again, and a way on without', async ({ args, userEvent }) => {
  await expect(await screen.findByRole('button', { name: 'Set limit' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(args.notice?.action?.onPress).toHaveBeenCalledOnce();
  await expect(screen.getByRole('button', { name: 'Continue without a limit' })).toBeEnabled();
});

export const Phone = meta.story({ ...phone, play: amount('200') });
Phone.test('is a page of its own, whose buttons stand at its foot', async () => {
  const dialog = await screen.findByRole('dialog');
  // It comes in from below.
  await waitFor(async () => {
    const { top, width, height } = dialog.parentElement?.getBoundingClientRect() ?? {};
    await expect([top, width, height]).toEqual([0, innerWidth, innerHeight]);
  });
  const last = screen.getByRole('button', { name: 'Continue without a limit' }).getBoundingClientRect();
  await expect(innerHeight - last.bottom).toBeLessThan(40);
});
export const PhoneTwoReadings = meta.story({ ...phone, play: amount('1.500') });
export const PhoneWithout = meta.story({
  ...phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue without a limit' }));
  },
});
/** Đồng has no decimals, and its sign stands behind the amount. */
export const Vietnamese = meta.story({
  ...phone,
  args: { currency: 'VND' },
  globals: { ...phone.globals, brand: 'lotus', theme: 'light', locale: 'vi' },
  play: amount('2.000.000'),
});
Vietnamese.test('reads and writes amounts as Vietnamese does', async ({ args, userEvent }) => {
  await expect(screen.getByRole('status')).toHaveTextContent(/^Tối đa 2\.000\.000\s₫ trong 7 ngày/);
  await userEvent.click(screen.getByRole('button', { name: /^Đặt giới hạn · 2\.000\.000/ }));
  await expect(args.onSet).toHaveBeenCalledOnce();
  await expect(args.onSet).toHaveBeenCalledWith({ period: 'week', amount: '200000000' });
});
export const Arabic = meta.story({
  ...phone,
  globals: { ...phone.globals, locale: 'ar' },
  play: amount('200'),
});
export const Thai = meta.story({
  ...phone,
  args: { currency: 'THB' },
  globals: { ...phone.globals, locale: 'th' },
  play: amount('5000'),
});
