import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import preview from '#.storybook/preview';
import { LoadingOverlay } from '.';

const onPressBelow = fn();
const meta = preview.meta({
  component: LoadingOverlay,
  args: { isOpen: true, label: 'Opening the game' },
  render: (args) => (
    <>
      <Button tone="neutral" onPress={onPressBelow}>
        Below
      </Button>
      <LoadingOverlay {...args} />
    </>
  ),
});

export const Default = meta.story({ tags: ['matrix'] });
Default.test(
  'takes the page away from pointer, keyboard and reader, and says what is awaited',
  async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Opening the game' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(screen.getByText('Below').closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    const { left, top } = screen.getByText('Below').getBoundingClientRect();
    const onTop = document.elementFromPoint(left + 1, top + 1);
    await userEvent.click(onTop ?? document.body);
    await expect(onPressBelow).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toHaveTextContent('Opening the game');
  },
);

export const Unnamed = meta.story({ args: { label: undefined } });
export const LongText = meta.story({
  args: {
    label: 'Moving the balance of the provider back to the main wallet, which can take up to a minute',
  },
});
