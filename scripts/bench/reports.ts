// How soon records and reports answer in a world of a given size, in a process of its own: prints its figures as JSON.
//   reports.ts --bets N [--accounts N]   without accounts all bets are those of the demo member
// On the server that DATABASE_URL_TEST names, else on the embedded one.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { contract, type Call, type RequestOf } from '../../contract';
import { advanceDemoData } from '../../demo/seed/advanceDemoData';
import { connect } from '../../sandbox/node/connect';
import { foldTeamDays } from '../../sandbox/services/records/foldTeamDays';
import { settingOf } from '../../sandbox/services/settings';
import { createTestPlatform } from '../../sandbox/testing/createTestPlatform';
import type { Visitor } from '../../sandbox/testing/visitor';
import { median, quantile } from './figures.mjs';

/** How one call answered, asked again and again with changing filters. */
interface Answers {
  /** ms */
  median: number;
  p95: number;
  /** Of the largest answer. */
  bytes: number;
}

const dayMs = 86_400_000;
const { values } = parseArgs({
  options: {
    bets: { type: 'string' },
    accounts: { type: 'string', default: '0' },
    tries: { type: 'string' },
  },
});
const [bets, accounts] = [Number(values.bets), Number(values.accounts)];
const tries = Number(values.tries ?? 40);

const platform = await createTestPlatform();
const { db, ports } = platform;
const now = ports.clock.now();
const dayAt = (daysBack: number): string =>
  // The brand's days begin at 17:00 UTC.
  new Date(now.getTime() + 7 * 3_600_000 - daysBack * dayMs).toISOString().slice(0, 10);
const cycle = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T;

async function measure<C extends Call>(
  visitor: Visitor,
  call: C,
  requestOf: (turn: number) => RequestOf<C>,
): Promise<Answers> {
  const times: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < tries + 3; turn += 1) {
    const began = performance.now();
    const answer = await visitor.call(call, requestOf(turn));
    const time = performance.now() - began;
    if (!answer.success) throw new Error(`${call.path} was refused: ${String(answer.errorCode)}`);
    bytes = Math.max(bytes, JSON.stringify(answer).length);
    // The first ones fill caches.
    if (turn >= 3) times.push(time);
  }
  return { median: median(times), p95: quantile(times, 0.95), bytes };
}

const types = ['', 'RNG', 'LIVE', 'RNG,SPORTS', 'FISH,LIVE,SPORTS'];
const statuses = ['', 'won', 'lost', 'even', 'won,lost'];
const spans = [0, 6, 29, 89, 364];
const teamSpans = [0, 6, 29, 89];

async function ofMember(): Promise<Record<string, Answers>> {
  const visitor = platform.visitor();
  await visitor.loginAs('member');
  const { records } = contract;
  const spanOf = (turn: number) => ({ from: dayAt(cycle(spans, turn)), to: dayAt(0) });
  const year = { from: dayAt(364), to: dayAt(0) };
  return {
    first: await measure(visitor, records.bets, () => ({ ...year, pageSize: 200 })),
    filtered: await measure(visitor, records.bets, (turn) => ({
      ...spanOf(turn),
      gameTypes: cycle(types, turn + 1),
      statuses: cycle(statuses, Math.floor(turn / 3)),
      pageSize: 200,
    })),
    deep: await measure(visitor, records.bets, (turn) => ({
      ...year,
      statuses: cycle(statuses, turn),
      page: 1 + ((turn * 37) % 200),
      pageSize: 100,
    })),
    movements: await measure(visitor, records.movements, (turn) => ({ ...spanOf(turn), pageSize: 200 })),
    profit: await measure(visitor, records.profit, (turn) => spanOf(turn)),
  };
}

async function ofAgent(): Promise<Record<string, Answers>> {
  const visitor = platform.visitor();
  await visitor.loginAs('agent');
  const { records, reports, team } = contract;
  const spanOf = (turn: number) => ({ from: dayAt(cycle(teamSpans, turn)), to: dayAt(0) });
  const sorts = ['validBet', 'net', 'account', 'deposit', 'members'] as const;
  return {
    overview: await measure(visitor, reports.overview, (turn) => spanOf(turn)),
    profitByDirect: await measure(visitor, reports.profitByAccount, (turn) => ({
      ...spanOf(turn),
      sort: cycle(sorts, turn),
    })),
    profitByAll: await measure(visitor, reports.profitByAccount, (turn) => ({
      ...spanOf(turn),
      scope: 'all' as const,
      sort: cycle(sorts, turn),
      page: 1 + (turn % 7),
      pageSize: 200,
    })),
    profitByAllOfTypes: await measure(visitor, reports.profitByAccount, (turn) => ({
      ...spanOf(turn),
      scope: 'all' as const,
      gameTypes: cycle(types, turn + 1),
      pageSize: 200,
    })),
    profitByDay: await measure(visitor, reports.profitByDay, (turn) => spanOf(turn)),
    income: await measure(visitor, reports.income, (turn) => spanOf(turn)),
    transactions: await measure(visitor, reports.transactions, (turn) => ({
      ...spanOf(turn),
      pageSize: 200,
    })),
    teamBets: await measure(visitor, records.teamBets, (turn) => ({ ...spanOf(turn), pageSize: 200 })),
    teamBetsFiltered: await measure(visitor, records.teamBets, (turn) => ({
      ...spanOf(turn),
      gameTypes: cycle(types, turn),
      statuses: cycle(statuses, Math.floor(turn / 2)),
      page: 1 + ((turn * 13) % 40),
      pageSize: 200,
    })),
    members: await measure(visitor, team.members, (turn) => ({
      search: cycle(['', 'big0', '0042'], turn),
      sort: cycle(['teamBalance', 'account', 'balance', 'members', 'joinedAt'] as const, turn),
    })),
  };
}

try {
  const began = performance.now();
  const shares = await settingOf(db, 'aurora', 'validBetShares');
  const growth = { merchant: 'aurora', root: 'aurora-arun', bets, at: now, shares };
  await db.transaction((tx) =>
    advanceDemoData(
      tx,
      accounts > 0 ? { ...growth, accounts, days: 90 } : { ...growth, owner: 'aurora-mira', days: 364 },
    ),
  );
  // As the platform's job does every few seconds.
  await foldTeamDays(db);
  // The platform owns no table.
  const owner = await connect(platform.ownerUrl);
  await owner.db.execute(sql`VACUUM ANALYZE`);
  await owner.close();
  const seconds = (performance.now() - began) / 1000;
  const answers = accounts > 0 ? await ofAgent() : await ofMember();
  console.log(JSON.stringify({ bets, accounts, seconds, answers }));
} finally {
  await platform.close();
}
