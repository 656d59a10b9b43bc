import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ApplyDialog } from './ApplyDialog';
import { EnvelopeDialog, type EnvelopeDialogProps } from './EnvelopeDialog';

const onSend = fn();
const onDraw = fn();
const meta = preview.meta({
  component: ApplyDialog,
  args: {
    title: 'Lose by one goal, get the stake back',
    answerHours: 24,
    isOpen: true,
    onOpenChange: fn(),
    onSend,
    isPending: false,
  },
});

export const Apply = meta.story({ tags: ['matrix'] });
Apply.test('sends a comment that is short enough, counted as a person counts', async ({ userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, 'The goal in minute 93');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  await expect(onSend).toHaveBeenCalledWith('The goal in minute 93', []);
});
Apply.test('keeps one that is too long, and does not send it', async ({ userEvent }) => {
  onSend.mockClear();
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(141));
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  await expect(onSend).not.toHaveBeenCalled();
  await expect(field).toHaveValue('a'.repeat(141));
});
export const ApplyPhone = meta.story({ ...phone });
export const Sending = meta.story({ args: { isPending: true } });
export const ApplyRefused = meta.story({
  args: { notice: { tone: 'danger', title: 'Only png and jpg pictures are taken' } },
});

const envelope: EnvelopeDialogProps = {
  isOpen: true,
  onOpenChange: fn(),
  onDraw,
  isPending: false,
  currency: 'USD',
  left: 2,
};
const shows = (props: Partial<EnvelopeDialogProps> = {}) => ({
  render: () => <EnvelopeDialog {...envelope} {...props} />,
});
export const Envelope = meta.story({ ...shows(), tags: ['matrix'] });
Envelope.test('is opened', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open an envelope' }));
  await expect(onDraw).toHaveBeenCalled();
});
export const Opening = meta.story(shows({ isPending: true }));
export const Won = meta.story(shows({ prize: '800', left: 1 }));
Won.test('reads the amount out', async () => {
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You have $8.00. It is in your main wallet.'),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open another one' })).toBeVisible());
});
export const Nothing = meta.story(shows({ prize: '0', left: 0 }));
Nothing.test('says so and can only be closed', async () => {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing this time.'));
  await expect(screen.queryByRole('button', { name: /Open/ })).toBeNull();
});
export const EnvelopeRefused = meta.story(
  shows({ notice: { tone: 'danger', title: 'Nothing to claim right now' } }),
);
