import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AccountButton } from './AccountButton';
import { MemberMenu, type MemberMenuProps } from './MemberMenu';
import { FetchFailureContext, OnDemand } from '../OnDemand';
import { Region } from '../Region';
import { inRegions } from '../regionSamples';
import { avatarSrc } from './samples';

const member = { name: 'Minh Tran', avatarSrc };
const args: MemberMenuProps = {
  member,
  entries: ['members', 'deposit', 'agent', 'withdrawal', 'accountRecord', 'bettingRecord'],
  onAction: fn(),
};
const meta = preview.meta({ component: MemberMenu, args });

export const Member = meta.story();
Member.test('opens with a press, leads on, and gives the focus back', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Account of Minh Tran' });
  await userEvent.click(button);
  await expect(screen.getAllByRole('menuitem')).toHaveLength(7);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Betting record' }));
  await expect(args.onAction).toHaveBeenCalledOnce();
  await expect(args.onAction).toHaveBeenCalledWith('bettingRecord');
  await waitFor(() => expect(button).toHaveFocus());
});
Member.test('works by keyboard alone', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Account of Minh Tran' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Members' })).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  await expect(args.onAction).toHaveBeenCalledOnce();
  await expect(args.onAction).toHaveBeenCalledWith('signOut');
});

export const Open = meta.story({ tags: ['matrix'], args: { defaultOpen: true } });

/** A brand with a live chat. */
export const WithChat = meta.story({ args: { entries: ['members', 'chat'], defaultOpen: true } });
WithChat.test('opens the chat', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Live chat' }));
  await expect(args.onAction).toHaveBeenCalledWith('chat');
});

/** A player who is no agent. */
export const Player = meta.story({
  args: {
    entries: ['members', 'deposit', 'withdrawal', 'accountRecord', 'bettingRecord'],
    defaultOpen: true,
  },
});
Player.test('has no agent area', async () => {
  await expect(await screen.findAllByRole('menuitem')).toHaveLength(6);
  await expect(screen.queryByRole('menuitem', { name: 'Agent' })).toBeNull();
});

/** Entries that lead to pages are links. */
export const Links = meta.story({ args: { hrefs: { bettingRecord: '#bets' }, defaultOpen: true } });
Links.test('have an address', async () => {
  await expect(await screen.findByRole('menuitem', { name: 'Betting record' })).toHaveAttribute(
    'href',
    '#bets',
  );
});

/** An agent who has no member centre. */
export const AgentOnly = meta.story({ args: { entries: ['agent'], defaultOpen: true } });
AgentOnly.test('has the agent area and the way out', async () => {
  await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
});

/** A trial account may sign out and nothing else. */
export const Restricted = meta.story({ args: { entries: [], defaultOpen: true } });
Restricted.test('shows only what the account may use', async () => {
  await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
});

/** Only the button is on the page; its menu's code comes with the first press. */
export const FetchedWhenWanted = meta.story({
  render: (args) => (
    <OnDemand
      load={() => Promise.resolve({ Menu: MemberMenu })}
      closed={(trigger) => <AccountButton member={args.member} {...trigger} />}
    >
      {({ Menu }) => <Menu {...args} defaultOpen />}
    </OnDemand>
  ),
});
FetchedWhenWanted.test('the first press opens it', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Account of Minh Tran' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findAllByRole('menuitem')).toHaveLength(7);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Account of Minh Tran' })).toHaveFocus());
});

const onFailure = fn();
const neverFetched = (args: MemberMenuProps) => (
  <OnDemand
    load={() => Promise.reject(new Error('offline'))}
    closed={(trigger) => <AccountButton member={args.member} {...trigger} />}
  >
    {() => null}
  </OnDemand>
);

/** Its code does not come: the button stays, and the site is told. */
export const NotFetched = meta.story({
  render: (args) => <FetchFailureContext value={onFailure}>{neverFetched(args)}</FetchFailureContext>,
});
NotFetched.test('keeps its button and the focus, and can be pressed again', async ({ canvas, userEvent }) => {
  onFailure.mockClear();
  const button = canvas.getByRole('button', { name: 'Account of Minh Tran' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith(new Error('offline')));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
  await expect(button).toHaveFocus();
});

/** The same on a page without the site's notices. */
export const NotFetchedAlone = meta.story({
  decorators: [inRegions],
  render: (args) => <Region name="the region">{neverFetched(args)}</Region>,
});
NotFetchedAlone.test(
  'is told to the region around',
  { parameters: { expectedErrors: [/offline/] } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Minh Tran' }));
    await expect(await canvas.findByText('the region')).toBeVisible();
  },
);
