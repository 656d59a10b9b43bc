import { expect, fn, screen, within } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { TransactionPasswordPrompt } from './TransactionPasswordPrompt';

const meta = preview.meta({
  component: TransactionPasswordPrompt,
  args: {
    title: 'Withdraw $2,000.00?',
    submit: 'Withdraw $2,000.00',
    isSet: true,
    triesLeft: 5,
    form: { validate: () => ({}), onSubmit: fn(), isPending: false },
    onClose: fn(),
    onSet: fn(),
  },
});

export const Ready = meta.story({ tags: ['matrix'] });
Ready.test('sends what was typed', async ({ userEvent, args }) => {
  await userEvent.type(
    await screen.findByLabelText(/^Transaction password/, { selector: 'input' }),
    '482915',
  );
  await userEvent.keyboard('{Enter}');
  await expect(args.form.onSubmit).toHaveBeenCalledWith({ transactionPassword: '482915' });
});
Ready.test(
  'is neither filled in nor offered to be saved by a browser that keeps a login',
  async ({ userEvent }) => {
    const field = await screen.findByLabelText(/^Transaction password/, { selector: 'input' });
    // The type is what browsers go by; what is typed is dots all the same, until it is to be seen.
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(getComputedStyle(field).getPropertyValue('-webkit-text-security')).toBe('disc');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await expect(getComputedStyle(field).getPropertyValue('-webkit-text-security')).toBe('none');
  },
);
export const Wrong = meta.story({
  args: {
    triesLeft: 3,
    form: {
      validate: () => ({}),
      onSubmit: fn(),
      isPending: false,
      refused: { field: 'transactionPassword', message: 'The transaction password is wrong' },
    },
  },
});
Wrong.test('says how many tries are left', async () => {
  await expect(await screen.findByRole('dialog')).toHaveTextContent('3 of 5 tries left');
});
export const Failed = meta.story({ args: { notice: { tone: 'danger', title: 'No connection' } } });
export const Locked = meta.story({ args: { triesLeft: 0, lockedUntil: '2025-11-22T07:24:00.000Z' } });
export const Unset = meta.story({ ...phone, args: { isSet: false } });
Unset.test('leads to setting one', async ({ userEvent, args }) => {
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Set it now' }),
  );
  await expect(args.onSet).toHaveBeenCalledOnce();
});
