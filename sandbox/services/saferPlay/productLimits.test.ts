import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contract,
  gameCategories,
  playLimitPeriods,
  playProducts,
  productOf,
  type GameCategory,
  type LotteryTable,
  type PlayLimit,
  type SaferPlayStatus,
} from '#contract';
import { rows, type Tx } from '../../db/database';
import { accounts, bets, games, playLimits, playPauses, playSessions } from '../../db/schema';
import { refusalOf, walletOf } from '../../ledger/ledger';
import { createGameTestPlatform, errorOf, newKey, type GameTestPlatform } from '../../testing/gameSession';
import type { Visitor } from '../../testing/visitor';
import { isStakeForbidden } from './laterStake';
import { limitsOf } from './limits';

const { saferPlay, lottery } = contract;
const day = 24 * 3_600_000;

let made: GameTestPlatform;
let mira: Visitor;
beforeAll(async () => {
  made = await createGameTestPlatform();
});
afterAll(() => made.platform.close());
beforeEach(async () => {
  for (const table of [playLimits, playPauses, playSessions]) await made.platform.db.delete(table);
  mira = await made.signIn('member');
});

type Named = Pick<PlayLimit, 'kind' | 'period' | 'product'>;
const setLimit = (named: Named, amount: string | null) =>
  mira.call(saferPlay.setLimit, { ...named, amount } as never);
const limits = async () => ((await mira.call(saferPlay.status, {})).value as SaferPlayStatus).limits;
const stakes = (product?: PlayLimit['product']): Named => ({
  kind: 'stake',
  period: 'day',
  ...(product && { product }),
});

/** Stakes 0.20 on a slot. */
async function spin(): Promise<string | undefined> {
  made.platform.ports.clock.advance(2_500);
  const response = await (await made.openGame(mira)).spin({ stake: '20', key: newKey() });
  return response.status === 200 ? undefined : errorOf(response);
}
/** Stakes 1.00 on a draw. */
async function buy(): Promise<string | undefined> {
  const { value } = await mira.call(lottery.table, { lottery: 'SSC_60', language: 'en' });
  const line = { play: 'five', picks: [['1'], ['2'], ['3'], ['4'], ['5']], stake: '100', multiple: 1 };
  const { issue } = (value as LotteryTable).draw;
  const order = { lottery: 'SSC_60', issue, lines: [line], total: '100', language: 'en' };
  return (await mira.call(lottery.place, order as never)).errorCode;
}
/** Sets a limit so that this much of it is left. */
async function leave(product: PlayLimit['product'], left: bigint): Promise<void> {
  await setLimit(stakes(product), '100000000');
  const [limit] = (await limits()).filter((each) => each.product === product);
  await setLimit(stakes(product), (BigInt(limit?.used ?? 0) + left).toString());
}

describe('a limit of a product', () => {
  it('refuses by its own name, with nothing taken, and leaves other games alone', async () => {
    await leave('casino', 20n);
    expect(await spin()).toBeUndefined();
    const before = await made.holds(walletOf('aurora-mira'));
    expect(await spin()).toBe('play.stakeLimitOfProduct');
    expect(await made.holds(walletOf('aurora-mira'))).toBe(before);
    expect(await buy()).toBeUndefined();
    await leave('lottery', 99n);
    expect(await buy()).toBe('play.stakeLimitOfProduct');
  });

  it('stands beside the whole, which counts all games', async () => {
    await leave('casino', 1_000n);
    await leave(undefined, 110n);
    expect(await buy()).toBeUndefined();
    expect(await spin()).toBe('play.stakeLimit');
    expect(await limits()).toMatchObject([{ kind: 'stake' }, { kind: 'stake', product: 'casino' }]);
  });

  it('of losses that is reached closes no page, as that of all games does', async () => {
    const lose = (product?: PlayLimit['product']) =>
      setLimit({ kind: 'loss', period: 'month', ...(product && { product }) }, '1');
    await lose('casino');
    expect(await spin()).toBe('play.lossLimitOfProduct');
    const { value } = await mira.call(saferPlay.play, {});
    expect(value).not.toHaveProperty('closed');
    expect(value).not.toHaveProperty('lossLeft');
    await lose();
    expect((await mira.call(saferPlay.play, {})).value).toHaveProperty('lossLeft');
  });

  it('is lowered and raised by itself', async () => {
    await setLimit(stakes(), '10000');
    await setLimit(stakes('sports'), '5000');
    await setLimit(stakes('sports'), '4000');
    await setLimit(stakes('sports'), '6000');
    expect(await limits()).toMatchObject([
      { amount: '10000' },
      { product: 'sports', amount: '4000', waiting: { amount: '6000' } },
    ]);
    const confirm = (named: Named) =>
      mira.call(saferPlay.answerLimit, { ...named, isConfirmed: true } as never);
    made.platform.ports.clock.advance(day);
    mira = await made.signIn('member');
    expect(await confirm(stakes())).toMatchObject({ errorCode: 'play.limitState' });
    expect(await confirm(stakes('sports'))).toMatchObject({ success: true });
    expect(await limits()).toMatchObject([{ amount: '10000' }, { product: 'sports', amount: '6000' }]);
    await setLimit(stakes('sports'), null);
    expect(await limits()).toMatchObject([{ amount: '10000' }, { waiting: { amount: null } }]);
  });

  it.each(['deposit', 'session'] as const)('is none of %s', async (kind) => {
    expect(await setLimit({ kind, period: 'day', product: 'casino' }, '100')).toMatchObject({
      errorCode: 'request.invalid',
    });
    expect(await limits()).toEqual([]);
  });
});

