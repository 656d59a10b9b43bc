import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { GameScreen, type GameScreenProps } from './GameScreen';

/** A page that stands in for a game: the frame is what these stories show, not what is in it. */
// The site's policy lets the platform's games in, and an empty page.
const url = 'about:blank';

const args: GameScreenProps = {
  status: 'playing',
  name: 'Ember Fox',
  url,
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

export const Playing = meta.story({
  args: {
    lastRound: 'Last round: won $2.40',
    sitting: { minutes: 12, net: -320n, currency: 'USD' },
    balance: { amount: '124825', currency: 'USD' },
  },
  tags: ['matrix'],
});
Playing.test('names the frame, keeps it in its box and leads back', async ({ canvas, userEvent, args }) => {
  const frame = canvas.getByTitle('Game: Ember Fox');
  await expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the lobby' }));
  await expect(args.onBack).toHaveBeenCalledOnce();
});

Playing.test('says how long, how much, and what is left', async ({ canvas }) => {
  await expect(canvas.getByText('12 minutes')).toBeVisible();
  await expect(canvas.getByLabelText('Net this session')).toHaveTextContent('−$3.20');
  await expect(canvas.getByText('Balance').parentElement).toHaveTextContent('$1,248.25');
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

export const Closed = meta.story({ args: { status: 'closed', url: undefined } });

export const LongText = meta.story({
  args: { name: 'The Very Long and Winding Tale of the Fox of the Northern Pass and Its Seven Lanterns' },
});
