import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import preview from '#.storybook/preview';
import { Popover, PopoverTrigger } from '.';

const meta = preview.meta({
  component: Popover,
  args: { title: 'Minimum stake', children: 'The smallest bet that this table takes in your currency.' },
  render: (args) => (
    <PopoverTrigger>
      <Button tone="neutral" emphasis="outline">
        What is this?
      </Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
});

export const Default = meta.story();
Default.test('opens by keyboard, and gives the focus back on Escape', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'What is this?' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'Minimum stake' });
  await waitFor(() => expect(popover).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});
Default.test('closes by a press elsewhere', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
  await screen.findByRole('dialog');
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    await screen.findByRole('dialog');
  },
});
export const LongText = meta.story({
  args: { title: 'A title of several words that wraps', children: 'Words without end. '.repeat(30) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    await screen.findByRole('dialog');
  },
});
