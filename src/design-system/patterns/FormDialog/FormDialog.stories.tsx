import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { TextField } from '#ds/TextField';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { FormDialog, type FormDialogProps } from '.';

const onSend = fn();
const meta = preview.meta({
  component: FormDialog,
  args: {
    title: 'Name this account',
    isOpen: true,
    isPending: false,
    onOpenChange: fn(),
    form: {
      onSubmit: (event) => {
        event.preventDefault();
        onSend();
      },
      validationErrors: undefined,
    },
    labels: { submit: 'Save', cancel: 'Cancel', pending: 'Saving' },
    discard: {
      title: 'Leave without saving?',
      body: 'What you typed is lost.',
      confirm: 'Leave',
      cancel: 'Go on',
    },
    children: <TextField name="name" label="Name" description="Only you see it." />,
  },
});
const Opened = (props: FormDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Name
      </Button>
      <FormDialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setOpen(next);
        }}
      />
    </>
  );
};

export const Default = meta.story({ render: (args) => <Opened {...args} /> });
Default.test('sends by the button outside the form and by Enter', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Savings{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect(onSend).toHaveBeenCalledTimes(2);
});
Default.test('closes at once when nothing was typed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
  await screen.findByRole('dialog', { name: 'Name this account' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const Dirty = meta.story({ args: { isDirty: true }, render: (args) => <Opened {...args} /> });
Dirty.test('asks before what was typed is lost', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const Pending = meta.story({ args: { isPending: true } });
Pending.test('stays while it is sent', async ({ userEvent, args }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
});
export const Refused = meta.story({
  args: {
    tone: 'danger',
    error: 'The name was not saved. Try again in a moment.',
    form: { onSubmit: onSend, validationErrors: { name: 'This name is taken by another account of yours' } },
  },
});
export const Open = meta.story({ tags: ['matrix'] });
export const LongText = meta.story({
  ...phone,
  args: {
    title: 'Name the account that the money of your withdrawals is sent to',
    labels: { submit: 'Save this name for all withdrawals', cancel: 'Leave it without a name' },
  },
});
