import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type LotteryTable } from '../../contract';
import { rows, walletOf } from '#platform/host';
import { matches } from '#platform/schema';
import { roundAt } from '#platform/tableRounds';
import {
  type GameTestPlatform,
  type TestPlatform,
  type Visitor,
  createGameTestPlatform,
  gamePostings,
  ledgerTransactions,
  newKey,
  post,
  reverse,
  runCardRooms,
  settleBets,
  settleSportsBets,
  settleTableBets,
} from '#platform/testing';
import { roomReply } from './cardRoom/api';
import { betReply, bookView, cashOutOffer } from './sportsbook/api';
import { legOf } from './sportsbook/testing';

const mira = 'aurora-mira';
let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
let member: Visitor;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());

const deps = () => ({ db: platform.db, ...platform.ports });
const now = (): number => platform.ports.clock.now().getTime();
const tick = (milliseconds: number) => platform.ports.clock.advance(milliseconds);
/** Sits down at a game anew: whoever was idle for long is signed out. */
const open = async (game: string) => {
  member = await gamePlatform.signIn('member');
  return gamePlatform.openGame(member, game);
};
const valueOf = async (response: Response): Promise<unknown> => {
  expect(response.status).toBe(200);
  return ((await response.json()) as { value: unknown }).value;
};

/** Of the demo's games: those of a vendor outside are in sandbox/services/walletApi and sandbox/services/wallet. */
const dealtPostings = gamePostings.filter((kind) => !kind.startsWith('vendor'));

/** Bets on every side of something, so that one of them wins. */
const bets = {
  async slot() {
    await (await open('g0')).play();
  },
  async table() {
    tick(roundAt('t1', now()).endsAt + 1_000 - now());
    const seat = await open('t1');
    const sides = ['player', 'banker', 'tie'].map((area) => ({ area, stake: '500' }));
    const round = roundAt('t1', now());
    await valueOf(await seat.post('/api/table/bets', { round: round.number, bets: sides, key: newKey() }));
    tick(round.settlesAt + 1_000 - now());
    expect(await settleTableBets(deps())).toBe(3);
  },
  async sports() {
    const seat = await open('s1');
    const book = v.parse(bookView, await valueOf(await seat.get('/api/book?view=today')));
    const sides = [0, 1, 2].map((side) => ({ stake: '500', legs: [legOf(book, 0, 'winner', side)] }));
    const placed = v.parse(
      betReply,
      await valueOf(await seat.post('/api/book/bets', { bets: sides, key: newKey() })),
    );
    if (placed.outcome !== 'placed') throw new Error('the prices moved');
    // A part of each is sold before the match: nobody knows yet which of them wins.
    for (const { id, canCashOut } of placed.seat.bets) {
      if (!canCashOut) continue;
      const offer = v.parse(cashOutOffer, await valueOf(await seat.get(`/api/book/cashOut?bet=${id}`)));
      if (offer.outcome !== 'quoted') throw new Error(offer.reason);
      await valueOf(await seat.post('/api/book/cashOut', { quote: offer.quote, tenths: 4, key: newKey() }));
    }
    tick(2 * 86_400_000);
    expect(await settleSportsBets(deps())).toBe(3);
  },
  /** A match that is gone gives the stake back. */
  async sportsGivenBack() {
    const seat = await open('s1');
    const book = v.parse(bookView, await valueOf(await seat.get('/api/book?view=today')));
    const leg = legOf(book, 0, 'winner', 0);
    await valueOf(
      await seat.post('/api/book/bets', { bets: [{ stake: '500', legs: [leg] }], key: newKey() }),
    );
    await platform.db.delete(matches).where(eq(matches.id, leg.match));
    tick(2 * 86_400_000);
    expect(await settleSportsBets(deps())).toBe(1);
  },
  async lottery() {
    tick(60_000 - (now() % 60_000) + 10_000);
    await open('g0');
    const lottery = 'SSC_60';
    const { draw } = (await member.call(contract.lottery.table, { lottery, language: 'en' })).value as LotteryTable; // prettier-ignore
    const side = (id: string) => ({ play: 'sides', picks: [[id], [], [], [], [], []], stake: '100', multiple: 1 }); // prettier-ignore
    const order = { lottery, issue: draw.issue, lines: [side('big'), side('small')], total: '800', language: 'en' }; // prettier-ignore
    // A win ends the chase: the stakes of later draws come back.
    const chase = { multiples: [1, 1, 1, 1], stopsOnWin: true };
    expect(await member.call(contract.lottery.place, { ...order, chase } as never)).toMatchObject({
      success: true,
    });
    tick(600_000);
    for (let run = 0; run < 4; run += 1) await settleBets(deps());
  },
  async seatGivenBack() {
    const seat = await open('p1');
    const { table } = v.parse(roomReply, await valueOf(await seat.get('/api/room')));
    await valueOf(await seat.post('/api/room/sit', { round: table.round, key: newKey() }));
    await valueOf(await seat.post('/api/room/stand', { round: table.round }));
  },
  /** A deal pays one or two of four places, whoever plays for the member. */
  async deals() {
    for (let deal = 0; deal < 40; deal += 1) {
      const seat = await open('p1');
      const { table } = v.parse(roomReply, await valueOf(await seat.get('/api/room')));
      await valueOf(await seat.post('/api/room/sit', { round: table.round, key: newKey() }));
      tick(600_000);
      await runCardRooms(deps());
      if ((await kindsPosted()).has('roomWin')) return;
    }
    throw new Error('no deal was won');
  },
};

