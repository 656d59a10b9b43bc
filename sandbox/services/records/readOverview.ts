import { sql } from 'drizzle-orm';
import type { Contract, GameCategory, HandlerReplyOf, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { addFigures, toWireFigures } from './figures';
import { shifted } from './months';
import { peopleByDay } from './peopleByDay';
import { toWireRow } from './profitReports';
import { profitByAccount, profitByDay } from './profitQuery';
import { readPeriod } from './reportPeriod';

type Overview = Contract['reports']['overview'];

const dayMs = 86_400_000;
/** Direct teams that are named. */
const topTeams = 5;

/** The agent's team at a glance. Each figure is that of the report which it leads to. */
export async function readOverview(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Overview>,
): Promise<HandlerReplyOf<Overview>> {
  const period = await readPeriod(ctx, request, 'team');
  const { db, actor } = ctx;
  const { id: root, currency } = actor.account;
  const { from, to, timeZone } = period;
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  const before = { from: shifted(from, -length), to: shifted(from, -1) };
  const filter = { viewer: root, root, from, to, gameTypes: [] };

  // Side by side, as a large team is long to add up; both periods at once, as it costs its reading, not its days.
  const [both, people, [now], types, top] = await Promise.all([
    profitByDay(db, { ...filter, from: before.from }),
    peopleByDay(db, root, timeZone, { before, now: { from, to } }),
    rows<{ balance: bigint; members: bigint }>(
      db,
      sql`SELECT
      (SELECT coalesce(sum64(l.balance), 0) FROM ledger_accounts l JOIN account_uplines u ON u.account_id = l.owner_id
        WHERE u.upline_id = ${root} AND l.money = 'real' AND l.currency = ${currency} AND l.purpose NOT IN ('income', 'points')) AS balance,
      (SELECT count(*) - 1 FROM account_uplines WHERE upline_id = ${root}) AS members`,
    ),
    rows<{ game_type: string; valid_bet: bigint }>(
      db,
      sql`SELECT game_type, sum64(valid_bet) AS valid_bet FROM team_bets
      WHERE team_id = ${root} AND day BETWEEN ${from} AND ${to} AND status <> 'open'
      GROUP BY game_type HAVING sum(valid_bet) > 0 ORDER BY 2 DESC, 1`,
    ),
    profitByAccount(db, filter, {
      zeroRows: 'shown',
      scope: 'direct',
      search: '',
      sort: 'validBet',
      direction: 'descending',
      skip: 0,
      // The agent's own row may be among them.
      take: topTeams + 1,
    }),
  ]);
  const found = both.filter(({ day }) => day >= from);
  const foundBefore = both.filter(({ day }) => day < from);
  const byDay = new Map(found.map(({ day, figures }) => [day, figures]));
  const totalsOf = (days: typeof found, of: { from: string; to: string }, players: number) => ({
    ...toWireFigures(addFigures(days.map(({ figures }) => figures))),
    newMembers: sumOf(people.opened, of),
    players,
  });
  return {
    ...period,
    currency,
    balance: (now?.balance ?? 0n).toString(),
    members: Number(now?.members ?? 0n),
    totals: totalsOf(found, { from, to }, people.now),
    before: totalsOf(foundBefore, before, people.before),
    days: Array.from({ length }, (_, index) => {
      const day = shifted(from, index);
      const { deposit, withdrawal, validBet, net } = toWireFigures(byDay.get(day) ?? addFigures([]));
      const [newMembers, players] = [people.opened.get(day) ?? 0, people.players.get(day) ?? 0];
      return { day, deposit, withdrawal, validBet, net, newMembers, players };
    }),
    gameTypes: types.map(({ game_type, valid_bet }) => ({
      gameType: game_type as GameCategory,
      validBet: valid_bet.toString(),
    })),
    top: top.rows
      .filter(({ of }) => of === 'team')
      .slice(0, topTeams)
      .map(toWireRow),
  };
}

const sumOf = (counts: ReadonlyMap<string, number>, { from, to }: { from: string; to: string }): number =>
  [...counts].reduce((sum, [day, count]) => (day >= from && day <= to ? sum + count : sum), 0);
