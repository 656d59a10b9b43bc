import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type Bet, type Bonus, type FreeSpins } from '#contract';
import type { Round } from '#demo/game-provider/api.ts';
import {
  betDays,
  bets,
  freeSpins,
  ledgerTransactions,
  movements,
  playLimits,
  playPauses,
  providerRounds,
  turnoverRequirements,
} from '../../db/schema';
import { houseAccount, trialBalance, walletOf } from '../../ledger/ledger';
import { createGameTestPlatform, errorOf, newKey, type GameSession } from '../../testing/gameSession';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { bonusOf } from '../cashier/heldMoney';
import { operate } from '../system/operate';
import { provide } from '../../testing/provide';

const mira = 'aurora-mira';
const house = houseAccount('aurora', 'freeSpins', 'USD');

const made = provide(createGameTestPlatform);
let member: Visitor;
let seat: GameSession;
beforeAll(async () => {
  member = await made.signIn('member');
  seat = await made.openGame(member);
});

const say = (...words: string[]) => operate({ db: made.platform.db, ...made.platform.ports }, words);
const soon = (): string => new Date(made.platform.ports.clock.now().getTime() + 7 * 86_400_000).toISOString();
const give = (count: number, ...more: string[]) =>
  say(
    'bonus',
    'spins',
    'mira',
    String(count),
    '--brand',
    'aurora',
    '--game',
    'g0',
    '--stake',
    '0.20',
    ...more,
  );
const listed = async () =>
  valueOf<{ list: Bonus[]; freeSpins: FreeSpins[] }>(await member.call(contract.rewards.bonuses, {}));
const rowOf = async (id: string) => {
  const [row] = await made.platform.db.select().from(freeSpins).where(eq(freeSpins.id, id));
  return row ?? expect.fail('no free spins');
};
/** Free spins that were just given, by their id. */
const given = async (count: number, ...more: string[]): Promise<string> => {
  await give(count, '--until', soon(), ...more);
  return (await seat.state()).freeSpins?.id ?? expect.fail('none can be used');
};
const sendSpin = (id: string, key = newKey(), at = seat) => at.spin({ stake: '20', key, freeSpins: id });
const spin = async (id: string, key = newKey()): Promise<Round> => {
  made.platform.ports.clock.advance(2_500);
  const answer = await sendSpin(id, key);
  if (answer.status !== 200) throw new Error(`refused: ${String(await errorOf(answer))}`);
  return ((await answer.json()) as { value: Round }).value;
};
const refusalOf = async (id: string, key?: string) => {
  made.platform.ports.clock.advance(2_500);
  return errorOf(await sendSpin(id, key));
};
/** Spins until one wins. */
const winWith = async (id: string): Promise<Round> => {
  for (;;) {
    const round = await spin(id);
    if (round.win !== '0') return round;
  }
};
const holds = async () => ({
  wallet: await made.holds(walletOf(mira)),
  bonus: await made.holds(bonusOf(mira)),
  house: await made.holds(house),
});
beforeEach(async () => {
  const { db } = made.platform;
  await db.update(freeSpins).set({ used: freeSpins.spins });
  const open = (await listed()).list.filter(({ status }) => status === 'open');
  for (const { id } of open) valueOf(await member.call(contract.cashier.giveUpBonus, { id }));
});