const kindsPosted = async (): Promise<Set<string>> =>
  new Set(
    (await platform.db.selectDistinct({ kind: ledgerTransactions.kind }).from(ledgerTransactions)).map(
      ({ kind }) => kind,
    ),
  );

/** All that is kept of movements; the same for the same postings. */
const record = async () => ({
  movements: await rows(platform.db, sql`SELECT id, account_id, wallet, type, kind, amount FROM movements ORDER BY id`),
  days: await rows(
    platform.db,
    sql`SELECT account_id, day::text, wallet, type, kind, count_in, amount_in, count_out, amount_out FROM movement_days
      ORDER BY 1, 2, 3, 4, 5`,
  ),
  teams: await rows(
    platform.db,
    sql`SELECT team_id, day::text, type, sum(count_in)::bigint AS count_in, sum(amount_in)::bigint AS amount_in,
        sum(count_out)::bigint AS count_out, sum(amount_out)::bigint AS amount_out
      FROM team_movements GROUP BY 1, 2, 3 HAVING sum(count_in) + sum(count_out) > 0 ORDER BY 1, 2, 3`,
  ),
}); // prettier-ignore

it('bets of every kind are in the betting record alone', async () => {
  const before = await record();
  for (const bet of Object.values(bets)) await bet();
  const posted = await kindsPosted();
  expect(dealtPostings.filter((kind) => !posted.has(kind))).toEqual([]);
  expect(await record()).toEqual(before);

  const day = (days: number) => new Date(now() + days * 86_400_000).toISOString().slice(0, 10);
  const period = { from: day(-28), to: day(1), page: 1, pageSize: 100 };
  const answer = await member.call(contract.records.movements, { ...period, types: 'correction' } as never);
  const found = answer.value as { rows: object[]; total: number };
  expect(answer).toMatchObject({ success: true });
  expect([found.rows, found.total]).toEqual([[], 0]);
  // Each kind of game that was played is in the other record.
  const played = await rows<{ type: string }>(
    platform.db,
    sql`SELECT DISTINCT game_type AS type FROM bets WHERE account_id = ${mira} AND settled_at > ${new Date(now() - 7 * 86_400_000).toISOString()}::timestamptz`,
  );
  expect(played.map(({ type }) => type).sort()).toEqual(
    expect.arrayContaining(['ELOTT', 'LIVE', 'PVP', 'RNG', 'SPORTS']),
  );
});

it('no posting between a wallet and the house of a provider is missing in the list, in code or in the database', async () => {
  const ofGames = await rows<{ kind: string }>(
    platform.db,
    sql`SELECT DISTINCT t.kind FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id WHERE a.purpose LIKE 'provider:%' AND t.reverses IS NULL`,
  );
  expect(ofGames.map(({ kind }) => kind).sort()).toEqual([...dealtPostings].sort());
  const [inDatabase] = await rows<{ all: boolean; others: boolean }>(
    platform.db,
    sql`SELECT (SELECT bool_and(is_game_posting(kind)) FROM unnest(${sql.param([...gamePostings])}::text[]) kind) AS all,
      (SELECT bool_or(is_game_posting(kind)) FROM movements) AS others`,
  );
  expect(inDatabase).toEqual({ all: true, others: false });
});

it('a real correction is still a correction, and a stake taken back by a reversal is none', async () => {
  const before = await record();
  const [stake] = await rows<{ id: string; house: string }>(
    platform.db,
    sql`SELECT t.id, e.account_id AS house FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.amount > 0
      WHERE t.kind = 'tableBet' ORDER BY t.sequence DESC LIMIT 1`,
  );
  if (!stake) throw new Error('no stake');
  const common = { actor: 'house', at: platform.ports.clock.now() };
  const id = () => platform.ports.ids.next();
  await reverse(platform.db, { ...common, id: id(), key: 'test:back', transaction: stake.id });
  expect(await record()).toEqual(before);
  const postings = [
    { account: stake.house, amount: -100n },
    { account: walletOf(mira), amount: 100n },
  ];
  await post(platform.db, { ...common, id: id(), key: 'test:mended', kind: 'correction', postings });
  const after = await record();
  expect(after.movements).toHaveLength(before.movements.length + 1);
});
