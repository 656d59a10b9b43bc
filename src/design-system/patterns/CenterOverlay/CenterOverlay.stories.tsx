import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '#ds/Avatar';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { TextField } from '#ds/TextField';
import { PageAction, PageAsOf, PageHead } from '#patterns/PageHead';
import { ListRow, ListRows } from '#patterns/ListRow';
import { phone, tablet, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { CenterOverlay, type CenterOverlayItem, type CenterOverlayProps } from '.';

const personal: CenterOverlayItem[] = [
  {
    id: 'account',
    label: 'My account',
    href: '#account',
    icon: IconUser,
    line: 'Authenticator code is not set',
  },
  { id: 'wallet', label: 'Wallet', href: '#wallet', icon: IconWallet },
  { id: 'deposit', label: 'Deposit', href: '#deposit', icon: IconArrowDownLeft },
  { id: 'history', label: 'Betting record', href: '#history', icon: IconTicket, end: '3 open' },
  {
    id: 'messages',
    label: 'Messages',
    href: '#messages',
    icon: IconMail,
    count: { count: 5, label: '5 unread messages' },
  },
  { id: 'safer', label: 'Safer play', href: '#safer', icon: IconLifebuoy, place: 'foot' },
];
const agent: CenterOverlayItem[] = [
  { id: 'overview', label: 'Overview', href: '#overview', icon: IconChartLine, group: 'Team' },
  {
    id: 'news',
    label: 'Announcements',
    href: '#news',
    icon: IconMail,
    count: { count: 2, label: '2 unread announcements' },
    group: 'Team',
  },
  { id: 'pnl', label: 'User profit and loss', href: '#pnl', icon: IconTicket, group: 'Records' },
  { id: 'income', label: 'My income', href: '#income', icon: IconWallet, group: 'Records' },
];
const person = (
  <ListRows isCard={false}>
    <ListRow media={<Avatar name="Minh Tran" />} title="Minh Tran" line="24,860 pts" />
  </ListRows>
);
const page = (
  <>
    <PageHead
      line="Every bet with what became of it."
      asOf={<PageAsOf onPress={fn()}>As of 14:38</PageAsOf>}
      actions={<PageAction icon={IconDownload} label="Export" onPress={fn()} />}
    />
    <Card>
      <TextField label="Amount" />
    </Card>
  </>
);
const meta = preview.meta({
  component: CenterOverlay,
  args: {
    'aria-label': 'Pages of my account',
    items: personal,
    current: 'history',
    title: 'Betting record',
    header: person,
    listHref: '#list',
    children: page,
    onClose: fn(),
  },
});
const asAgent = {
  items: agent,
  current: 'pnl',
  title: 'User profit and loss',
  narrow: 'rail',
  railHeader: <Avatar name="Linh Pham" />,
} satisfies Partial<CenterOverlayProps>;

const Opened = (props: CenterOverlayProps) => {
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(props.current);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        My account
      </Button>
      {isOpen && (
        <CenterOverlay
          {...props}
          current={current}
          onClose={() => {
            setOpen(false);
          }}
        >
          <Button
            onPress={() => {
              setCurrent('wallet');
            }}
          >
            Go on
          </Button>
        </CenterOverlay>
      )}
    </>
  );
};

export const Default = meta.story({ ...wide, tags: ['matrix'] });
Default.test('has its pages as links with an address, and says which is open', async () => {
  const overlay = await screen.findByRole('dialog', { name: 'Betting record' });
  const nav = within(overlay).getByRole('navigation', { name: 'Pages of my account' });
  await expect(within(nav).getByRole('link', { name: 'Messages 5 unread messages' })).toHaveAttribute(
    'href',
    '#messages',
  );
  await expect(within(nav).getByRole('link', { name: 'Betting record' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(within(nav).getAllByRole('link').at(-1)).toHaveAccessibleName('Safer play');
});
Default.test('has what its page says and offers in its head, before the page', async () => {
  const overlay = within(await screen.findByRole('dialog', { name: 'Betting record' }));
  const order = [
    overlay.getByRole('button', { name: 'Export' }),
    overlay.getByRole('button', { name: /close/i }),
    overlay.getByRole('button', { name: /As of 14:38/ }),
    overlay.getByRole('textbox', { name: 'Amount' }),
  ];
  const stops = [...document.querySelectorAll<HTMLElement>('button, input')];
  const places = order.map((each) => stops.indexOf(each));
  await expect(places).toEqual(places.toSorted((a, b) => a - b));
});
export const FromThePage = meta.story({ ...wide, render: (args) => <Opened {...args} /> });
FromThePage.test(
  'locks the page below, takes the focus, and gives both back on Escape',
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'My account' });
    const scrolling = () => getComputedStyle(document.documentElement).overflowY;
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const overlay = await screen.findByRole('dialog', { name: 'Betting record' });
    await waitFor(() => expect(overlay.contains(document.activeElement)).toBe(true));
    await expect(scrolling()).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(scrolling()).not.toBe('hidden');
  },
);
FromThePage.test('starts a new page at its top', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page'),
  );
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
export const Tablet = meta.story(tablet);
Tablet.test('leads back to the list of pages, and out', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '#list');
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  await expect(args.onClose).toHaveBeenCalled();
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
Phone.test('leads back to the list of pages', async () => {
  await waitFor(() => expect(screen.getByRole('link', { name: 'Back' })).toBeVisible());
  await expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
});
export const PhoneList = meta.story({
  ...phone,
  tags: ['matrix'],
  args: {
    current: undefined,
    title: 'Account',
    items: personal.map((item, index) => ({ ...item, group: index < 3 ? 'Money' : 'You' })),
    children: null,
  },
});
PhoneList.test('lists the pages, each with an address', async () => {
  const list = await screen.findByRole('list', { name: 'Money' });
  await expect(within(list).getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '#wallet');
  await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Messages55 unread messages',
  );
});
export const Agent = meta.story({ ...wide, args: asAgent });
export const AgentTablet = meta.story({ ...tablet, tags: ['matrix'], args: asAgent });
AgentTablet.test('keeps the drawings of its pages at the side, and names them', async ({ userEvent }) => {
  const link = await screen.findByRole('link', { name: 'My income' });
  await expect(screen.getByRole('link', { name: 'Announcements 2 unread announcements' })).toBeVisible();
  await userEvent.tab();
  link.focus();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('My income'));
});
export const AgentPhone = meta.story({ ...phone, tags: ['matrix'], args: asAgent });
AgentPhone.test('keeps all pages in a drawer, which closes when one is chosen', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /open menu/i }));
  const drawer = await screen.findByRole('dialog', { name: 'Pages of my account' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'My income' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pages of my account' })).toBeNull());
});
export const LongText = meta.story({
  ...phone,
  args: { title: 'Everything that was paid into this account', children: 'Words. '.repeat(500) },
});
