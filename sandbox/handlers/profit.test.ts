import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type ProfitAccountRow, type ProfitDayRow, type ReplyOf } from '../../contract';
import { stream } from '../../demo/artwork/random';
import { foldTeamDays } from '../services/records/foldTeamDays';
import { createTestPlatform } from '../testing/createTestPlatform';
import { naiveFigures, readRaw, type RawBooks } from '../testing/reportOracle';
import {
  addBetsOfEveryKind,
  addUp,
  dayOf,
  figuresOf,
  gameTypeLists,
  listOf,
  pick,
  randomPeriod,
  reportRuns,
  valueOf,
  type ProfitPage,
} from '../testing/reportFixture';
import { provide, provideVisitor } from '../testing/provide';

const { reports } = contract;

const platform = provide(createTestPlatform);
const agent = provideVisitor(platform);
let raw: RawBooks;
beforeAll(async () => {
  await addBetsOfEveryKind(platform);
  await agent.loginAs('agent');
  raw = await readRaw(platform.db);
});

describe('profit and loss of a team', () => {
  it(
    'equals what the raw bets and postings come to, for random filters at every level',
    { timeout: 600_000 },
    async () => {
      const random = stream(20_261);
      const team = raw.teamOf('aurora-arun');
      for (let run = 0; run < reportRuns; run += 1) {
        // The later half of them reads the sums of teams alone, the first one what changed since beside them.
        if (run === Math.floor(reportRuns / 2)) await foldTeamDays(platform.db);
        const period = randomPeriod(random);
        const under = pick(random, team);
        const gameTypes = pick(random, gameTypeLists);
        const filter = { ...period, under, gameTypes };
        const wanted = naiveFigures(raw, raw.teamOf(under), { ...period, gameTypes: listOf(gameTypes) });
        const direct = valueOf<ProfitPage<ProfitAccountRow>>(
          await agent.call(reports.profitByAccount, { ...filter, scope: 'direct', pageSize: 200 }),
        );
        expect(figuresOf(direct.totals)).toEqual(wanted);
        expect(addUp(direct.rows)).toEqual(wanted);
        for (const row of direct.rows) {
          const ids = row.of === 'team' ? raw.teamOf(row.id) : [row.id];
          expect(figuresOf(row)).toEqual(naiveFigures(raw, ids, { ...period, gameTypes: listOf(gameTypes) }));
          expect(row.members).toBe(raw.teamOf(row.id).length - 1);
          expect(row.level).toBe(raw.levelOf('aurora-arun', row.id));
        }
        const sort = pick(random, ['net', 'account', 'validBet', 'members'] as const);
        const all = valueOf<ProfitPage<ProfitAccountRow>>(
          await agent.call(reports.profitByAccount, { ...filter, scope: 'all', sort, pageSize: 5, page: 2 }),
        );
        expect(figuresOf(all.totals)).toEqual(wanted);
        expect(addUp([...all.rows, all.other])).toEqual(wanted);
        const byDay = valueOf<ProfitPage<ProfitDayRow>>(await agent.call(reports.profitByDay, filter));
        expect(figuresOf(byDay.totals)).toEqual(wanted);
        expect(byDay.rows.at(-1)?.cumulative ?? '0').toBe(wanted.net);
      }
    },
  );

  it('shows every account of the team once over its pages, with sums that run on', async () => {
    const filter = { from: dayOf(0), to: dayOf(80), scope: 'all', sort: 'net' } as const;
    const rows: ProfitAccountRow[] = [];
    for (let page = 1; page <= 5; page += 1)
      rows.push(...valueOf<ProfitPage<ProfitAccountRow>>(await agent.call(reports.profitByAccount, { ...filter, page, pageSize: 10 })).rows); // prettier-ignore
    expect(rows.map(({ id }) => id).toSorted()).toEqual(raw.teamOf('aurora-arun').toSorted());
    let sum = 0n;
    for (const row of rows) expect(row.cumulative).toBe((sum += BigInt(row.net)).toString());
  });

  it('finds accounts by a part of their name, taken literally', async () => {
    const filter = { from: dayOf(0), to: dayOf(30), scope: 'all' } as const;
    const ask = async (search: string) =>
      valueOf<ProfitPage<ProfitAccountRow>>(await agent.call(reports.profitByAccount, { ...filter, search }));
    expect((await ask('HUNG1')).rows.map(({ account }) => account)).toEqual(['hung19']);
    expect((await ask('%')).total).toBe(0);
  });
});

describe('a team at a glance', () => {
  it(
    'shows what the reports behind it show, and the period before beside it',
    { timeout: 300_000 },
    async () => {
      const random = stream(20_262);
      // One of each level.
      const agents = [{ id: 'aurora-arun', visitor: agent }];
      for (const username of ['anong88', 'dewi33']) {
        const visitor = platform.visitor();
        await visitor.login(username, 'harbour-light');
        agents.push({ id: `aurora-${username}`, visitor });
      }
      await addBetsOfEveryKind(platform, 'later');
      raw = await readRaw(platform.db);
      for (let run = 0; run < reportRuns; run += 1) {
        if (run === Math.floor(reportRuns / 2)) await foldTeamDays(platform.db);
        const { id, visitor } = pick(random, agents);
        const team = raw.teamOf(id);
        const period = randomPeriod(random);
        const length = Math.round((Date.parse(period.to) - Date.parse(period.from)) / 86_400_000) + 1;
        const shift = (day: string, days: number) =>
          new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
        const before = { from: shift(period.from, -length), to: shift(period.from, -1) };
        const found = valueOf<Overview>(await visitor.call(reports.overview, period));
        for (const [totals, of] of [
          [found.totals, period],
          [found.before, before],
        ] as const) {
          expect(figuresOf(totals)).toEqual(naiveFigures(raw, team, { ...of, gameTypes: [] }));
          const bettors = raw
            .betsOf(team.slice(1), { ...of, gameTypes: [] })
            .filter(({ status }) => status !== 'open');
          expect(totals.players).toBe(new Set(bettors.map(({ accountId }) => accountId)).size);
        }
        expect(found.days).toHaveLength(length);
        expect(sum(found.days.map(({ net }) => net))).toBe(found.totals.net);
        expect(found.days.reduce((all, { newMembers }) => all + newMembers, 0)).toBe(found.totals.newMembers);
        expect(sum(found.gameTypes.map(({ validBet }) => validBet))).toBe(found.totals.validBet);
        const rows = valueOf<ProfitPage<ProfitAccountRow>>(
          await visitor.call(reports.profitByAccount, { ...period, scope: 'direct', pageSize: 200 }),
        );
        const teams = rows.rows.filter(({ of }) => of === 'team');
        expect(found.top.map(({ id, net }) => ({ id, net }))).toEqual(
          teams.slice(0, 5).map(({ id, net }) => ({ id, net })),
        );
        expect(found.members).toBe(team.length - 1);
      }
    },
  );
});

type Overview = ReplyOf<typeof reports.overview>;
const sum = (amounts: readonly string[]): string =>
  amounts.reduce((all, each) => all + BigInt(each), 0n).toString();
