import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { contract, type WithdrawalTerms } from '#contract';
import { accounts, rewards, turnoverRequirements } from '../../db/schema';
import { fourSumsOf } from '../../services/cashier/heldMoney';
import { openPoints } from '../../services/points/pointsAccount';
import { valueOf } from '../reportFixture';
import type { Visitor } from '../visitor';
import {
  deposit,
  endBonus,
  giveReward,
  passNight,
  redeemOnce,
  settleBet,
  type OrderWorld,
} from './testActors';

const { cashier, missions, promotions, rewards: rewardCalls, support } = contract;
const dayMs = 86_400_000;

/** Id of a promotion of the demo brand. */
export const promo = (slug: string): string => `aurora-promo-${slug}`;

/** A member of its own, what was done with it, and what a second reckoning says that it must have. */
export class OrderRun {
  readonly #world: OrderWorld;
  readonly #random: () => number;
  readonly #name: string;
  #visitor!: Visitor;
  accountId = '';
  #acts = 0;
  /** Bets in the order in which they ended. */
  readonly bets: { act: number; type: string; stake: bigint; valid: bigint }[] = [];
  /** Acts in which requirements were first seen open, and met. */
  readonly opened = new Map<string, number>();
  readonly met = new Map<string, number>();
  /** What came to the member's own money besides rewards. */
  came = 0n;
  #withdrawals: string[] = [];
  readonly ticketKeys = new Set<string>();
  joinedRaffleAt: number | undefined;

