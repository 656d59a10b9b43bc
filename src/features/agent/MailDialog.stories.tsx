import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { asyncOf } from '#testing/asyncOf';
import { phone } from '#testing/Frame';
import { MailDialog, type MailDialogProps } from './MailDialog';

const audiences = [
  { audience: 'direct' as const, accounts: 38 },
  { audience: 'agents' as const, accounts: 174 },
  { audience: 'members' as const, accounts: 2_244 },
  { audience: 'quiet' as const, accounts: 1 },
  { audience: 'team' as const, accounts: 2_418 },
];
const args: MailDialogProps = {
  terms: asyncOf({ audiences, left: 19 }),
  lengths: { title: 80, text: 1_000 },
  form: { validate: () => ({}), onSubmit: fn(), isPending: false },
  onClose: fn(),
};
const meta = preview.meta({ component: MailDialog, args });
const opened = async (name = 'Message to the team') => within(await screen.findByRole('dialog', { name }));

export const Group = meta.story({ tags: ['matrix', 'snapshot'] });
Group.test('goes to the group that is chosen, with subject and text', async ({ userEvent, args: given }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('radio', { name: /^All agents.*174 accounts/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'October');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Thank you all.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(given.form.onSubmit).toHaveBeenCalledWith({
    audience: 'agents',
    title: 'October',
    text: 'Thank you all.',
  });
});
Group.test('asks for a subject and a text', async ({ userEvent, args: given }) => {
  const dialog = await opened();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), '   ');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(dialog.getByRole('button', { name: 'Enter a subject' })).toBeInTheDocument();
  await expect(dialog.getByRole('button', { name: 'Enter a message' })).toBeInTheDocument();
  await expect(given.form.onSubmit).not.toHaveBeenCalled();
});

export const One = meta.story({ args: { receiver: { id: 'mai', account: 'mai.vu' } } });
One.test('goes to one downline without a choice', async ({ userEvent, args: given }) => {
  const dialog = await opened('Message to mai.vu');
  await expect(dialog.queryByRole('radio')).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Offer');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'See the new terms.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(given.form.onSubmit).toHaveBeenCalledWith({
    audience: 'one',
    id: 'mai',
    title: 'Offer',
    text: 'See the new terms.',
  });
});

export const NoTeam = meta.story({
  args: { terms: asyncOf({ audiences: audiences.map((each) => ({ ...each, accounts: 0 })), left: 20 }) },
});
NoTeam.test('offers no group without anybody', async () => {
  const dialog = await opened();
  for (const radio of dialog.getAllByRole('radio')) await expect(radio).toBeDisabled();
});

export const UsedUp = meta.story({ args: { terms: asyncOf({ audiences, left: 0 }) } });
UsedUp.test('sends nothing more today', async ({ userEvent, args: given }) => {
  const dialog = await opened();
  await expect(dialog.getByText('No more messages today')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'October');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Thank you all.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await expect(given.form.onSubmit).not.toHaveBeenCalled();
});

export const Refused = meta.story({
  args: { notice: { tone: 'danger' as const, title: 'There’s no one to send this to' } },
});
Refused.test('says why it came to nothing', async () => {
  const dialog = await opened();
  await expect(dialog.getByText('There’s no one to send this to')).toBeInTheDocument();
});

export const Phone = meta.story({ ...phone });

export const Loading = meta.story({ args: { terms: asyncOf() } });

export const Failed = meta.story({ args: { terms: asyncOf(undefined, 'failed') } });
Failed.test('asks again', async ({ userEvent, args: given }) => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await expect(given.terms.retry).toHaveBeenCalledOnce();
});
