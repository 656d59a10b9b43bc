import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { bets } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import type { TestPlatform } from '../../testing/createTestPlatform';
import {
  callPlatform,
  createVendorTestPlatform,
  openVendorGame,
  type VendorSession,
} from '../../testing/vendorSession';

/** Sequences of calls, each from 4 to 14; WALLET_RUNS=1000 before a release. */
const numRuns = Number(process.env['WALLET_RUNS'] ?? 25);
/** Less than is staked in all runs, so that it is reached. */
const limit = 60_000n;

let platform: TestPlatform;
let at: VendorSession;
let account: string;
beforeAll(async () => {
  platform = await createVendorTestPlatform();
  const visitor = platform.visitor();
  await visitor.register('modelled', 'a-Pässword-4711');
  const { reply, ...session } = await openVendorGame(platform, visitor);
  at = session;
  account = String(reply['player']);
  const asked = { kind: 'stake', period: 'day', amount: limit.toString() } as const;
  await visitor.call(contract.saferPlay.setLimit, asked);
});
afterAll(() => platform.close());

interface Step {
  call: 'bet' | 'win' | 'rollback';
  round: string;
  id: string;
  amount: bigint;
  endsRound: boolean;
  /** Of a rollback. */
  bet: string;
}

const name = (letter: string, most: number) =>
  fc.integer({ min: 0, max: most }).map((at) => `${letter}${at}`);
const step: fc.Arbitrary<Step> = fc.record({
  call: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
  round: name('r', 1),
  id: name('t', 7),
  amount: fc.constantFrom(0n, 100n, 250n, 4_000n),
  endsRound: fc.boolean(),
  bet: name('t', 7),
});
const steps = fc.array(step, { minLength: 4, maxLength: 14 });

const wordsOf = ({ call, round, id, amount, endsRound, bet }: Step) => {
  const { session, game, currency } = at;
  const of = { id, session, round, game };
  if (call === 'rollback') return { ...of, bet };
  return { ...of, currency, amount: amount.toString(), ...(call === 'win' && { endsRound }) };
};

async function send(one: Step): Promise<string> {
  const { status, body } = await callPlatform(platform, one.call, wordsOf(one));
  expect(status).toBeLessThan(500);
  return status === 200 ? 'ok' : String(body?.['code']);
}

/** What a platform without a database would answer, and what the player then holds. */
class NaivePlatform {
  readonly #told = new Map<string, Step & { asked: string; isBack: boolean }>();

  constructor(
    public balance: bigint,
    public staked: bigint,
  ) {}

  /** Calls of a round that count. */
  of(round: string, call: Step['call']) {
    return [...this.#told.values()].filter(
      (each) => each.round === round && each.call === call && !each.isBack,
    );
  }

  answer(one: Step): string {
    const { call, round, id, amount } = one;
    const asked = JSON.stringify([call, wordsOf(one)]);
    const known = this.#told.get(id);
    if (known?.isBack && call === 'bet') return 'rolledBack';
    if (known) return known.asked === asked ? 'ok' : 'duplicateTransaction';
    const refused = call === 'rollback' ? this.#rollBack(one) : this.#move(one);
    if (refused) return refused;
    this.#told.set(id, { ...one, asked, isBack: false, amount: call === 'rollback' ? 0n : amount, round });
    return 'ok';
  }

  #move({ call, round, amount }: Step): string | undefined {
    const isEnded = this.of(round, 'win').some(({ endsRound }) => endsRound);
    if (call === 'win') {
      if (this.of(round, 'bet').length === 0) return 'roundUnknown';
      if (isEnded) return 'roundEnded';
      this.balance += amount;
      return undefined;
    }
    if (isEnded) return 'roundEnded';
    if (amount === 0n) return 'amountInvalid';
    if (amount > this.balance) return 'shortOfMoney';
    if (this.staked + amount > limit) return 'limitReached';
    this.balance -= amount;
    this.staked += amount;
    return undefined;
  }

  #rollBack({ round, bet, id }: Step): string | undefined {
    const known = this.#told.get(bet);
    if (!known) {
      if (bet === id) return 'requestInvalid';
      this.#told.set(bet, {
        call: 'bet',
        round,
        id: bet,
        amount: 0n,
        endsRound: false,
        bet: '',
        asked: '',
        isBack: true,
      });
      return undefined;
    }
    if (known.call !== 'bet' || known.round !== round) return 'roundUnknown';
    if (known.isBack) return undefined;
    const wins = this.of(round, 'win');
    const isPaid = wins.some(({ amount }) => amount > 0n) && this.of(round, 'bet').length === 1;
    if (isPaid || wins.some(({ endsRound }) => endsRound)) return 'roundEnded';
    known.isBack = true;
    this.balance += known.amount;
    this.staked -= known.amount;
    return undefined;
  }
}

const balance = async () => (await balanceOf(platform.db, walletOf(account)))?.balance ?? 0n;

/** What the member's record holds against today's limit. */
async function staked(): Promise<bigint> {
  const own = await platform.db.select().from(bets).where(eq(bets.accountId, account));
  return own.reduce((sum, { status, stake }) => sum + (status === 'void' ? 0n : stake), 0n);
}

let run = 0;
/** Ids and rounds of their own for each run. */
const inRun = (all: readonly Step[]): Step[] => {
  run += 1;
  return all.map((one) => ({
    ...one,
    id: `${one.id}-${run}`,
    round: `${one.round}-${run}`,
    bet: `${one.bet}-${run}`,
  }));
};

it('answers as a naive platform does, in any order of bets, wins, rollbacks and repetitions', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const naive = new NaivePlatform(await balance(), await staked());
      for (const one of inRun(some)) expect([one, await send(one)]).toEqual([one, naive.answer(one)]);
      expect([await balance(), await staked()]).toEqual([naive.balance, naive.staked]);
    }),
    { numRuns },
  );
  expect(await trialBalance(platform.db)).toEqual([]);
}, 300_000);

it('keeps books, record and limit when all come at once, and moves nothing when they come again', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const before = await balance();
      const own = inRun(some);
      const first = await Promise.all([...own, ...own].map(send));
      const after = await balance();
      expect(first).toHaveLength(2 * own.length);
      await Promise.all(own.filter((_, place) => first[place] === 'ok').map(send));
      expect(await balance()).toBe(after);
      expect(await staked()).toBeLessThanOrEqual(limit);
      const rounds = await platform.db.select().from(bets).where(eq(bets.accountId, account));
      const ofRun = rounds.filter(({ facts }) => facts['Round']?.endsWith(`-${run}`));
      const result = ofRun.reduce((sum, { stake, payout }) => sum + payout - stake, 0n);
      expect(after).toBe(before + result);
    }),
    { numRuns },
  );
  expect(await trialBalance(platform.db)).toEqual([]);
}, 300_000);
