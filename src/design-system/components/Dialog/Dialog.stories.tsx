import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ds/Button';
import { RichText } from '#ds/RichText';
import { Select, SelectItem } from '#ds/Select';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { Dialog, DialogTrigger } from '.';
import type { DialogProps } from '.';

const Opened = (props: DialogProps) => (
  <DialogTrigger>
    <Button tone="neutral">Open</Button>
    <Dialog {...props} />
  </DialogTrigger>
);
const meta = preview.meta({
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Log out?',
    medal: { icon: IconLogout, tone: 'warning' as const },
    children: 'Your bets stay open and your balance is safe. You can log back in at any time.',
    actions: (
      <>
        <Button slot="close" tone="neutral" emphasis="ghost">
          Stay
        </Button>
        <Button slot="close">Log out</Button>
      </>
    ),
  },
});
const open = () => screen.findByRole('dialog', { name: 'Log out?' });
const coverOf = (dialog: HTMLElement) => dialog.parentElement?.parentElement ?? dialog;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story();
Default.test('takes the focus and gives it back on Escape', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Open' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await expect(await open()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(trigger).toHaveFocus());
});
/** Goes when it is pressed, as the form does that was saved. */
function Vanishing() {
  const [isThere, setThere] = useState(true);
  return isThere && <Button onPress={() => setThere(false)}>Save</Button>;
}
/** Firefox and Safari tell nobody that what had the focus has gone. */
const hush = (event: Event) => event.stopImmediatePropagation();
Default.test(
  'closes on Escape after what had the focus has gone',
  { args: { children: <Vanishing /> } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    save.focus();
    // For half a second after it opened React Aria looks after the focus by itself.
    await new Promise((resolve) => setTimeout(resolve, 700));
    for (const type of ['blur', 'focusout']) window.addEventListener(type, hush, true);
    try {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(save).not.toBeInTheDocument());
      await expect(await open()).toHaveFocus();
    } finally {
      for (const type of ['blur', 'focusout']) window.removeEventListener(type, hush, true);
    }
    await userEvent.keyboard('{Escape}');
    await gone();
  },
);
Default.test('tells when it comes in', { args: { onEnter: fn() } }, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const cover = coverOf(await open());
  await waitFor(() => expect(args.onEnter).toHaveBeenCalledWith(cover));
});
const entrance: { end?: () => void } = {};
Default.test(
  'keeps a list that is opened out of it before it is all there',
  {
    args: {
      onEnter: () =>
        new Promise<void>((resolve) => {
          entrance.end = resolve;
        }),
      children: (
        <Select label="Bank">
          <SelectItem id="acb">Asia Commercial Bank</SelectItem>
        </Select>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(within(await open()).getByRole('button', { name: /Bank/ }));
    const list = await screen.findByRole('listbox');
    entrance.end?.();
    // The list keeps the page closed as well, so that nothing tells when the dialog does.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(list.closest('[inert]')).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Asia Commercial Bank' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(within(await open()).getByRole('button', { name: /Asia Commercial Bank/ })).toBeVisible();
  },
);
Default.test(
  'closes by the cross, by a button and by a press on the cover',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    for (const name of [/close/i, 'Stay']) {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name }));
      await gone();
    }
    await userEvent.click(trigger);
    await userEvent.click(coverOf(await open()));
    await gone();
  },
);

export const Forced = meta.story({ args: { isDismissable: false } });
Forced.test('has no cross and stays on Escape and on a press outside', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await open();
  await expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(coverOf(dialog));
  await waitFor(() => expect(dialog).toBeVisible());
});

export const ClosesItself = meta.story({
  render: (args) => <Dialog {...args} isOpen />,
  args: { autoCloseAfter: 60, onOpenChange: fn() },
});
ClosesItself.test('asks to be closed when its time is over', async ({ args }) => {
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
});

const html =
  '<h3>Tonight</h3><p>Live tables pause <b>from 02:00</b>. <a href="/help">Ask us</a></p><script>1</script>';
export const Html = meta.story({
  tags: ['matrix'],
  args: { children: <RichText html={html} />, defaultOpen: true },
  render: (args) => <Dialog {...args} />,
});
export const Open = meta.story({ tags: ['matrix'], render: (args) => <Dialog {...args} defaultOpen /> });
Open.test('is 600 by 300 px, and higher only with its content', async () => {
  const panel = (await open()).parentElement;
  const { width, height } = panel?.getBoundingClientRect() ?? {};
  await expect([width, height]).toEqual([600, 300]);
});
export const Phone = meta.story({ ...phone, render: (args) => <Dialog {...args} defaultOpen /> });
/** A step of a process: what is over the title says which, and on a phone it is a page. */
export const Page = meta.story({
  ...phone,
  args: { lead: 'Step 2 of 3', onPhone: 'page', isDismissable: false },
  render: (args) => <Dialog {...args} defaultOpen />,
});
Page.test('fills a phone, with its buttons at the foot', async () => {
  const sides = (await open()).parentElement?.getBoundingClientRect();
  await expect([sides?.width, sides?.height]).toEqual([innerWidth, innerHeight]);
  const button = screen.getByRole('button', { name: 'Stay' }).getBoundingClientRect();
  await expect(innerHeight - button.bottom).toBeLessThan(40);
});
export const LongText = meta.story({
  ...phone,
  render: (args) => <Dialog {...args} defaultOpen />,
  args: {
    title: 'A title that takes more than one line of a small phone, as translations do',
    children: 'Words. '.repeat(400),
  },
});

const drawn = fn();
const shown = fn();
/** Says when it is drawn, and when it is shown. */
function Probe() {
  drawn();
  useEffect(shown, []);
  return <input aria-label="Username" autoFocus />;
}

function OpenedByState(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="neutral" onPress={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const Prerendered = meta.story({
  render: (args) => <OpenedByState {...args} />,
  args: { isPrerendered: true, children: <Probe />, actions: undefined },
  beforeEach: () => {
    drawn.mockClear();
    shown.mockClear();
  },
});
Prerendered.test('is drawn ahead, and nobody meets it before it opens', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  await expect(shown).not.toHaveBeenCalled();
  await expect(document.querySelector('input')).toBeNull();
  await expect(document.body).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await open();
  await expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  await expect(shown).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
});
