import { expect, fn, within } from 'storybook/test';
import { asyncOf, noConnection } from '#testing/asyncOf';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import type { Promotion, promotionCalls, ReplyOf } from '#contract';
import preview from '#.storybook/preview';
import { PromotionScreen } from './PromotionScreen';
import {
  application,
  everyStatus,
  raffle,
  rebate,
  running,
  sampleContent,
  sampleShares,
  welcome,
} from './samples';

type WholePromotion = ReplyOf<typeof promotionCalls.promotion>;
const whole = (promotion: Promotion, part: Partial<WholePromotion> = {}) =>
  asyncOf<WholePromotion>({
    ...promotion,
    currency: 'USD',
    gameShares: [...sampleShares],
    content: sampleContent,
    ...part,
  });
const meta = preview.meta({
  component: PromotionScreen,
  decorators: [blockNavigation],
  ...wide,
  args: {
    promotion: whole(welcome),
    imageSrc: welcome.image,
    listHref: '/promotions',
    playHref: '/rng',
    saferHref: '/personal/saferPlay',
    bonusHref: '/personal/bonusDetails',
    onJoin: fn(),
    onClaim: fn(),
    onApply: fn(),
    onOpenEnvelope: fn(),
  },
});

export const Join = meta.story({ tags: ['matrix', 'snapshot'] });
Join.test('says its terms in numbers before anything is pressed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^100%, up to/)).toHaveTextContent('100%, up to $200');
  await expect(canvas.getByText('8×, deposit and bonus')).toBeVisible();
  const example = within(canvas.getByRole('list', { name: 'For example' }));
  await expect(example.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/You deposit\$100/),
    expect.stringMatching(/We add\$100/),
    expect.stringMatching(/You wager in total\$1,600/),
    expect.stringMatching(/Remaining/),
  ]);
  await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
  await expect(args.onJoin).toHaveBeenCalled();
});
Join.test('says how much each game counts, the lottery once', async ({ canvas }) => {
  const games = within(canvas.getByRole('list', { name: 'Game contribution' }));
  await expect(games.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Slots100%',
    'Fishing50%',
    'Lottery0%',
    'Live casino0%',
    'Sports0%',
    'Esports0%',
    'PVP0%',
  ]);
});
export const Visitor = meta.story({ args: { isVisitor: true } });
Visitor.test('logs in first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in to take part' }));
  await expect(args.onJoin).toHaveBeenCalled();
});
export const InProcess = meta.story({ args: { promotion: whole(running) }, tags: ['matrix'] });
InProcess.test('says how far it is and what not to do', async ({ canvas }) => {
  await expect(canvas.getByText('$992.00 of $1,600.00 wagered')).toBeVisible();
  await expect(canvas.getByText(/Bets above/)).toHaveTextContent(
    'Bets above $5.00 are refused while the bonus is open.',
  );
  await expect(canvas.getByRole('link', { name: 'Play games that count' })).toHaveAttribute('href', '/rng');
  await expect(canvas.getByRole('link', { name: /^Forfeit bonus/ })).toHaveAttribute(
    'href',
    '/personal/bonusDetails',
  );
});
export const Claim = meta.story({ args: { promotion: whole(rebate) } });
Claim.test('claims', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
  await expect(args.onClaim).toHaveBeenCalled();
});
export const Envelope = meta.story({ args: { promotion: whole(raffle) } });
Envelope.test('opens an envelope', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open an envelope' }));
  await expect(args.onOpenEnvelope).toHaveBeenCalled();
});
export const Apply = meta.story({ args: { promotion: whole(application, { gameShares: undefined }) } });
const of = (status: string) => everyStatus.find((each) => each.status === status) as Promotion;
export const Applying = meta.story({ args: { promotion: whole(of('applying')) } });
export const Rejected = meta.story({ args: { promotion: whole(of('rejected')) } });
Rejected.test('says why, and takes another one', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/could not be read/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Apply again' }));
  await expect(args.onApply).toHaveBeenCalled();
});
export const Issued = meta.story({ args: { promotion: whole(of('issued')) } });
export const Claimed = meta.story({ args: { promotion: whole(of('claimed')) } });
export const Joined = meta.story({ args: { promotion: whole(of('joined')) } });
export const Closed = meta.story({ args: { promotion: whole(of('close')) } });
export const ComingSoon = meta.story({ args: { promotion: whole(of('comingSoon')) } });
export const Refused = meta.story({
  args: { writeFailure: { tone: 'danger', title: 'This promotion can’t be joined right now' } },
});
export const Joining = meta.story({ args: { writing: 'welcome' } });
/** Text of an operator that tries to do more than be read. */
export const Hostile = meta.story({
  args: {
    promotion: whole(welcome, {
      content: '<p>Terms</p><img src=x onerror="alert(1)"><script>alert(2)</script>',
    }),
  },
});
Hostile.test('is only read', async ({ canvas }) => {
  await expect(canvas.getByText('Terms')).toBeVisible();
  await expect(document.querySelector('[onerror]')).toBeNull();
});
export const Loading = meta.story({ args: { promotion: asyncOf() } });
export const Unknown = meta.story({ args: { promotion: asyncOf(undefined, 'empty') } });
Unknown.test('leads to all', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/promotions');
});
export const Failed = meta.story({
  args: { promotion: asyncOf(undefined, 'failed', noConnection) },
});
export const Phone = meta.story({ ...phone, args: { promotion: whole(running) }, tags: ['matrix'] });
Phone.test('keeps what one can do in reach', async ({ canvas }) => {
  const play = canvas.getByRole('link', { name: 'Play games that count' });
  await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
  await expect(play.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  await expect(canvas.getByRole('link', { name: /Forfeit bonus/ })).toBeVisible();
});
export const WeeklyCashback = meta.story({
  args: {
    promotion: whole({
      ...rebate,
      title: 'Weekly cashback',
      status: 'joined',
      offer: { rate: 800, of: 'netLoss', period: 'week', most: '20000' },
    }),
  },
});
WeeklyCashback.test('says what it is a share of, and when it comes', async ({ canvas }) => {
  await expect(canvas.getByText('8% of the week’s loss')).toBeVisible();
  await expect(canvas.getByText(/in your main wallet on Monday morning/)).toBeVisible();
  await expect(canvas.getByText('You lose in a week')).toBeVisible();
});
