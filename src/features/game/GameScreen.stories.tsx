import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phone } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { sinceLogin } from '../saferPlay/samples';
import { MessagesLink } from '../shell/MessagesLink';
import { PhoneBar } from '../shell/PhoneBar';
import { brands } from '../shell/samples';
import { SiteLayout } from '../shell/SiteLayout';
import { GameScreen, type GameScreenProps } from './GameScreen';

/** A page that stands in for a game: the frame is what these stories show, not what is in it. */
// The site's policy lets the platform's games in, and an empty page.
const url = 'about:blank';

const args: GameScreenProps = {
  status: 'playing',
  name: 'Ember Fox',
  url,
  now: Date.UTC(2026, 10, 27, 14, 38),
  support: '/help',
  onBack: fn(),
  onReopen: fn(),
  onLogin: fn(),
  onFreePlay: fn(),
};

const meta = preview.meta({
  component: GameScreen,
  args,
  parameters: { layout: 'fullscreen' },
});

const playing: Partial<GameScreenProps> = {
  lastRound: { text: 'Last round: won $2.40', isSaid: false },
  sitting: { minutes: 72, stake: '75350', payout: '75030', lossLeft: '1360', currency: 'USD' },
  loggedInAt: new Date(Date.UTC(2026, 10, 27, 13, 26)).toISOString(),
  sums: sinceLogin,
  onNetOpen: fn(),
  balance: { amount: '124825', currency: 'USD' },
  links: { limits: '#limits', break: '#break', bets: '#bets' },
};

export const Playing = meta.story({ args: playing, tags: ['matrix'] });
Playing.test('names the frame, keeps it in its box and leads back', async ({ canvas, userEvent, args }) => {
  const frame = canvas.getByTitle('Game: Ember Fox');
  await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the lobby' }));
  await expect(args.onBack).toHaveBeenCalledOnce();
});

Playing.test('says how long, how much, and what is left', async ({ canvas }) => {
  await expect(canvas.getByText('72 minutes')).toBeVisible();
  await expect(canvas.getByLabelText('Net this session')).toHaveTextContent('−$3.20');
  await expect(canvas.getByText('Balance').parentElement).toHaveTextContent('$1,248.25');
});

Playing.test('says how the last round ended, where the game does not', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Last round: won $2.40');
});

export const SaidByTheGame = meta.story({
  args: { ...playing, lastRound: { text: 'Last round: won $2.40', isSaid: true } },
});
SaidByTheGame.test('shows how the last round ended, and does not say it again', async ({ canvas }) => {
  await expect(canvas.getByText('Last round: won $2.40')).toBeVisible();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** In the site, whose own header makes way. */
export const Phone = meta.story({
  ...phone,
  decorators: [blockNavigation],
  args: playing,
  tags: ['matrix'],
  render: (args) => (
    <SiteLayout
      chrome="header"
      header={
        <PhoneBar
          brand={brands.aurora}
          headerTheme="match"
          onSearch={fn()}
          onOpenMenu={fn()}
          account={<MessagesLink href="/personal/messageV2" unread={5} />}
        />
      }
    >
      <GameScreen {...args} />
    </SiteLayout>
  ),
});
Phone.test('has one bar, with the game below it to the end of the window', async ({ canvas }) => {
  await expect(canvas.queryByRole('banner')).toBeNull();
  const bar = canvas.getByRole('heading', { name: 'Ember Fox' }).closest('[data-page-bar]');
  const { top, bottom } = bar?.getBoundingClientRect() ?? {};
  await expect(top).toBe(0);
  const game = canvas.getByTitle('Game: Ember Fox').getBoundingClientRect();
  await expect([game.top, game.bottom]).toEqual([bottom, window.innerHeight]);
  await expect(canvas.getByText(/1 hr 12 min$/)).toBeVisible();
  await expect(canvas.getByText('Balance').parentElement).toHaveTextContent('$1,248.25');
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});

/** What the bar has no room for. */
export const PhoneMenu = Phone.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await screen.findByRole('dialog');
  },
});
PhoneMenu.test('closes with the page that it leads to', async ({ userEvent }) => {
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Betting record' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
});
PhoneMenu.test('hangs from the bar, and gives the focus back', async ({ canvas, userEvent }) => {
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  await expect(within(menu).getByText('Net').parentElement).toHaveTextContent('−$3.20');
  await expect(within(menu).getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '#limits');
  await waitFor(() => {
    const { left, right, top } = menu.getBoundingClientRect();
    return expect([left, right, top]).toEqual([0, window.innerWidth, 57]);
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
});
/** An iPhone. */
export const PhoneWithoutFullScreen = Phone.extend({
  tags: ['!matrix'],
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'requestFullscreen');
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    return () => void Object.defineProperty(Element.prototype, 'requestFullscreen', own ?? {});
  },
});
PhoneWithoutFullScreen.test(
  'has no button for full screen, and the game fills the window',
  async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('heading', { name: 'Ember Fox' }).closest('[data-page-bar]');
    const { left, right, top, bottom } = canvas.getByTitle('Game: Ember Fox').getBoundingClientRect();
    const below = bar?.getBoundingClientRect().bottom;
    await expect([left, right, top, bottom]).toEqual([0, window.innerWidth, below, window.innerHeight]);
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(menu).getByRole('link', { name: 'Limits' })).toBeVisible();
    await expect(within(menu).queryByRole('button', { name: 'Full screen' })).toBeNull();
  },
);
export const PhoneSignedOut = Phone.extend({
  args: { status: 'signedOut', url: undefined, sitting: undefined, links: undefined, balance: undefined },
});
export const TimedOut = meta.story({ args: { status: 'timedOut', url: undefined } });
TimedOut.test('has a way on and a way back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
  await expect(args.onReopen).toHaveBeenCalledOnce();
});
export const Serviced = meta.story({
  args: {
    status: 'refused',
    url: undefined,
    notice: {
      tone: 'danger',
      title: 'This studio’s games are under maintenance',
      text: 'They open again at 21 Nov 2025, 18:00.',
    },
  },
});

export const Launching = meta.story({ args: { status: 'launching', url: undefined, name: undefined } });
export const Loading = meta.story({ args: { status: 'loading' } });

export const Slow = meta.story({ args: { status: 'slow' } });
Slow.test('offers to open the game again', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
  await expect(args.onReopen).toHaveBeenCalledOnce();
});

export const SignedOut = meta.story({ args: { status: 'signedOut', url: undefined }, tags: ['matrix'] });
SignedOut.test(
  'says that a login is needed and takes it by keyboard',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Log in to play');
    canvas.getByRole('button', { name: 'Log in' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
);

export const Refused = meta.story({
  args: {
    status: 'refused',
    url: undefined,
    notice: {
      tone: 'danger',
      title: 'This game is closed at the moment',
      action: { label: 'Try again', onPress: fn() },
    },
  },
  tags: ['matrix'],
});

export const LongText = meta.story({
  args: { name: 'The Very Long and Winding Tale of the Fox of the Northern Pass and Its Seven Lanterns' },
});
