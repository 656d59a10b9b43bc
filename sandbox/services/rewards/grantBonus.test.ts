import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, type Bonus } from '#contract';
import { ledgerTransactions, playPauses, rewards, settings } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { bonusOf } from '../cashier/heldMoney';
import { operate } from '../system/operate';
import { provide, provideVisitor } from '../../testing/provide';

const mira = 'aurora-mira';

const platform = provide(createTestPlatform);
const member = provideVisitor(platform, 'member');

const say = (...words: string[]) => operate({ db: platform.db, ...platform.ports }, words);
const grant = (name: string, amount: string, ...rest: string[]) =>
  say('bonus', 'grant', name, amount, '--brand', 'aurora', ...rest);
const balances = async () =>
  Promise.all(
    [walletOf(mira), bonusOf(mira)].map(async (id) => (await balanceOf(platform.db, id))?.balance ?? 0n),
  );
const bonuses = async () => valueOf<{ list: Bonus[] }>(await member.call(contract.rewards.bonuses, {})).list;
const postings = () =>
  platform.db.select().from(ledgerTransactions).where(eq(ledgerTransactions.kind, 'bonus.granted'));
const pause = (kind: 'break' | 'exclusion') =>
  platform.db.insert(playPauses).values({
    id: platform.ports.ids.next(),
    accountId: mira,
    kind,
    startsAt: platform.ports.clock.now(),
    endsAt: kind === 'break' ? new Date(platform.ports.clock.now().getTime() + 3_600_000) : null,
  });

describe('a bonus that an operator gives', () => {
  const told = ['--wager', '10', '--days', '7', '--most-stake', '5.00', '--games', 'RNG,live', '--title', 'Reload', '--id', 'gift-1']; // prettier-ignore

  it.each(['break', 'exclusion'] as const)('is refused during a %s, and nothing moves', async (kind) => {
    await pause(kind);
    const before = await balances();
    await expect(grant('mira', '25.00', ...told)).rejects.toThrow('gets no bonus');
    expect(await balances()).toEqual(before);
    expect(await bonuses()).toEqual([]);
    expect(await messages()).toEqual([]);
    await platform.db.delete(playPauses);
  });

  it.each([
    [['grant', 'ghost', '25.00'], /No account named "ghost"/],
    [['grant', 'mira', '25.00', '--brand', 'nowhere'], /at "nowhere"/],
    [['grant', 'mira', '25.00'], /say which with --brand/],
    [['grant', 'mira', 'much', '--brand', 'aurora'], /"much" is no amount/],
    [['grant', 'mira', '0.00', '--brand', 'aurora'], /more than nothing/],
    [['grant', 'mira', '25.00', '--brand', 'aurora', '--wager', '0'], /--wager wants a number from 1/],
    [['grant', 'mira', '25.00', '--brand', 'aurora', '--days', '900'], /--days wants a number from 1 to 365/],
    [['grant', 'mira', '25.00', '--brand', 'aurora', '--games', 'RNG,CHESS'], /not "CHESS"/],
    [['take', 'mira', '25.00'], /Say grant/],
  ])('%j is answered in words', async (words, said) => {
    await expect(say('bonus', ...words)).rejects.toThrow(said);
    expect(await bonuses()).toEqual([]);
  });

  it('is given once, however often and however fast its id is told', async () => {
    const [main = 0n, held = 0n] = await balances();
    const given = (await postings()).length;
    const answers = await Promise.all([1, 2, 3].map(() => grant('Mira', '25.00', ...told)));
    expect(answers.filter((answer) => answer.includes('has it already'))).toHaveLength(2);
    expect(answers.filter((answer) => answer.includes('has a bonus: 25.00 USD'))).toHaveLength(1);
    expect(await grant('mira', '25.00', ...told)).toContain('has it already');
    expect(await balances()).toEqual([main, held + 2_500n]);
    expect(await postings()).toHaveLength(given + 1);
    expect(await messages()).toHaveLength(1);
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('is refused with other words under the same id', async () => {
    const before = await balances();
    await expect(grant('mira', '26.00', ...told)).rejects.toThrow('--id gift-1 was used for another bonus');
    await expect(grant('mira', '25.00', '--id', 'gift-1')).rejects.toThrow('was used');
    expect(await balances()).toEqual(before);
  });

  it('is shown with its terms, which the brand changes no more, and the member is told', async () => {
    await platform.db
      .insert(settings)
      .values({ merchantCode: 'aurora', key: 'validBetShares', value: { RNG: 0, LIVE: 0 } })
      .onConflictDoUpdate({ target: [settings.merchantCode, settings.key], set: { value: { RNG: 0 } } });
    const [open] = await bonuses();
    expect(open).toMatchObject({
      title: 'Reload',
      amount: '2500',
      required: '25000',
      held: '2500',
      maxStake: '500',
      gameTypes: ['RNG', 'LIVE'],
      status: 'open',
    });
    const shares = Object.fromEntries(
      open?.terms?.shares.map(({ gameType, share }) => [gameType, share]) ?? [],
    );
    expect(shares).toMatchObject({ RNG: 10_000, LIVE: 5_000, SPORTS: 0 });
    const [message] = await messages();
    expect(message?.title).toContain('$25.00');
  });

  it('waits for the end of one that is open', async () => {
    const before = await balances();
    await expect(grant('mira', '5.00', '--id', 'gift-2')).rejects.toThrow('one is open at a time');
    expect(await balances()).toEqual(before);
    expect(await platform.db.select().from(rewards).where(eq(rewards.cause, 'operator:gift-2'))).toEqual([]);
    const [open] = await bonuses();
    valueOf(await member.call(contract.cashier.giveUpBonus, { id: open?.id ?? '' }));
    expect(await grant('mira', '5.00', '--id', 'gift-2')).toContain('to be bet 1× within 30 d');
    const [next] = await bonuses();
    expect(next).toMatchObject({ title: 'Bonus', amount: '500', required: '500', status: 'open' });
    expect(next?.maxStake).toBeUndefined();
  });
});

async function messages() {
  const { list } = valueOf<{ list: { title: string; category: string }[] }>(
    await member.call(contract.messages.list, { box: 'platform', page: 1 }),
  );
  return list.filter(({ category, title }) => category === 'bonus' && title.startsWith('You got a bonus'));
}
