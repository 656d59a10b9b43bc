import { ownDataRows, type HandlerReplyOf, type ownAccountCalls } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { newestMessages } from '../messages/messages';
import { pageOfBets, sumBets } from '../records/betQuery';
import { toMovement } from '../records/listMovements';
import { ownMovementPage, sumMovements, type OwnMovementRow } from '../records/movementQuery';
import { ownScope } from '../records/scope';
import { toBet } from '../records/toBet';
import { readStatus } from '../saferPlay/status';
import { checkLoginPassword } from './checkLoginPassword';
import { readProfile } from './profile';
import { readOverview } from './readOverview';
import { listSignIns } from './signIns';

type OwnData = HandlerReplyOf<typeof ownAccountCalls.ownData>;
const newestFirst = { sort: 'time', direction: 'descending' } as const;

/** All that the pages of whoever is signed in show of them, gathered once; of each kind of records the newest ten thousand. */
export async function readOwnData(ctx: SignedInCtx, { password }: { password: string }): Promise<OwnData> {
  await checkLoginPassword(ctx, 'ownData', password);
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const { limits, pause, earlier } = await readStatus(ctx);
  return {
    madeAt: now.toISOString(),
    account: account.username,
    currency: account.currency,
    profile: await readProfile(ctx),
    security: await readOverview(ctx),
    signIns: (await listSignIns(ctx)).list,
    limits,
    pauses: pause ? [pause, ...earlier] : earlier,
    movements: await movementsOf(ctx),
    bets: await betsOf(ctx),
    messages: await newestMessages(ctx, ownDataRows),
  };
}

/** From a day before the account was opened to a day from now: in whatever zone its days are. */
function allDays({ actor, clock }: SignedInCtx): { from: string; to: string } {
  const day = (at: Date, days: number): string =>
    new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: day(actor.account.createdAt, -1), to: day(clock.now(), 1) };
}

async function movementsOf(ctx: SignedInCtx): Promise<OwnData['movements']> {
  const filter = { ...allDays(ctx), types: [] };
  const scope = ownScope(ctx);
  const { newest: anchor, countIn, countOut } = await sumMovements(ctx.db, scope, filter);
  const wish = { skip: 0, take: ownDataRows, order: newestFirst, anchor };
  const found = await rows<OwnMovementRow>(ctx.db, ownMovementPage(scope, filter, wish));
  return { total: countIn + countOut, rows: found.map((row) => toMovement(row, ctx.language)) };
}

async function betsOf(ctx: SignedInCtx): Promise<OwnData['bets']> {
  const filter = { ...allDays(ctx), gameTypes: [], vendors: [], statuses: [] };
  const scope = ownScope(ctx);
  const { days, newest: anchor } = await sumBets(ctx.db, scope, filter);
  const wish = { skip: 0, take: ownDataRows, order: newestFirst, anchor, viewer: ctx.actor.account.id };
  const found = await pageOfBets(ctx.db, scope, filter, days, wish);
  return { total: found.total, rows: found.rows.map(toBet) };
}
