import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  contract,
  type ProfitAccountRow,
  type ProfitDayRow,
  type ReplyOf,
  type RequestOf,
} from '../../contract';
import { largeTeam, fullTeam } from '../../demo/seed/largeTeam/people';
import { rows } from '../db/database';
import { createTestPlatform } from '../testing/createTestPlatform';
import { addUp, download, figuresOf, valueOf, type ProfitPage } from '../testing/reportFixture';
import { naiveFigures, readRaw, type RawBooks } from '../testing/reportOracle';
import { provide, provideVisitor } from '../testing/provide';

const { reports, records, team: teamCalls } = contract;
type Filter = Omit<RequestOf<typeof reports.profitByAccount>, 'page' | 'pageSize'>;
type Page = ProfitPage<ProfitAccountRow> &
  Pick<ReplyOf<typeof reports.profitByAccount>, 'path' | 'hiddenRows'>;

const idOf = (username: string): string => `aurora-${username}`;
const period = { from: '2026-08-30', to: '2026-11-30' };
const gameTypeLists = ['', 'RNG', 'LIVE,SPORTS'] as const;

const people = largeTeam('salma', fullTeam);
/** From the leader down to whoever of the fifth level bet most, one of each level. */
let way: string[];

const platform = provide(createTestPlatform);
const salma = provideVisitor(platform);
let raw: RawBooks;
beforeAll(async () => {
  await salma.login('salma', 'silver-monsoon');
  raw = await readRaw(platform.db);
  const betsOf = (username: string): number =>
    raw.betsOf([idOf(username)], { ...period, gameTypes: [] }).filter(({ status }) => status !== 'open')
      .length;
  const [last] = people.filter(({ level }) => level === 5).toSorted((a, b) => betsOf(b.username) - betsOf(a.username)); // prettier-ignore
  way = [];
  for (let at = last; at; at = people.find(({ username }) => username === at?.upline))
    way.unshift(at.username);
  way.unshift('salma');
});

const ask = async (filter: Filter, page = 1): Promise<Page> =>
  valueOf<Page>(await salma.call(reports.profitByAccount, { ...filter, page, pageSize: 200 }));

/** All pages of a list. */
async function allRows(filter: Filter): Promise<ProfitAccountRow[]> {
  const found: ProfitAccountRow[] = [];
  for (let page = 1; ; page += 1) {
    const { rows: some, total } = await ask(filter, page);
    found.push(...some);
    if (found.length >= total || some.length === 0) return found;
  }
}

it('the team is 2,001 accounts, and its way down has five levels', () => {
  expect(raw.teamOf(idOf('salma'))).toHaveLength(2_001);
  expect(way).toHaveLength(6);
});

