import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Bonus } from '#contract';
import { promotions, rewards, settings, turnoverRequirements } from '../../db/schema';
import { walletOf } from '../../ledger/ledger';
import { createGameTestPlatform, errorOf, newKey, type GameTestPlatform } from '../../testing/gameSession';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { countBet } from '../cashier/countBet';

const calls = contract.rewards;
const mira = 'aurora-mira';
const dayMs = 86_400_000;

let made: GameTestPlatform;
let member: Visitor;
beforeAll(async () => {
  made = await createGameTestPlatform();
  member = await made.signIn('member');
  const { db, ports } = made.platform;
  const at = ports.clock.now();
  const [offer] = await db.select().from(promotions).where(eq(promotions.kind, 'depositBonus')).limit(1);
  if (!offer) throw new Error('no offer');
  await db
    .update(promotions)
    .set({ content: { en: '<p>As granted.</p>' } })
    .where(eq(promotions.id, offer.id));
  await db.insert(rewards).values({
    id: 'granted',
    accountId: mira,
    kind: 'bonus',
    title: { en: 'Weekend reload' },
    reason: { en: '' },
    currency: 'USD',
    amount: 10_000n,
    wagering: 10,
    days: 7,
    maxStake: 500n,
    gameTypes: ['RNG', 'LIVE'],
    opensAt: at,
    endsAt: new Date(at.getTime() + dayMs),
    promotionId: offer.id,
    cause: null,
  });
  valueOf(await member.call(calls.claimReward, { id: 'granted' }));
  // What the offer and the brand say from now on is of no concern to it.
  await db
    .update(promotions)
    .set({ content: { en: '<p>Changed.</p>' } })
    .where(eq(promotions.id, offer.id));
  await db
    .insert(settings)
    .values({ merchantCode: 'aurora', key: 'validBetShares', value: { RNG: 0, LIVE: 0 } })
    .onConflictDoUpdate({
      target: [settings.merchantCode, settings.key],
      set: { value: { RNG: 0, LIVE: 0 } },
    });
});
afterAll(() => made.platform.close());

const granted = async (): Promise<Bonus> => {
  const { list } = valueOf<{ list: Bonus[] }>(await member.call(calls.bonuses, {}));
  const found = list.find(({ title }) => title === 'Weekend reload');
  if (!found) throw new Error('no bonus');
  return found;
};

describe('a bonus', () => {
  it('keeps its terms as they were when it was given', async () => {
    const { terms } = await granted();
    expect(terms?.text).toBe('<p>As granted.</p>');
    const shares = Object.fromEntries(terms?.shares.map(({ gameType, share }) => [gameType, share]) ?? []);
    expect(shares).toMatchObject({ RNG: 10_000, LIVE: 5_000, SPORTS: 0 });
    expect(terms?.shares[0]).toEqual({ gameType: 'RNG', share: 10_000 });
  });

  it('counts bets by its terms, also when the brand counts them for nothing by now', async () => {
    const { db, ports } = made.platform;
    const bet = (id: string, gameType: string, unweighted = 400n, isAnew = false) =>
      db.transaction((tx) =>
        countBet(ports, tx, {
          id,
          accountId: mira,
          game: 'g',
          gameType,
          stake: 400n,
          validBet: 0n,
          unweighted,
          currency: 'USD',
          at: ports.clock.now(),
          isAnew,
        }),
      );
    const doneBefore = BigInt((await granted()).done);
    await bet('by-terms-1', 'RNG');
    await bet('by-terms-1', 'RNG');
    expect(BigInt((await granted()).done) - doneBefore).toBe(400n);
    await bet('by-terms-2', 'LIVE');
    await bet('by-terms-3', 'SPORTS');
    expect(BigInt((await granted()).done) - doneBefore).toBe(600n);
    // Settled anew, it gives back what it gave.
    await bet('by-terms-2', 'LIVE', 100n, true);
    await bet('by-terms-1', 'RNG', 0n, true);
    expect(BigInt((await granted()).done) - doneBefore).toBe(50n);
  });

  it('refuses a stake above its largest before it is taken, until it is over', async () => {
    const game = await made.openGame(member);
    const spin = async (stake: string) => {
      made.platform.ports.clock.advance(2_500);
      const response = await game.spin({ stake, key: newKey() });
      return response.status === 200 ? undefined : errorOf(response);
    };
    const before = await made.holds(walletOf(mira));
    expect(await spin('1000')).toBe('play.bonusStake');
    expect(await made.holds(walletOf(mira))).toBe(before);
    expect(await spin('200')).toBeUndefined();
    const { id } = await granted();
    valueOf(await member.call(contract.cashier.giveUpBonus, { id }));
    expect(await spin('1000')).toBeUndefined();
    const [row] = await made.platform.db
      .select()
      .from(turnoverRequirements)
      .where(eq(turnoverRequirements.id, id));
    expect(row).toMatchObject({ status: 'givenUp', terms: { text: { en: '<p>As granted.</p>' } } });
  });
});