it('puts every type of games where the database does', async () => {
  const { db } = made.platform;
  for (const type of gameCategories) {
    const [found] = await rows<{ product: string }>(db, sql`SELECT product_of(${type}) AS product`);
    expect([type, found?.product]).toEqual([type, productOf(type)]);
  }
});

class Undone extends Error {}

const bet = fc.record({
  type: fc.constantFrom(...gameCategories),
  status: fc.constantFrom('open', 'won', 'lost', 'void'),
  stake: fc.bigInt(1n, 400n),
  daysAgo: fc.integer({ min: 0, max: 40 }),
});
const limit = fc.record({
  kind: fc.constantFrom('stake', 'loss'),
  period: fc.constantFrom(...playLimitPeriods),
  product: fc.constantFrom('all', ...playProducts),
  // Of what is used and the stake, so that they are met about as often as not.
  beyond: fc.bigInt(-50n, 450n),
});

it('is counted alike by the database, by what its owner sees and by what is staked for later', async () => {
  const { db, ports } = made.platform;
  const now = ports.clock.now();
  const [account] = await db.select().from(accounts).where(eq(accounts.id, 'aurora-mira'));
  const [game] = await db.select().from(games).limit(1);
  const whose = { accountId: 'aurora-mira', gameId: game?.id ?? '', vassalage: 'VELORA', currency: 'USD' };

  async function agree(tx: Tx, own: Own): Promise<boolean> {
    const placed = own.bets.map(({ type, status, stake, daysAgo }, number) => {
      const placedAt = new Date(now.getTime() - daysAgo * day);
      return {
        ...whose,
        id: `alike-${number}`,
        gameType: type,
        status,
        stake,
        payout: status === 'won' ? 2n * stake : status === 'void' ? stake : 0n,
        validBetReason: status === 'open' ? ('open' as const) : ('full' as const),
        placedAt,
        settledAt: status === 'open' ? null : placedAt,
        day: '2026-01-01',
      };
    });
    if (placed.length > 0) await tx.insert(bets).values(placed);
    const set = own.limits.map(({ kind, period, product }) => ({ accountId: whose.accountId, kind, period, product, amount: 1n, since: now })); // prettier-ignore
    await tx.insert(playLimits).values(set);
    // The amount is set by what is used, which is read first.
    const used = await limitsOf(tx, { id: whose.accountId, merchantCode: 'aurora' }, now);
    for (const [index, each] of used.entries()) {
      const { beyond } = own.limits.find(({ kind, period, product }) => kind === each.kind && period === each.period && product === each.product) ?? { beyond: BigInt(index) }; // prettier-ignore
      each.amount = each.used + beyond > 0n ? each.used + beyond : 1n;
      await tx.update(playLimits).set({ amount: each.amount }).where(sql`${playLimits.accountId} = ${whose.accountId}
        AND ${playLimits.kind} = ${each.kind} AND ${playLimits.period} = ${each.period} AND ${playLimits.product} = ${each.product}`); // prettier-ignore
    }
    const beyond = used.filter(
      ({ product, amount, used: so }) =>
        (product === 'all' || product === productOf(own.type)) && so + own.stake > amount,
    );
    const names = beyond.map(({ kind, product }) => `play.${kind}Limit${product === 'all' ? '' : 'OfProduct'}`); // prettier-ignore
    const stake = { id: 'later', accountId: whose.accountId, gameType: own.type, stake: own.stake, money: 'real' as const }; // prettier-ignore
    expect(await isStakeForbidden(tx, stake, now)).toBe(beyond.length > 0);
    const refused = await tx
      .transaction((inner) => inner.execute(sql`SELECT refuse_beyond_limits(${whose.accountId}, ${account?.merchantCode}, ${own.type},
        ${own.stake}, true, ${now.toISOString()}::timestamptz)`)) // prettier-ignore
      .then(() => undefined, (error: unknown) => refusalOf(error) ?? Promise.reject(error as Error)); // prettier-ignore
    if (!refused) expect(names).toEqual([]);
    else expect(names).toContain(refused.code);
    return beyond.length > 0;
  }

  const seen = new Set<boolean>();
  const own = fc.record({
    bets: fc.array(bet, { maxLength: 8 }),
    limits: fc.uniqueArray(limit, {
      minLength: 1,
      maxLength: 5,
      selector: ({ kind, period, product }) => `${kind} ${period} ${product}`,
    }),
    type: fc.constantFrom(...gameCategories),
    stake: fc.bigInt(1n, 400n),
  });
  await fc.assert(
    fc.asyncProperty(own, async (each) => {
      await db
        .transaction(async (tx) => {
          seen.add(await agree(tx, each));
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
    }),
    { numRuns: 60 },
  );
  expect(seen).toEqual(new Set([true, false]));
});

interface Own {
  bets: readonly {
    type: GameCategory;
    status: 'open' | 'won' | 'lost' | 'void';
    stake: bigint;
    daysAgo: number;
  }[];
  limits: readonly {
    kind: 'stake' | 'loss';
    period: PlayLimit['period'];
    product: 'all' | NonNullable<PlayLimit['product']>;
    beyond: bigint;
  }[];
  type: GameCategory;
  stake: bigint;
}
