import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '#ds/IconButton';
import preview from '#.storybook/preview';
import { Tooltip, TooltipTrigger } from '.';

const meta = preview.meta({
  component: Tooltip,
  args: { children: 'Ask for the balance again' },
  render: (args) => (
    <div style={{ padding: 60 }}>
      <TooltipTrigger delay={0} closeDelay={0}>
        <IconButton icon={IconRefresh} aria-label="Refresh" emphasis="outline" />
        <Tooltip {...args} />
      </TooltipTrigger>
    </div>
  ),
});

export const Default = meta.story();
Default.test(
  'shows while the keyboard is on the control, and describes it',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Ask for the balance again');
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription(
      'Ask for the balance again',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
);
Default.test('shows while the pointer is on the control', async ({ canvas, userEvent }) => {
  // Hovering counts as a pointer's only after one has moved.
  await userEvent.pointer({ target: document.body });
  await userEvent.hover(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(await screen.findByRole('tooltip')).toBeVisible();
  await userEvent.unhover(canvas.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

export const Open = meta.story({ tags: ['matrix'], args: { isOpen: true } });
export const Placements = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 160, padding: '60px 160px' }}>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <TooltipTrigger key={placement} isOpen>
          <IconButton icon={IconRefresh} aria-label={placement} emphasis="outline" />
          <Tooltip placement={placement}>{`Placed at the ${placement}`}</Tooltip>
        </TooltipTrigger>
      ))}
    </div>
  ),
});
export const LongText = meta.story({
  args: { isOpen: true, children: 'Words that nobody would read in a tooltip. '.repeat(4) },
});
