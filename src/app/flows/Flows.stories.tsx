import type { StoryContext } from '@storybook/react-vite';
import { configure, expect, getConfig, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { BrandId } from '#theme/brands';
import type { LocaleTag } from '#locales';
import { demoAccounts } from '#demo/seed/demoAccounts.ts';
import { FlowSite } from './FlowSite';
import { openFlow, type Flow } from './openFlow';

/** What the page has open; the next story ends it. */
let open: Flow | undefined;
const close = () => {
  open?.stop();
  open = undefined;
};

type EventWrapper = ReturnType<typeof getConfig>['eventWrapper'];
const asItComes: EventWrapper = (happen) => happen();
let ofSteps: EventWrapper | undefined;

/** Storybook has React draw within each event; the site draws when it likes, and an event may come in the middle of it. */
function playAsVisitors(): void {
  const { eventWrapper } = getConfig();
  if (eventWrapper !== asItComes) ofSteps = eventWrapper;
  configure({ eventWrapper: asItComes });
}

/** The site at an address. What is done there stays done, as on the site of `npm start`. */
const beginAt = (start: string) => ({
  loaders: [
    async ({ globals }: { globals: Record<string, unknown> }) => {
      close();
      playAsVisitors();
      open = await openFlow(start, {
        brand: globals['brand'] as BrandId,
        locale: globals['locale'] as LocaleTag,
      });
      return { flow: open };
    },
  ],
  beforeEach: () => () => {
    close();
    if (ofSteps) configure({ eventWrapper: ofSteps });
  },
});

type Play = (context: Pick<StoryContext, 'userEvent'>) => Promise<void>;

/** Plays where there is a site to play on. */
const played =
  (play: Play): Play =>
  async (context) => {
    if (open) await play(context);
  };

const meta = preview.meta({
  component: FlowSite,
  // Journeys of e2e go the same ways, and the story tests have no platform.
  tags: ['!autodocs', '!test'],
  globals: { brand: 'aurora', locale: 'en' },
  parameters: { layout: 'fullscreen' },
  args: {} as { flow: Flow },
  render: (_, { loaded }) => {
    const { flow } = loaded as { flow?: Flow };
    return flow ? (
      <FlowSite flow={flow} />
    ) : (
      <p>
        A flow needs a platform: npm run storybook starts one, a workshop that is served as files has none.
      </p>
    );
  },
});

const passwordOf = (username: string) => {
  const account = demoAccounts.find((each) => each.username === username);
  if (!account) throw new Error(`There is no demo account ${username}.`);
  return account.password;
};

/** Pages come with their code and their data. */
const patience = { timeout: 30_000 };

/** The hands of whoever plays a story. */
type UserEvent = StoryContext['userEvent'];

async function logIn(userEvent: Pick<UserEvent, 'type' | 'keyboard'>, username: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }, patience), username);
  await userEvent.type(screen.getByLabelText('Password'), passwordOf(username));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(open?.stores.session.isSignedIn).toBe(true), patience);
}

/** A page of one's own asks for the log-in first. */
async function passGate(
  userEvent: Pick<UserEvent, 'type' | 'keyboard' | 'click'>,
  username: string,
): Promise<void> {
  const gate = within(await screen.findByRole('dialog', {}, patience));
  await userEvent.click(await gate.findByRole('button', { name: 'Log in' }, patience));
  await logIn(userEvent, username);
}

/** Takes an offer back and waits until it is gone. */
async function withdraw(userEvent: Pick<UserEvent, 'click'>, opener: HTMLElement): Promise<void> {
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw offer' }, patience));
  await waitFor(() => expect(opener).not.toBeInTheDocument(), patience);
}

/** From the home page to somebody's own account. */
export const LogIn = meta.story({
  ...beginAt('/login'),
  play: played(async ({ userEvent }) => {
    await logIn(userEvent, 'mira');
    await screen.findByRole('button', { name: /Mira/ }, patience);
  }),
});

/** From the log-in to money that has arrived. */
export const Deposit = meta.story({
  ...beginAt('/personal/depositv2'),
  play: played(async ({ userEvent }) => {
    await passGate(userEvent, 'mira');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }, patience), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have paid' }, patience));
    // The demo's bank takes twelve seconds.
    await screen.findByRole('heading', { name: /is in your main wallet/ }, patience);
  }),
});

/** From a basket to a lottery bet that waits for its draw, with the log-in in between. */
export const Bet = meta.story({
  // Its draws are twenty minutes apart.
  ...beginAt('/lottery?game=SSC_1200'),
  play: played(async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Random' }, patience));
    await userEvent.click(screen.getByRole('button', { name: 'Add to basket' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in to place bets' }));
    await logIn(userEvent, 'mira');
    await userEvent.click(await screen.findByRole('button', { name: /^Place bet/ }, patience));
    await screen.findByText('Your bets are placed. Good luck!', {}, patience);
    const mine = within(await screen.findByRole('region', { name: 'My bets' }));
    await mine.findAllByText('Waiting for the draw', {}, patience);
  }),
});

/** From the log-in of an agent to a contract that a downline is offered. */
export const Contract = meta.story({
  ...beginAt('/agent/agentHourSalary?view=given'),
  play: played(async ({ userEvent }) => {
    await passGate(userEvent, 'arun');
    await screen.findAllByRole('heading', { name: /^With / }, patience);
    // A flow that was left in the middle has left its offer.
    const offered = screen
      .queryAllByRole('button', { name: /^Withdraw offer, / })
      .map((button) => button.getAttribute('aria-label')?.replace('Withdraw offer, ', ''));
    await userEvent.click(screen.getByRole('button', { name: 'Offer a contract' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Offer a contract/ }, patience));
    await userEvent.click(await dialog.findByRole('button', { name: /\bTo\b/ }, patience));
    const downlines = await screen.findAllByRole('option', {}, patience);
    const downline = downlines.find(({ textContent }) => !offered.includes(textContent));
    const name = downline?.textContent ?? '';
    await userEvent.click(downline ?? document.body);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valid turnover from/ }), '100');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Rate in percent/ }), '0.01');
    await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
    // Withdrawn, so that the flow can be gone again.
    await withdraw(
      userEvent,
      await screen.findByRole('button', { name: `Withdraw offer, ${name}` }, patience),
    );
  }),
});
