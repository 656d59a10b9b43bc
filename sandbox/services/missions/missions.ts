import { and, eq, isNull } from 'drizzle-orm';
import type { GameCategory, Mission, MissionPlace, MissionState } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { memberMissions, missions, type MemberMissionRow, type MissionRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { businessDateOf, businessDayOf, businessWeekOf } from '../businessDay';
import { localise } from '../localise';
import { grantReward } from '../rewards/grantReward';
import { refuseWhilePaused } from '../saferPlay/pauses';
import { settingOf } from '../settings';
import { missionProgress } from './missionProgress';

/** The period of missions that are there once in a life. */
const always = '0001-01-01';
const order: Readonly<Record<MissionState, number>> = { ready: 0, active: 1, open: 2, done: 3 };

/** Missions of the member's brand in their present period: those to be claimed first, then those under way. */
export async function listMissions(ctx: SignedInCtx): Promise<{ currency: string; list: Mission[] }> {
  const { account } = ctx.actor;
  const timeZone = await settingOf(ctx.db, ctx.merchant, 'timeZone');
  const found = await ctx.db
    .select()
    .from(missions)
    .where(
      and(
        eq(missions.merchantCode, ctx.merchant),
        eq(missions.currency, account.currency),
        eq(missions.isOn, true),
      ),
    )
    .orderBy(missions.place);
  const accepted = await ctx.db.select().from(memberMissions).where(eq(memberMissions.accountId, account.id));
  const list: Mission[] = [];
  for (const row of found) {
    const period = periodOf(row, timeZone, ctx.clock.now());
    const own = accepted.find((each) => each.missionId === row.id && each.period === period.key);
    list.push(await toMission(ctx, ctx.db, row, period, own));
  }
  return { currency: account.currency, list: list.toSorted((a, b) => order[a.state] - order[b.state]) };
}

/** Begins to count. Said again, it is the same. */
export async function acceptMission(ctx: SignedInCtx, { id }: { id: string }): Promise<Mission> {
  const { account } = ctx.actor;
  const { row, period } = await find(ctx, id);
  await ctx.db.transaction(async (tx) => {
    await refuseWhilePaused(tx, account.id, ctx.clock.now());
    await tx
      .insert(memberMissions)
      .values({ accountId: account.id, missionId: id, period: period.key, acceptedAt: ctx.clock.now() })
      .onConflictDoNothing();
  });
  return toMission(ctx, ctx.db, row, period, await ownOf(ctx, ctx.db, id, period));
}

/** Takes the reward of a mission that is done in its period. Said again, it is the same. */
export async function claimMission(ctx: SignedInCtx, { id }: { id: string }): Promise<Mission> {
  const { account } = ctx.actor;
  const { row, period } = await find(ctx, id);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    // Whoever claims at the same moment waits here, and then finds it claimed.
    const own = await ownOf(ctx, tx, id, period);
    if (own?.claimedAt) return;
    if (!own || (await doneOf(ctx, tx, row, own)) < row.target) return refuse('mission.notReady');
    await grantReward(ctx, tx, {
      id: ctx.ids.next(),
      accountId: account.id,
      kind: row.kind,
      title: row.title,
      reason: row.line,
      currency: row.currency,
      amount: row.amount,
      wagering: row.wagering,
      days: row.days,
      maxStake: row.maxStake,
      gameTypes: row.kind === 'bonus' ? row.gameTypes : null,
      opensAt: own.acceptedAt,
      endsAt: period.endsAt ?? new Date(now.getTime() + 1),
    });
    await tx
      .update(memberMissions)
      .set({ claimedAt: now })
      .where(isOwn(account.id, id, period));
  });
  return toMission(ctx, ctx.db, row, period, await ownOf(ctx, ctx.db, id, period));
}

interface MissionPeriodAt {
  key: string;
  endsAt?: Date;
}