it.each([0, 1, 2, 3, 4, 5])(
  'on level %i totals are those of the rows, of the teams opened, of the days, of the file, of bets and movements, and of the ledger',
  { timeout: 300_000 },
  async (level) => {
    const username = way[level] ?? '';
    const under = idOf(username);
    const ids = raw.teamOf(under);
    for (const gameTypes of gameTypeLists) {
      const filter = { ...period, under, gameTypes };
      const wanted = naiveFigures(raw, ids, { ...period, gameTypes: gameTypes === '' ? [] : gameTypes.split(',') }); // prettier-ignore
      if (gameTypes === '') expect(wanted.bets, 'nothing equals nothing').toBeGreaterThan(0);
      const direct = await ask({ ...filter, scope: 'direct' });
      expect(direct.path.at(-1)?.id).toBe(under);
      expect(figuresOf(direct.totals)).toEqual(wanted);
      expect(addUp(await allRows({ ...filter, scope: 'direct' }))).toEqual(wanted);
      // Opened, a team comes to what its row said.
      for (const row of direct.rows.filter(({ of }) => of === 'team').slice(0, 12)) {
        const opened = await ask({ ...filter, under: row.id, scope: 'direct' });
        expect(figuresOf(opened.totals), row.account).toEqual(figuresOf(row));
      }
      // Without the rows in which nothing happened, and with them.
      const everyone = await allRows({ ...filter, scope: 'all' });
      expect(everyone).toHaveLength(ids.length);
      expect(addUp(everyone)).toEqual(wanted);
      const busy = await ask({ ...filter, scope: 'all', zeroRows: 'hidden' });
      expect(busy.total + busy.hiddenRows).toBe(ids.length);
      expect(figuresOf(busy.totals)).toEqual(wanted);
      expect(addUp(await allRows({ ...filter, scope: 'all', zeroRows: 'hidden' }))).toEqual(wanted);
      const byDay = valueOf<ProfitPage<ProfitDayRow>>(await salma.call(reports.profitByDay, filter));
      expect(figuresOf(byDay.totals)).toEqual(wanted);
      expect(addUp(byDay.rows)).toEqual(wanted);
      const file = await download(platform, salma, reports.exportProfit, { ...filter, scope: 'all' });
      expect(file.lines).toHaveLength(ids.length + 1);
      const names = (file.lines[0] ?? '').split(',');
      for (const [name, figure] of [['Deposit', 'deposit'], ['Valid bet', 'validBet'], ['Result', 'result'], ['Net', 'net']] as const) {
        const at = names.indexOf(name);
        const sum = file.lines.slice(1).reduce((all, line) => all + BigInt((line.split(',')[at] ?? '').replace('.', '')), 0n);
        expect(sum.toString(), name).toBe(wanted[figure]);
      } // prettier-ignore
      const bets = valueOf<ReplyOf<typeof records.teamBets>>(await salma.call(records.teamBets, { ...filter, statuses: 'won,lost,even,void' })); // prettier-ignore
      expect(bets.totals).toMatchObject({ count: wanted.bets, stake: wanted.stake, validBet: wanted.validBet, payout: wanted.payout, result: wanted.result }); // prettier-ignore
    }
    const all = naiveFigures(raw, ids, { ...period, gameTypes: [] });
    for (const [type, figure] of [['deposit', all.deposit], ['withdrawal', `-${all.withdrawal}`], ['bonus', all.bonus], ['rebate', all.rebate]] as const) {
      const moved = valueOf<ReplyOf<typeof reports.transactions>>(await salma.call(reports.transactions, { ...period, under, types: type }));
      expect(BigInt(moved.totals.change), type).toBe(BigInt(figure));
    } // prettier-ignore
    expect(await balanceIn(username)).toBe(await ledgerBalance(ids));
  },
);

it('whoever stands on a level sees there what the leader sees of it', { timeout: 120_000 }, async () => {
  for (const username of way.slice(1, 5)) {
    const agent = platform.visitor();
    await agent.login(username, 'harbour-light');
    const own = valueOf<Page>(await agent.call(reports.profitByAccount, { ...period, scope: 'direct' }));
    const seen = await ask({ ...period, under: idOf(username), scope: 'direct' });
    expect(figuresOf(own.totals), username).toEqual(figuresOf(seen.totals));
    const glance = valueOf<ReplyOf<typeof reports.overview>>(await agent.call(reports.overview, period));
    expect(figuresOf(glance.totals)).toEqual(figuresOf(own.totals));
  }
});

/** What a team holds, as team management says at the account's level. */
async function balanceIn(username: string): Promise<string> {
  const page = valueOf<ReplyOf<typeof teamCalls.members>>(
    await salma.call(teamCalls.members, { under: idOf(username) }),
  );
  return page.teamBalance;
}

async function ledgerBalance(ids: readonly string[]): Promise<string> {
  const known = new Set(ids);
  const found = await rows<{ owner: string; balance: bigint }>(
    platform.db,
    sql`SELECT a.owner_id AS owner, sum(e.amount)::bigint AS balance FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.owner_id IS NOT NULL AND a.money = 'real' AND a.purpose NOT IN ('income', 'points') GROUP BY 1`,
  );
  return found.reduce((sum, { owner, balance }) => (known.has(owner) ? sum + balance : sum), 0n).toString();
}
