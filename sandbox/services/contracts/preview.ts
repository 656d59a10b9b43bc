import type { Contract, ContractExample, ContractTerms, ParsedRequestOf, PayFigures } from '#contract';
import type { SignedInCtx } from '../../context';
import type { ContractRow } from '../../db/schema';
import type { Period } from '../businessDay';
import { shareOf } from '#contract/amounts';
import { settingOf } from '../settings';
import { activeContract, contractsBetween, findContract, ownContract, type Pair } from './contractRows';
import { contractsAbove } from './endings';
import { carriedFrom, computePay } from './computePay';
import { checkTerms, findDirect } from './offerContract';
import { daysOf, periodOf, wireTime } from './periods';
import { startDay, toEnding, viewOf, type ViewDeps } from './readContract';
import { sidesOf } from './sides';
import { betWithin, teamInputs } from './teamInputs';
import { topsOf } from './terms';

type Calls = Contract['contracts'];
const dayMs = 86_400_000;

/** The worked example of an offer that is being written. */
export async function previewContract(
  ctx: SignedInCtx,
  { to, terms }: ParsedRequestOf<Calls['preview']>,
): Promise<ContractExample> {
  const { account } = ctx.actor;
  const downline = await findDirect(ctx.db, account, to);
  await checkTerms(ctx.db, account, downline, terms);
  return example(ctx, { uplineId: account.id, downlineId: to, kind: terms.kind }, terms, downline.username);
}

/** The same of an offer or a contract that exists, for either side. */
export async function readExample(
  ctx: SignedInCtx,
  { id }: ParsedRequestOf<Calls['example']>,
): Promise<ContractExample> {
  const row = await findContract(ctx.db, ctx.actor.account.id, id);
  const { downline } = await sidesOf(ctx.db, row);
  return example(ctx, row, row.terms, downline.username, row);
}

async function example(
  ctx: SignedInCtx,
  pair: Pair,
  terms: ContractTerms,
  account: string,
  row?: ContractRow,
): Promise<ContractExample> {
  const { db } = ctx;
  const view = await viewOf(ctx);
  const time = await lastPeriod(ctx, view, pair.downlineId, terms);
  const active = await activeContract(db, pair);
  const today = active && active.id !== row?.id ? active : undefined;
  const offered = await payFor(ctx, view, pair.downlineId, terms, time);
  const isGiver = pair.uplineId === view.viewer;
  const keeps = isGiver ? await kept(ctx, view, offered, terms, time) : undefined;
  const shorter = isGiver ? await shorterThanOwn(ctx, view, pair.downlineId, terms) : undefined;
  const below = { giver: pair.downlineId, kind: pair.kind, tops: topsOf(terms) };
  return {
    account,
    offered,
    ...(today && { today: await payFor(ctx, view, pair.downlineId, today.terms, time) }),
    ...(keeps && { keeps }),
    ...(shorter && { shorter }),
    ...(today && { replaces: today.version }),
    ends: toEnding(await contractsAbove(db, below), view),
    changesOn: startDay({ terms }, await contractsBetween(db, pair), view),
  };
}

/** The last full period of some terms; of hourly and real-time wages the last one in which the team bet, of 31 days. */
async function lastPeriod(
  { db }: SignedInCtx,
  { timeZone, now }: ViewDeps,
  downline: string,
  terms: ContractTerms,
): Promise<Period> {
  const { from } = periodOf(terms, timeZone, now);
  const before = periodOf(terms, timeZone, new Date(from.getTime() - 1));
  if (terms.kind === 'dividend' || terms.kind === 'daily') return before;
  const month = { from: new Date(from.getTime() - 31 * dayMs), to: from };
  const bet = await betWithin(db, { downline, ...month, ...daysOf(timeZone, month) }, 'last');
  return bet ? periodOf(terms, timeZone, bet) : before;
}

/** What terms would have paid for a time, a win of the period before taken off. */
async function payFor(
  ctx: SignedInCtx,
  { timeZone }: ViewDeps,
  downline: string,
  terms: ContractTerms,
  time: Period,
): Promise<PayFigures> {
  const { db, merchant } = ctx;
  const activeFrom = BigInt((await settingOf(db, merchant, 'contractRules')).activeBet);
  const inputsOf = (period: Period) =>
    teamInputs(db, terms, { downline, activeFrom, ...period, ...daysOf(timeZone, period) });
  const carried =
    terms.kind === 'dividend' && terms.carriesOver
      ? carriedFrom(await inputsOf(periodOf(terms, timeZone, new Date(time.from.getTime() - 1))))
      : 0n;
  return computePay(
    terms,
    await inputsOf(time),
    wireTime(timeZone, time, downline),
    ctx.actor.account.currency,
    carried,
  );
}

/** What is left to the offerer of the same base by the rate of its own tier in that time. */
async function kept(
  ctx: SignedInCtx,
  view: ViewDeps,
  { base, amount }: PayFigures,
  terms: ContractTerms,
  time: Period,
): Promise<ContractExample['keeps']> {
  const own = await ownContract(ctx.db, ctx.actor.account, terms.kind);
  if (!own || terms.kind === 'realTime') return undefined;
  const { rate } = await payFor(ctx, view, view.viewer, own.terms, time);
  if (rate === undefined) return undefined;
  return { ownRate: rate, amount: (shareOf(BigInt(base), rate, own.currency) - BigInt(amount)).toString() };
}

/** How often dividends are settled, from the most often. */
const byLength = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** What the offerer's last own period comes to by terms that are settled more often, part by part and as a whole. */
async function shorterThanOwn(
  ctx: SignedInCtx,
  view: ViewDeps,
  downline: string,
  terms: ContractTerms,
): Promise<ContractExample['shorter']> {
  if (terms.kind !== 'dividend') return undefined;
  const own = (await ownContract(ctx.db, ctx.actor.account, 'dividend'))?.terms;
  if (own?.kind !== 'dividend' || byLength.indexOf(terms.period) >= byLength.indexOf(own.period))
    return undefined;
  const { timeZone } = view;
  const whole = await lastPeriod(ctx, view, downline, own);
  let inParts = 0n;
  for (let at = whole.from; at < whole.to;) {
    const part = periodOf(terms, timeZone, at);
    // A week counts where it ends, as it is paid.
    if (part.to <= whole.to) inParts += BigInt((await payFor(ctx, view, downline, terms, part)).amount);
    at = part.to;
  }
  const asOne = await payFor(ctx, view, downline, { ...terms, period: own.period }, whole);
  return { ...daysOf(timeZone, whole), inParts: inParts.toString(), asOne: asOne.amount };
}
