import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { walletOf } from '#platform/host';
import { accounts, bets, games } from '#platform/schema';
import { roundAt } from '#platform/tableRounds';
import {
  type GameTestPlatform,
  type Visitor,
  createGameTestPlatform,
  errorOf,
  newKey,
  settleTableBets,
} from '#platform/testing';
import { demoUnitOf } from '../seed/demoUnits';
import type { BookView } from './sportsbook/api';
import { legOf } from './sportsbook/testing';
import type { FishingState } from './fishing/api';

let made: GameTestPlatform;
let player: Visitor;
let wallet: string;

beforeAll(async () => {
  made = await createGameTestPlatform();
  player = made.platform.visitor({ merchant: 'lotus' });
  const password = 'a long password';
  const form = { username: 'wholedong', password, confirmPassword: password, countryDialingCode: '+84' };
  player.keep(
    await player.call(contract.session.register, {
      ...form,
      login: true,
      registerUrl: '',
      registerMethod: 'WEB',
    } as never),
  );
  const [account] = await made.platform.db.select().from(accounts).where(eq(accounts.username, 'wholedong'));
  wallet = walletOf(account?.id ?? '');
});
afterAll(() => made.platform.close());

const valueOf = async (response: Response) => ((await response.json()) as { value: unknown }).value;

describe('a stake of half a dong', () => {
  const cases: readonly [string, () => Promise<Response>][] = [
    [
      'a slot',
      async () => (await made.openGame(player, 'g0')).post('/api/spin', { stake: '2000050', key: newKey() }),
    ],
    [
      'a table',
      async () => {
        const seat = await made.openGame(player, 't1');
        const { table } = (await valueOf(await seat.get('/api/table'))) as { table: { round: number } };
        const chips = [{ area: 'player', stake: '2000050' }];
        return seat.post('/api/table/bets', { round: table.round, bets: chips, key: newKey() });
      },
    ],
    [
      'the book, also where two halves make a whole',
      async () => {
        const seat = await made.openGame(player, 's1');
        const book = (await valueOf(await seat.get('/api/book?view=today'))) as BookView;
        const legs = [0, 1].map((match) => legOf(book, match, 'winner', 0));
        const list = legs.map((leg) => ({ stake: '2000050', legs: [leg] }));
        return seat.post('/api/book/bets', { bets: list, key: newKey() });
      },
    ],
    [
      'a fishing game',
      async () => {
        const fishing = and(eq(games.category, 'FISH'), eq(games.state, 'open'));
        const [game] = await made.platform.db.select().from(games).where(fishing);
        const seat = await made.openGame(player, game?.id ?? '');
        const { round } = (await valueOf(await seat.get('/api/fishing'))) as FishingState;
        const shots = { round: round.id, first: 0, bullet: '2000050', aims: ['sardine'] };
        return seat.post('/api/fishing/shots', shots);
      },
    ],
  ];

  it.each(cases)('is not taken by %s', async (_, send) => {
    const before = await made.holds(wallet);
    expect(await errorOf(await send())).toBe('amount.finer');
    expect(await made.holds(wallet)).toBe(before);
  });
});

it('pays whole dong: a commission is rounded to them', async () => {
  const seat = await made.openGame(player, 't1');
  const [game] = await made.platform.db.select().from(games).where(eq(games.id, 't1'));
  const least = (game?.minBet ?? 0n) * BigInt(demoUnitOf('VND'));
  // 95 % of seven dong are 6.65 dong.
  const stake = least + 700n;
  for (let round = 0; round < 12; round += 1) {
    // The next one has just begun to take bets.
    const { clock } = made.platform.ports;
    clock.advance(roundAt('t1', clock.now().getTime()).endsAt - clock.now().getTime() + 1_000);
    const { table } = (await valueOf(await seat.get('/api/table'))) as { table: { round: number } };
    const chips = [{ area: 'banker', stake: stake.toString() }];
    const answer = await seat.post('/api/table/bets', { round: table.round, bets: chips, key: newKey() });
    expect(answer.status).toBe(200);
    made.platform.ports.clock.advance(60_000);
    await settleTableBets({ db: made.platform.db, ...made.platform.ports });
  }
  const settled = await made.platform.db.select().from(bets).where(eq(bets.stake, stake));
  const won = settled.filter(({ payout }) => payout > stake);
  expect(won.length).toBeGreaterThan(0);
  for (const { payout } of won) expect(payout).toBe(stake + (least * 95n) / 100n + 700n);
});
