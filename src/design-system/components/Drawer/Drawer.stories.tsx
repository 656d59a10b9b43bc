import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Drawer, DrawerTrigger } from '.';

const meta = preview.meta({
  component: Drawer,
  args: {
    title: 'Filters',
    children: <p>Studios, features and limits.</p>,
    footer: <Button slot="close">Show 128 games</Button>,
  },
  render: (args) => (
    <DrawerTrigger>
      <Button tone="neutral">Open</Button>
      <Drawer {...args} />
    </DrawerTrigger>
  ),
});

export const Default = meta.story();
Default.test('opens over the page and gives the focus back', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Open' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await waitFor(() => expect(drawer).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
});
Default.test('closes by the cross and by its own button', async ({ canvas, userEvent }) => {
  for (const name of [/close/i, 'Show 128 games']) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
Default.test('closes when it is closed before a touch screen has drawn it', async ({ canvas }) => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  try {
    canvas.getByRole('button', { name: 'Open' }).click();
    const close = await screen.findByRole('button', { name: 'Show 128 games', hidden: true });
    // A pointer's events take longer than the two frames that count.
    close.click();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  } finally {
    Reflect.deleteProperty(navigator, 'maxTouchPoints');
  }
});

export const Open = meta.story({ tags: ['matrix'], render: (args) => <Drawer {...args} defaultOpen /> });
export const AtTheEnd = meta.story({
  ...phone,
  args: { side: 'end' },
  render: (args) => <Drawer {...args} defaultOpen />,
});
export const LongText = meta.story({
  ...phone,
  args: { title: 'Studios, features, limits and everything else', children: <p>{'Words. '.repeat(400)}</p> },
  render: (args) => <Drawer {...args} defaultOpen />,
});
