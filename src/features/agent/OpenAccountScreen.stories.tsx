import { expect, fn } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { OpenAccountScreen, type OpenAccountValues } from './OpenAccountScreen';

const onSubmit = fn();
const form = {
  validate: ({ username }: OpenAccountValues) => (username === '' ? { username: 'Enter a username' } : {}),
  onSubmit,
  isPending: false,
};
const meta = preview.meta({
  component: OpenAccountScreen,
  args: {
    own: asyncOf({
      ownRates: [
        { gameType: 'ELOTT' as const, rate: 70 },
        { gameType: 'LIVE' as const, rate: 60 },
        { gameType: 'LOTT' as const, rate: 70 },
        { gameType: 'RNG' as const, rate: 120 },
      ],
      currency: 'USD',
    }),
    form,
    makePassword: () => 'kite-4821-ring',
    onNext: fn(),
    teamHref: '#team',
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('opens an agent with a share of the own rebates', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^Agent/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Username/ }), 'ngatran');
  const slots = canvas.getByRole('textbox', { name: 'Slots' });
  await userEvent.clear(slots);
  await userEvent.type(slots, '0.80%');
  await userEvent.tab();
  await expect(canvas.getByRole('group', { name: 'Rebates' })).toHaveTextContent(/\$8\.00.*\$4\.00/);
  const lottery = canvas.getByRole('textbox', { name: 'Lottery' });
  await userEvent.clear(lottery);
  await userEvent.type(lottery, '9%');
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await expect(lottery).toHaveValue('9%');
  await expect(lottery).toHaveAccessibleDescription(/0\.70%\u2069 or less/);
  await expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(lottery);
  await userEvent.type(lottery, '0,7');
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await expect(onSubmit).toHaveBeenCalledWith({
    username: 'ngatran',
    password: 'kite-4821-ring',
    type: 'agent',
    rates: [
      { gameType: 'RNG', rate: 80 },
      { gameType: 'ELOTT', rate: 70 },
      { gameType: 'LOTT', rate: 70 },
    ],
  });
});
Ready.test('says what is missing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
  await expect(canvas.getByRole('textbox', { name: /^Username/ })).toHaveAccessibleDescription(
    /Enter a username/,
  );
});
export const Taken = meta.story({
  args: { form: { ...form, refused: { field: 'username', message: 'This name is taken' } } },
});
export const Sending = meta.story({ args: { form: { ...form, isPending: true } } });
export const NoRebates = meta.story({ args: { own: asyncOf({ ownRates: [], currency: 'USD' }) } });
export const Opened = meta.story({ args: { opened: { account: 'ngatran', password: 'kite-4821-ring' } } });
Opened.test('hands over name and password, and goes on', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('kite-4821-ring')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Create another account' }));
  await expect(args.onNext).toHaveBeenCalled();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { own: asyncOf() } });
export const Failed = meta.story({
  args: { own: asyncOf(undefined, 'failed', noConnection) },
});