function periodOf({ period }: MissionRow, timeZone: string, now: Date): MissionPeriodAt {
  if (period === 'once') return { key: always };
  const { from, to } = (period === 'daily' ? businessDayOf : businessWeekOf)(timeZone, now);
  return { key: businessDateOf(timeZone, from), endsAt: to };
}

async function find(ctx: SignedInCtx, id: string): Promise<{ row: MissionRow; period: MissionPeriodAt }> {
  const timeZone = await settingOf(ctx.db, ctx.merchant, 'timeZone');
  const [row] = await ctx.db
    .select()
    .from(missions)
    .where(
      and(
        eq(missions.id, id),
        eq(missions.merchantCode, ctx.merchant),
        eq(missions.currency, ctx.actor.account.currency),
        eq(missions.isOn, true),
      ),
    );
  return row ? { row, period: periodOf(row, timeZone, ctx.clock.now()) } : refuse('record.unknown');
}

const isOwn = (accountId: string, missionId: string, { key }: MissionPeriodAt) =>
  and(
    eq(memberMissions.accountId, accountId),
    eq(memberMissions.missionId, missionId),
    eq(memberMissions.period, key),
  );

async function ownOf(
  ctx: SignedInCtx,
  db: Executor,
  id: string,
  period: MissionPeriodAt,
): Promise<MemberMissionRow | undefined> {
  const [own] = await db
    .select()
    .from(memberMissions)
    .where(isOwn(ctx.actor.account.id, id, period))
    .for('update');
  return own;
}

/** How much of it is done. What was found to be done stays so, and is not counted again. */
async function doneOf(
  ctx: SignedInCtx,
  db: Executor,
  row: MissionRow,
  own: MemberMissionRow,
): Promise<bigint> {
  if (own.reachedAt) return row.target;
  const now = ctx.clock.now();
  const { accountId, period, acceptedAt } = own;
  const done = await missionProgress(db, row, { accountId, from: acceptedAt, to: now });
  if (done >= row.target)
    await db
      .update(memberMissions)
      .set({ reachedAt: now })
      .where(and(isOwn(accountId, row.id, { key: period }), isNull(memberMissions.reachedAt)));
  return done;
}

async function toMission(
  ctx: SignedInCtx,
  db: Executor,
  row: MissionRow,
  { endsAt }: MissionPeriodAt,
  own: MemberMissionRow | undefined,
): Promise<Mission> {
  const done = own ? (own.claimedAt ? row.target : await doneOf(ctx, db, row, own)) : 0n;
  const state = !own ? 'open' : own.claimedAt ? 'done' : done < row.target ? 'active' : 'ready';
  return {
    id: row.id,
    title: localise(row.title, ctx.language),
    line: localise(row.line, ctx.language),
    period: row.period,
    state,
    done: done.toString(),
    target: row.target.toString(),
    unit: row.measure === 'stake' ? 'money' : 'count',
    place: placeOf(row),
    kind: row.kind,
    amount: row.amount.toString(),
    ...(row.kind === 'bonus' && {
      terms: {
        required: (row.amount * BigInt(row.wagering)).toString(),
        days: row.days,
        ...(row.maxStake !== null && { maxStake: row.maxStake.toString() }),
        ...(row.gameTypes && { gameTypes: row.gameTypes as GameCategory[] }),
      },
    }),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  };
}

const placesOfTypes: Readonly<Record<string, MissionPlace>> = {
  RNG: 'slots',
  SPORTS: 'sports',
  ELOTT: 'lottery',
  LOTT: 'lottery',
};

/** Where a mission is worked on, from what it counts. */
function placeOf({ measure, gameTypes }: MissionRow): MissionPlace {
  if (measure === 'deposits') return 'deposit';
  if (measure === 'friends') return 'friends';
  if (measure === 'authenticator') return 'security';
  return placesOfTypes[gameTypes?.[0] ?? ''] ?? 'games';
}
