import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Bonus } from '#contract';
import { ledgerTransactions, turnoverRequirements } from '../../db/schema';
import { balanceOf, houseAccount, openHouseAccount, post, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { countBet } from '../cashier/countBet';
import { bonusOf } from '../cashier/heldMoney';
import { operate } from '../system/operate';

const mira = 'aurora-mira';

let platform: TestPlatform;
let member: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.loginAs('member');
});
afterAll(() => platform.close());

const holds = async (id: string) => (await balanceOf(platform.db, id))?.balance ?? 0n;
const newest = async () => valueOf<{ list: Bonus[] }>(await member.call(contract.rewards.bonuses, {})).list;
const opened = async () =>
  (await newest()).find(({ status }) => status === 'open') ?? expect.fail('no bonus');
const postingsOf = async (kind: string) =>
  (await platform.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.kind, kind))).length;

/** A bonus of $10 with a largest win of $50, and what was won with it, which lies where it is held. */
async function give(id: string, won: bigint, rest: readonly string[] = ['--most-win', '50.00']) {
  const { db, ports } = platform;
  await operate({ db, ...ports }, [
    'bonus',
    'grant',
    'mira',
    '10.00',
    '--brand',
    'aurora',
    '--id',
    id,
    ...rest,
  ]);
  const house = await openHouseAccount(db, {
    merchant: 'aurora',
    purpose: 'promotion',
    currency: 'USD',
    at: ports.clock.now(),
  });
  if (won > 0n)
    await post(db, {
      id: ports.ids.next(),
      actor: 'house',
      key: `won:${id}`,
      kind: 'correction',
      postings: [
        { account: house, amount: -won },
        { account: bonusOf(mira), amount: won },
      ],
      at: ports.clock.now(),
    });
}

const bet = (id: string, unweighted: bigint, isAnew = false) =>
  platform.db.transaction((tx) =>
    countBet(platform.ports, tx, {
      id,
      accountId: mira,
      game: 'g',
      gameType: 'RNG',
      stake: 1_000n,
      validBet: unweighted,
      unweighted,
      currency: 'USD',
      at: platform.ports.clock.now(),
      isAnew,
    }),
  );

describe('the largest win of a bonus', () => {
  it.each([
    ['nothing was won', 0n, 0n],
    ['less than the most', 4_999n, 0n],
    ['just the most', 5_000n, 0n],
    ['a cent more', 5_001n, 1n],
    ['much more', 123_456n, 118_456n],
  ])('is paid, and what is above it is not: %s', async (name, won, above) => {
    await give(name, won);
    const { id } = await opened();
    const house = houseAccount('aurora', 'promotion', 'USD');
    const [main, promotion] = [await holds(walletOf(mira)), await holds(house)];
    const capped = await postingsOf('bonus.aboveMost');
    await Promise.all([bet(`${name}-1`, 1_000n), bet(`${name}-1`, 1_000n)]);
    expect((await holds(walletOf(mira))) - main).toBe(1_000n + won - above);
    expect((await holds(house)) - promotion).toBe(above);
    expect(await holds(bonusOf(mira))).toBe(0n);
    expect((await postingsOf('bonus.aboveMost')) - capped).toBe(above > 0n ? 1 : 0);
    const shown = (await newest()).find((each) => each.id === id);
    expect(shown).toMatchObject({ status: 'met', maxWin: '5000' });
    expect(shown?.notPaid).toBe(above > 0n ? above.toString() : undefined);
    expect(await trialBalance(platform.db)).toEqual([]);
    // A corrected result settles the bet anew: what was earned stays earned, and nothing is paid or taken twice.
    await bet(`${name}-1`, 0n, true);
    await bet(`${name}-1`, 1_000n, true);
    expect((await holds(walletOf(mira))) - main).toBe(1_000n + won - above);
    expect((await holds(house)) - promotion).toBe(above);
  });

  it('stays as it was when the bonus was given', async () => {
    await give('frozen', 6_000n);
    const [row] = await platform.db
      .select()
      .from(turnoverRequirements)
      .where(eq(turnoverRequirements.id, (await opened()).id));
    expect(row?.terms).toMatchObject({ maxWin: '5000' });
  });

  it('takes nothing more of a bonus that is given up: all of it goes back at once', async () => {
    const { id } = await opened();
    const [main, capped] = [await holds(walletOf(mira)), await postingsOf('bonus.aboveMost')];
    valueOf(await member.call(contract.cashier.giveUpBonus, { id }));
    expect(await holds(walletOf(mira))).toBe(main);
    expect(await holds(bonusOf(mira))).toBe(0n);
    expect(await postingsOf('bonus.aboveMost')).toBe(capped);
  });

  it('is any where none was said', async () => {
    await give('any', 900_000n, []);
    const main = await holds(walletOf(mira));
    await bet('any-1', 1_000n);
    expect((await holds(walletOf(mira))) - main).toBe(901_000n);
  });
});
