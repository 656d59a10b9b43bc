import { readdirSync, readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { slotOf } from '#demo/game-provider/slot/stakes.ts';
import { accounts, games, playLimits, playSessions } from '../../db/schema';
import { houseAccount, post, walletOf } from '../../ledger/ledger';
import {
  createGameTestPlatform,
  errorOf,
  newKey,
  type GameSession,
  type GameTestPlatform,
} from '../../testing/gameSession';
import type { Visitor } from '../../testing/visitor';
import { operate } from '../system/operate';
import { openVendorWallet } from '../wallet/vendorWallets';
import { gamePostings } from '../records/gamePostings';
import { placeWager } from './placeWager';

const { saferPlay } = contract;

it('nothing but placeWager posts a stake', () => {
  const stakes = gamePostings.filter((kind) => kind === 'spin' || kind.endsWith('Bet'));
  const posted = new RegExp(String.raw`\bpost\([^;]*?kind: '(?:${stakes.join('|')})'`);
  const found = ['sandbox', 'demo']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${String(path)}`))
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|^demo\/seed\/|node_modules/.test(file),
    )
    .filter((file) => posted.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
  // What would be found.
  expect(posted.test("await post(tx, {\n  key,\n  kind: 'tableBet' satisfies GamePosting,\n})")).toBe(true);
});

describe('rounds of two players at one vendor', () => {
  it('do not wait for each other, not even for one whose process is frozen', async () => {
    const made = await createGameTestPlatform();
    const { db, ports } = made.platform;
    try {
      const other = await made.openGame(await made.signIn('agent'));
      await made.openGame(await made.signIn('member'));
      const [account] = await db.select().from(accounts).where(eq(accounts.id, 'aurora-mira'));
      if (!account) throw new Error('no account');
      await db.transaction(async (frozen) => {
        await placeWager(ports, frozen, {
          key: 'frozen',
          kind: 'spin',
          account,
          wallet: walletOf(account.id),
          house: houseAccount('aurora', 'provider:VELORA', 'USD'),
          money: 'real',
          gameType: 'RNG',
          stake: 20n,
        });
        // Its row would be free after five seconds at the earliest, when this spin has been refused.
        const began = performance.now();
        expect((await other.spin({ stake: '20', key: newKey() })).status).toBe(200);
        expect(performance.now() - began).toBeLessThan(4_000);
      });
    } finally {
      await made.platform.close();
    }
  });
});

describe('bets at several vendors at once, each from a wallet of its own', () => {
  const stake = 20n;
  const rounds = 8;
  let made: GameTestPlatform;
  let mira: Visitor;
  let seats: GameSession[];
  beforeAll(async () => {
    made = await createGameTestPlatform();
    const { db, ports } = made.platform;
    await operate({ db, ...ports }, ['wallets', 'transfer']);
    const slots = (
      await db.select().from(games).where(eq(games.state, 'open')).orderBy(asc(games.id))
    ).filter((game) => slotOf(game, 1n)?.stakes.includes(stake));
    const byVendor = [...new Map(slots.map((game) => [game.vassalage, game])).values()].slice(0, rounds);
    expect(byVendor).toHaveLength(rounds);
    mira = await made.signIn('member');
    const at = ports.clock.now();
    for (const { vassalage } of byVendor) {
      const wallet = await openVendorWallet(db, { id: 'aurora-mira', currency: 'USD' }, vassalage, at);
      const postings = [
        { account: walletOf('aurora-mira'), amount: -10_000n },
        { account: wallet, amount: 10_000n },
      ];
      await post(db, { id: newKey(), actor: 'house', key: vassalage, kind: 'transfer.test', postings, at });
    }
    seats = [];
    for (const { id } of byVendor) seats.push(await made.openGame(mira, id));
  });
  afterAll(() => made.platform.close());
  beforeEach(async () => {
    made.platform.ports.clock.advance(10_000);
    for (const table of [playLimits, playSessions]) await made.platform.db.delete(table);
  });

  it.each([
    ['stake', 2],
    ['loss', 2],
  ] as const)('pass no %s limit together', async (kind, fit) => {
    const { limits } = (await mira.call(saferPlay.setLimit, { kind, period: 'day', amount: '100000000' }))
      .value as { limits: { used: string }[] };
    const amount = BigInt(limits[0]?.used ?? 0) + stake * BigInt(fit) + 5n;
    await mira.call(saferPlay.setLimit, { kind, period: 'day', amount: amount.toString() });
    const answers = await Promise.all(
      seats.map((seat) => seat.spin({ stake: stake.toString(), key: newKey() })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) expect(await errorOf(answer)).toBe(`play.${kind}Limit`);
    // A win of one round leaves room for another one under a limit of losses.
    if (kind === 'stake') expect(rounds - refused.length).toBe(fit);
    const { value } = await mira.call(saferPlay.status, {});
    const [after] = (value as { limits: { used: string; amount: string }[] }).limits;
    expect(BigInt(after?.used ?? 0)).toBeLessThanOrEqual(amount);
  });
});