  constructor(world: OrderWorld, seed: number) {
    this.#world = world;
    let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
    this.#random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 0x1_0000_0000;
    };
    this.#name = `order${seed}`;
  }

  #below = (end: number): number => Math.floor(this.#random() * end);
  #pick = <T>(all: readonly T[]): T => all[this.#below(all.length)] as T;

  async begin(): Promise<void> {
    const { db, ports } = this.#world.platform;
    this.#visitor = this.#world.platform.visitor({
      address: `198.51.${this.#below(250)}.${this.#below(250)}`,
    });
    await this.#visitor.register(this.#name);
    const [row] = await db.select().from(accounts).where(eq(accounts.usernameKey, this.#name));
    this.accountId = row?.id ?? '';
    await db
      .update(accounts)
      .set({ paymentPasswordHash: this.#world.passwordHash })
      .where(eq(accounts.id, this.accountId));
    const long = new Date(ports.clock.now().getTime() - 30 * dayMs).toISOString();
    await db.execute(sql`INSERT INTO payout_accounts (id, account_id, merchant_code, kind, bank, holder, number, added_at)
      SELECT ${`pay-${this.#name}`}, ${this.accountId}, merchant_code, kind, bank, holder, ${`9${this.#name}`}, ${long}::timestamptz
      FROM payout_accounts WHERE account_id = 'aurora-mira' LIMIT 1`);
    this.came = await this.own();
    await openPoints(db, this.accountId, ports.clock.now());
    await this.#joins('welcome');
  }

  /** Own money: free, or on its way out. */
  async own(): Promise<bigint> {
    const { withdrawable, inWithdrawals } = await fourSumsOf(this.#world.platform.db, this.accountId, 'USD');
    return withdrawable + inWithdrawals;
  }

  async #joins(slug: string): Promise<void> {
    const join = () => this.#visitor.call(promotions.joinPromotion, { id: promo(slug) });
    await Promise.all(Array.from({ length: 1 + this.#below(2) }, join));
    if (slug === 'lotto') this.joinedRaffleAt ??= this.#acts;
  }

  readonly #all: readonly (() => Promise<void>)[] = [
    async () => this.#joins(this.#pick(['welcome', 'quiet-day', 'lotto', 'rebate'])),
    async () => this.#deposits(),
    async () => this.#deposits(),
    async () => this.#plays(),
    async () => this.#plays(),
    async () => this.#plays(),
    async () => this.#withdraws(),
    async () => this.#cancels(),
    async () => this.#givesUp(),
    async () => this.#claimsShares(),
    async () => this.#opensTicket(),
    async () => this.#claimsRewards(),
    async () => this.#redeems(),
    async () => this.#takesMission(),
    async () => this.#timePasses(),
  ];

  async act(): Promise<void> {
    this.#acts += 1;
    this.#world.platform.ports.clock.advance(1_000);
    const before = await this.#held();
    await this.#pick(this.#all)();
    await this.#look(before);
  }

  async #held(): Promise<bigint> {
    return (await fourSumsOf(this.#world.platform.db, this.accountId, 'USD')).heldByBonus;
  }

  /** Notes what was opened and met, and adds what was released to what the member must have. */
  async #look(before: bigint): Promise<void> {
    const found = await this.requirements();
    for (const { id, kind, status } of found) {
      if (!this.opened.has(id)) this.opened.set(id, this.#acts);
      if (status !== 'met' || this.met.has(id)) continue;
      this.met.set(id, this.#acts);
      if (kind === 'bonus') this.came += before;
    }
  }

  requirements = () =>
    this.#world.platform.db
      .select()
      .from(turnoverRequirements)
      .where(eq(turnoverRequirements.accountId, this.accountId))
      .orderBy(turnoverRequirements.sequence);

  async #withdraws(): Promise<void> {
    const terms = valueOf<WithdrawalTerms>(await this.#visitor.call(cashier.withdrawalTerms, {}));
    const amount = this.#pick(['1000', '5000', terms.balance]);
    const share = (rate: number): bigint => (BigInt(amount) * BigInt(rate)) / 10_000n;
    const beyond = terms.freeLeft > 0 ? 0n : share(terms.feeRate);
    const most = BigInt(terms.feeMax);
    const fee = ((beyond < most ? beyond : most) + share(terms.turnoverFeeRate)).toString();
    const request = { account: `pay-${this.#name}`, amount, fee, transactionPassword: '482915' };
    const answer = await this.#visitor.call(cashier.withdraw, request);
    if (!answer.success) return;
    expect(BigInt(amount)).toBeLessThanOrEqual(BigInt(terms.withdrawable));
    this.#withdrawals.push((answer.value as { id: string }).id);
  }

  async #cancels(): Promise<void> {
    const id = this.#withdrawals.pop();
    if (id === undefined) return;
    const cancel = () => this.#visitor.call(cashier.cancelWithdrawal, { id });
    await Promise.all([cancel(), cancel()]);
  }

  async #givesUp(): Promise<void> {
    const open = (await this.requirements()).find(
      ({ kind, status }) => kind === 'bonus' && status === 'open',
    );
    if (!open) return;
    const giveUp = () => this.#visitor.call(cashier.giveUpBonus, { id: open.id });
    await Promise.all([giveUp(), giveUp()]);
  }

  async #claimsShares(): Promise<void> {
    const claim = () =>
      this.#visitor.call(promotions.claimPromotion, { id: promo(this.#pick(['quiet-day', 'rebate'])) });
    await Promise.all([claim(), claim()]);
  }

  async #opensTicket(): Promise<void> {
    const keys = this.#pick([['a', 'a'], ['a', 'b'], ['c']]).map(
      (each) => `${each}-${this.#name}-${this.#below(4)}-0123456789`,
    );
    await Promise.all(
      keys.map(async (key) => {
        const { success } = await this.#visitor.call(
          support.claimRaffle,
          { promotionId: promo('lotto') },
          { key },
        );
        if (success) this.ticketKeys.add(key);
      }),
    );
  }

  async #takesMission(): Promise<void> {
    const id = this.#pick(this.#world.missionIds);
    await this.#visitor.call(missions.acceptMission, { id });
    await Promise.all([0, 1].map(() => this.#visitor.call(missions.claimMission, { id })));
  }

  async #deposits(): Promise<void> {
    const amount = this.#pick(['1000', '2000', '5000', '30000']);
    this.came += await deposit(this.#world, this.#visitor, amount, 1 + this.#below(3));
  }

  async #plays(): Promise<void> {
    const game = this.#pick(this.#world.playable);
    const stake = BigInt(this.#pick([100, 500, 501, 4_000, 20_000, 90_000]));
    const payout = this.#pick([0n, 0n, stake * 2n, stake]);
    const valid = await settleBet(this.#world, { accountId: this.accountId, game, stake, payout });
    this.bets.push({ act: this.#acts, type: game.category, stake, valid });
  }

  /** The operator gives a bonus or money; the member claims all that waits, several presses at once. */
  async #claimsRewards(): Promise<void> {
    await giveReward(this.#world, {
      accountId: this.accountId,
      kind: this.#pick(['bonus', 'cash'] as const),
      amount: BigInt(this.#pick([500, 1_000])),
      wagering: this.#pick([1, 8]),
      gameTypes: this.#pick([null, ['RNG']]),
    });
    const { db } = this.#world.platform;
    const waiting = await db.select().from(rewards).where(eq(rewards.accountId, this.accountId));
    await Promise.all(
      waiting.flatMap(({ id, claimedAt }) => {
        const claim = () => this.#visitor.call(rewardCalls.claimReward, { id });
        return claimedAt === null ? [claim(), claim()] : [claim()];
      }),
    );
  }

  async #redeems(): Promise<void> {
    this.came += await redeemOnce(this.#world, this.#visitor, {
      accountId: this.accountId,
      name: `${this.#name}-${this.#acts}`,
    });
  }

  /** A night in which days are settled, or the end of a bonus; what is over is taken back, by two servers. */
  async #timePasses(): Promise<void> {
    if (this.#below(2) === 0) {
      this.#world.platform.ports.clock.advance(dayMs);
      await this.#visitor.login(this.#name, 'a long password');
      await passNight(this.#world);
    } else await endBonus(this.#world, this.accountId);
  }
}
