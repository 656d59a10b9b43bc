import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { desktop, phone, tablet } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { PlayTime } from './PlayTime';
import { now, sinceLogin } from './saferPlay/samples';
import { ThinBar, type ThinBarProps } from './ThinBar';

const args: ThinBarProps = {
  loggedInAt: sinceLogin.value?.loggedInAt,
  now,
  sums: sinceLogin,
  onNetOpen: fn(),
  links: { limits: '#limits', break: '#break' },
  timeZone: 'Asia/Ho_Chi_Minh',
};
const meta = preview.meta({ component: ThinBar, decorators: [blockNavigation], ...desktop, args });

export const SignedIn = meta.story({ tags: ['matrix', 'snapshot'] });
SignedIn.test('says the time in its zone and how long, and does so when asked for', async ({ canvas }) => {
  const bar = canvas.getByRole('region', { name: 'Time and limits' });
  await expect(bar).toHaveTextContent('3:24 PM UTC+7');
  await expect(bar).toHaveTextContent('Logged in for 1 hr 12 min');
  await expect(bar.getBoundingClientRect().height).toBe(32);
  // A minute that passes interrupts nobody.
  await expect(bar.closest('[aria-live], [role=status]')).toBeNull();
  await expect(bar.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull();
});
SignedIn.test('has the net position one press away, asked for anew', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Net position' }).focus();
  await userEvent.keyboard('{Enter}');
  const shown = await screen.findByRole('dialog', { name: 'Since you logged in' });
  await expect(args.onNetOpen).toHaveBeenCalledOnce();
  await expect(within(shown).getByText('Staked').parentElement).toHaveTextContent('$753.50');
  await expect(within(shown).getByText('Won back').parentElement).toHaveTextContent('$750.30');
  await expect(within(shown).getByText('Net').parentElement).toHaveTextContent('−$3.20');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Net position' })).toHaveFocus());
});
SignedIn.test('leads to limits and to a break', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '#limits');
  await expect(canvas.getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '#break');
});

export const LongSession = meta.story({
  ...tablet,
  args: { loggedInAt: new Date(now - 1_427 * 60_000).toISOString() },
});
LongSession.test('counts hours beyond a day, and fits', async ({ canvas }) => {
  await expect(canvas.getByText('Logged in for 23 hr 47 min')).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});

export const Loading = meta.story({
  args: { loggedInAt: undefined, sums: { state: 'loading', isRefreshing: false, retry: fn() } },
});
Loading.test('says no time that nobody knows', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveTextContent('3:24 PM');
  await expect(canvas.queryByText(/Logged in for/)).toBeNull();
});

const retry = fn();
export const Failed = meta.story({ args: { sums: { state: 'failed', isRefreshing: false, retry } } });
Failed.test('says so in the popover, with a way on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Net position' }));
  const shown = await screen.findByRole('dialog', { name: 'Since you logged in' });
  await userEvent.click(within(shown).getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
});

/** Trial money comes to nothing, and its account has no pages. */
export const Trial = meta.story({ args: { sums: undefined, links: undefined } });
Trial.test('has the time alone', async ({ canvas }) => {
  await expect(canvas.getByText('Logged in for 1 hr 12 min')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const RightToLeft = meta.story({ globals: { locale: 'ar' } });
RightToLeft.test('begins on the right, and keeps the zone in its direction', async ({ canvas }) => {
  const clock = canvas.getByText('UTC+7').getBoundingClientRect();
  const net = canvas.getByRole('button', { expanded: false }).getBoundingClientRect();
  await expect(clock.left).toBeGreaterThan(net.right);
});

/** On a phone it is a line under the name in the one bar. */
export const Phone = meta.story({
  ...phone,
  render: (args) => (
    <>
      <ThinBar {...args} />
      <PlayTime loggedInAt={args.loggedInAt} now={args.now} />
    </>
  ),
});
Phone.test('gives way to the line', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Time and limits' })).toBeNull();
  await expect(canvas.getByText(/· 1 hr 12 min$/)).toBeVisible();
});
