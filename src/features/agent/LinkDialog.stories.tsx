import { expect, fn, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { phone } from '#testing/Frame';
import { LinkDialog, type LinkDialogProps } from './LinkDialog';
import { linkSamples } from './linkSamples';

const args: LinkDialogProps = {
  ownRates: [
    { gameType: 'LIVE', rate: 40 },
    { gameType: 'RNG', rate: 80 },
  ],
  today: '2025-11-21',
  nameLength: 40,
  form: { validate: () => ({}), onSubmit: fn(), isPending: false },
  onClose: fn(),
};
const meta = preview.meta({ component: LinkDialog, args });
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const New = meta.story({ tags: ['matrix', 'snapshot'] });
New.test('makes a link with a kind, a bound and rebates', async ({ userEvent, args: given }) => {
  const dialog = await opened('New link');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Poster');
  await userEvent.click(dialog.getByRole('radio', { name: /^Agent/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Registration limit/ }), '20');
  const slots = dialog.getByRole('textbox', { name: /^Slots/ });
  await userEvent.clear(slots);
  await userEvent.type(slots, '0.5{Tab}');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await expect(given.form.onSubmit).toHaveBeenCalledWith({
    name: 'Poster',
    type: 'agent',
    rates: [{ gameType: 'RNG', rate: 50 }],
    mostUses: 20,
  });
});
New.test('asks for a name', async ({ userEvent, args: given }) => {
  const dialog = await opened('New link');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await expect(dialog.getByText('Enter a name')).toBeInTheDocument();
  await expect(given.form.onSubmit).not.toHaveBeenCalled();
});

export const Edit = meta.story({ args: { link: linkSamples[1] } });
Edit.test('changes name and bounds, and leaves what accounts get', async ({ userEvent, args: given }) => {
  const dialog = await opened('Edit link');
  await expect(dialog.queryByRole('radio')).toBeNull();
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Poster 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect(given.form.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Poster 2', endsOn: '2026-01-31' }),
  );
});

export const Refused = meta.story({
  args: { notice: { tone: 'danger' as const, title: 'You have as many links as there may be.' } },
});
Refused.test('says why it came to nothing', async () => {
  const dialog = await opened('New link');
  await expect(dialog.getByRole('alert')).toHaveTextContent('as many links');
});

export const Phone = meta.story({ ...phone });