describe('a free spin', () => {
  it.each(['break', 'exclusion'] as const)('is neither given nor used during a %s', async (kind) => {
    const id = await given(5);
    const at = made.platform.ports.clock.now();
    const endsAt = kind === 'break' ? new Date(at.getTime() + 3_600_000) : null;
    await made.platform.db
      .insert(playPauses)
      .values({ id: made.platform.ports.ids.next(), accountId: mira, kind, startsAt: at, endsAt });
    const before = await holds();
    await expect(give(5, '--until', soon())).rejects.toThrow('gets no bonus');
    expect(await refusalOf(id)).toBe(kind === 'break' ? 'play.paused' : 'play.excluded');
    await made.platform.db.delete(playPauses);
    expect(await holds()).toEqual(before);
    expect((await rowOf(id)).used).toBe(0);
  });

  it('takes nothing, and its win is the member’s at once where the terms ask for no wagering', async () => {
    const id = await given(200);
    const before = await holds();
    const lost = await spin(id);
    const round = lost.win === '0' ? await winWith(id) : lost;
    const { used, won } = await rowOf(id);
    expect(round).toMatchObject({ stake: '0', spinsLeft: 200 - used });
    const after = await holds();
    expect(won).toBeGreaterThan(0n);
    expect(after).toEqual({ ...before, wallet: before.wallet + won, house: before.house - won });
    expect(round.balance).toBe(after.wallet.toString());
    expect(await trialBalance(made.platform.db)).toEqual([]);
  });

  it('stands in the record as a free spin with a stake of 0, which nothing counts', async () => {
    const { db } = made.platform;
    const sums = async () =>
      (await db.select().from(betDays).where(eq(betDays.accountId, mira))).reduce(
        (all, { stake, payout, validBet }) => [all[0]! + stake, all[1]! + payout, all[2]! + validBet],
        [0n, 0n, 0n],
      );
    const before = await sums();
    const id = await given(200);
    const round = await winWith(id);
    expect(await sums()).toEqual(before);
    const bet = valueOf<Bet>(await member.call(contract.records.bet, { id: round.roundId }));
    expect(bet).toMatchObject({
      freeSpin: { won: round.win },
      stake: '0',
      payout: '0',
      validBet: '0',
      result: '0',
    });
    const [moved] = await db.select().from(movements).where(eq(movements.accountId, mira)).orderBy(desc(movements.sequence)).limit(1); // prettier-ignore
    expect(moved).toMatchObject({ type: 'bonus', kind: 'bonus.freeSpins', amount: BigInt(round.win) });
    const [kept] = await db.select().from(providerRounds).where(eq(providerRounds.id, round.roundId));
    expect(kept).toMatchObject({ stake: 0n, balanceAfter: kept!.balanceBefore! + BigInt(round.win) });
  });

  it('wins bonus money that is to be bet, in one bonus for all of them, where the terms say so', async () => {
    const id = await given(200, '--wager', '10', '--days', '3', '--most-stake', '2.00', '--title', 'Comet');
    const before = await holds();
    await winWith(id);
    await winWith(id);
    const { won } = await rowOf(id);
    expect(await holds()).toEqual({ ...before, bonus: before.bonus + won, house: before.house - won });
    const open = (await listed()).list.filter(({ status }) => status === 'open');
    expect(open).toEqual([
      expect.objectContaining({
        title: 'Comet',
        amount: won.toString(),
        held: won.toString(),
        required: (won * 10n).toString(),
        maxStake: '200',
      }),
    ]);
    // Bet ten times, it is the member's.
    await made.platform.db
      .update(turnoverRequirements)
      .set({ done: won * 10n - 1n })
      .where(eq(turnoverRequirements.id, open[0]?.id ?? ''));
    for (let tries = 0; tries < 40 && (await made.holds(bonusOf(mira))) > 0n; tries += 1)
      await seat.play('20');
    expect(await made.holds(bonusOf(mira))).toBe(before.bonus);
    // The next win begins another.
    await winWith(id);
    expect((await listed()).list.filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('wins no more in all than the most of the terms', async () => {
    const id = await given(200, '--most-win', '0.30');
    const before = await holds();
    while ((await rowOf(id)).won < 30n) await spin(id);
    for (let more = 0; more < 20; more += 1) expect((await spin(id)).win).toBe('0');
    expect((await holds()).wallet).toBe(before.wallet + 30n);
  });

  it('is used once under one key, sent by two pages to two processes', async () => {
    const id = await given(5);
    made.platform.ports.clock.advance(2_500);
    const key = newKey();
    const other = made.atFurtherProcess(seat);
    const answers = await Promise.all([
      sendSpin(id, key),
      sendSpin(id, key, other),
      sendSpin(id, key, other),
    ]);
    const rounds = await Promise.all(
      answers.map(async (each) => ((await each.json()) as { value: Round }).value),
    );
    expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(1);
    expect((await rowOf(id)).used).toBe(1);
  });

  it('is refused when none is left, and never takes own money instead', async () => {
    const id = await given(1);
    const other = made.atFurtherProcess(seat);
    made.platform.ports.clock.advance(2_500);
    const answers = await Promise.all([
      sendSpin(id),
      sendSpin(id, newKey(), other),
      sendSpin(id, newKey(), other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const before = await holds();
    expect(await refusalOf(id)).toBe('reward.expired');
    expect(await holds()).toEqual(before);
    expect((await rowOf(id)).used).toBe(1);
    expect((await seat.state()).freeSpins).toBeNull();
    // A stake of own money is what it always was.
    const round = await seat.play('20');
    expect(round.stake).toBe('20');
  });

  it('is refused at another stake, under a key of another spin, from somebody else and after its time', async () => {
    const id = await given(5);
    made.platform.ports.clock.advance(2_500);
    expect(await errorOf(await seat.spin({ stake: '40', key: newKey(), freeSpins: id }))).toBe('game.stake');
    const { key } = await seat.play('20');
    expect(await refusalOf(id, key)).toBe('key.reused');
    const stranger = await made.openGame(await made.signIn('agent'));
    expect(await errorOf(await sendSpin(id, newKey(), stranger))).toBe('reward.expired');
    made.platform.ports.clock.advance(8 * 86_400_000);
    member = await made.signIn('member');
    seat = await made.openGame(member);
    expect(await refusalOf(id)).toBe('reward.expired');
    expect((await rowOf(id)).used).toBe(0);
    expect((await listed()).freeSpins.find((each) => each.id === id)?.status).toBe('expired');
  });

  it('waits while another bonus is open, whatever it would win', async () => {
    const id = await given(5, '--wager', '10');
    await say('bonus', 'grant', 'mira', '25.00', '--brand', 'aurora');
    expect(await refusalOf(id)).toBe('reward.bonusOpen');
    expect((await seat.state()).freeSpins).toBeNull();
    const [open] = (await listed()).list.filter(({ status }) => status === 'open');
    valueOf(await member.call(contract.cashier.giveUpBonus, { id: open?.id ?? '' }));
    expect((await spin(id)).stake).toBe('0');
  });

  it('uses nothing of limits of stakes and losses', async () => {
    const { db, ports } = made.platform;
    const id = await given(5);
    for (const kind of ['stake', 'loss'] as const)
      await db.insert(playLimits).values({
        accountId: mira,
        kind,
        period: 'day',
        product: 'all',
        amount: 1n,
        since: ports.clock.now(),
      });
    expect((await spin(id)).stake).toBe('0');
    made.platform.ports.clock.advance(2_500);
    expect(await errorOf(await seat.spin({ stake: '20', key: newKey() }))).toMatch(
      /^play\.(stake|loss)Limit$/,
    );
    await db.delete(playLimits);
  });
});

it('what free spins won is the house’s cost of bonuses, and no bet of the member’s has a stake of 0 without one', async () => {
  const { db } = made.platform;
  const posted = await db.$count(ledgerTransactions, eq(ledgerTransactions.kind, 'bonus.freeSpins'));
  expect(posted).toBeGreaterThan(5);
  const free = await db.select().from(bets).where(eq(bets.stake, 0n));
  expect(free.every(({ details }) => 'freeSpin' in details)).toBe(true);
  expect(await trialBalance(db)).toEqual([]);
});
