import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, type Bonus, type GameShare, type Promotion } from '#contract';
import {
  bets,
  games,
  promotionApplications,
  promotionPictures,
  promotions,
  settings,
  storedFiles,
} from '../../db/schema';
import { balanceOf, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { receivePayment } from '../cashier/receivePayment';
import { bonusOf } from '../cashier/heldMoney';
import { pngOf } from '../../testing/pictures';
import { operate } from '../system/operate';
import { settleRebatePromotions } from './settleRebatePromotions';
import { provide, provideVisitor } from '../../testing/provide';

const { promotions: calls, support, cashier, rewards } = contract;
const mira = 'aurora-mira';
const dayMs = 86_400_000;
const png = pngOf({ note: 'secret' });

const platform = provide(createTestPlatform);
const member = provideVisitor(platform, 'member');

const id = (slug: string): string => `aurora-promo-${slug}`;
type Detail = Promotion & { content: string; gameShares?: GameShare[] };
const read = async (slug: string, who = member): Promise<Detail> =>
  valueOf(await who.call(calls.promotion, { id: id(slug) }));
const join = (slug: string) => member.call(calls.joinPromotion, { id: id(slug) });
const claim = (slug: string) => member.call(calls.claimPromotion, { id: id(slug) });
const mainOf = async () => (await balanceOf(platform.db, walletOf(mira)))?.balance ?? 0n;
const heldOf = async () => (await balanceOf(platform.db, bonusOf(mira)))?.balance ?? 0n;

async function later(ms: number): Promise<void> {
  platform.ports.clock.advance(ms);
  await member.loginAs('member');
}

/** Deposits what arrives at the bank in full. */
async function deposit(amount: string): Promise<bigint> {
  const made = valueOf<{ reference: string; id: string }>(
    await member.call(cashier.createDeposit, { channel: 'northline-bank', amount }),
  );
  await receivePayment({ db: platform.db, ...platform.ports }, 'aurora', {
    id: platform.ports.ids.next(),
    reference: made.reference,
    amount: BigInt(amount),
  });
  return BigInt(amount);
}

async function play(validBet: bigint, lost = true): Promise<void> {
  const [game] = await platform.db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
  const at = platform.ports.clock.now();
  await platform.db.insert(bets).values({
    id: platform.ports.ids.next(),
    accountId: mira,
    gameId: game?.id ?? '',
    gameType: 'RNG',
    vassalage: game?.vassalage ?? '',
    currency: 'USD',
    status: lost ? 'lost' : 'won',
    stake: validBet,
    payout: lost ? 0n : validBet * 2n,
    validBet,
    validBetReason: 'full',
    placedAt: at,
    settledAt: at,
    day: '0001-01-01',
  });
}

describe('promotions', () => {
  it('say to everybody what there is, and to a member how they stand', async () => {
    const statuses = async (who: Visitor) =>
      Object.fromEntries(
        valueOf<{ list: Promotion[] }>(await who.call(calls.promotions, {})).list.map(
          (each) => [each.id.replace('aurora-promo-', ''), each.status] as const,
        ),
      );
    expect(await statuses(platform.visitor())).toEqual({
      welcome: 'join',
      rebate: 'join',
      lotto: 'join',
      'stake-back': 'join',
      'quiet-day': 'join',
      'northern-weekend': 'comingSoon',
      'derby-photo': 'close',
      'autumn-story': 'close',
      'september-reload': 'close',
    });
    expect(await statuses(member)).toMatchObject({ rebate: 'joined', 'derby-photo': 'rejected' });
    expect((await read('welcome')).content).toContain('<h3>');
    expect((await read('derby-photo')).reason).toContain('could not be read');
  });

  it('say how much each type of game counts: what is set for the brand, and nothing of what the rules leave out', async () => {
    const sharesOf = async (slug: string) => {
      const { gameShares } = await read(slug, platform.visitor());
      return gameShares?.map(({ gameType, share }) => `${gameType} ${share}`);
    };
    const welcome = await sharesOf('welcome');
    expect(welcome?.slice(0, 2)).toEqual(['RNG 10000', 'FISH 10000']);
    expect(welcome).toContain('LIVE 0');
    expect(welcome).toContain('SPORTS 0');
    const rebate = await sharesOf('rebate');
    expect(rebate).toContain('SPORTS 10000');
    expect(rebate?.slice(-2)).toEqual(['LIVE 5000', 'PVP 5000']);
    expect(await sharesOf('derby-photo')).toBeUndefined();
    expect(await sharesOf('quiet-day')).toBeUndefined();
    await platform.db
      .insert(settings)
      .values({ merchantCode: 'aurora', key: 'validBetShares', value: { FISH: 2_500 } });
    expect((await sharesOf('welcome'))?.slice(0, 2)).toEqual(['RNG 10000', 'FISH 2500']);
    await platform.db
      .delete(settings)
      .where(and(eq(settings.merchantCode, 'aurora'), eq(settings.key, 'validBetShares')));
  });

  it('write amounts as the brand has them, and are not there for another brand', async () => {
    const lotus = platform.visitor({ merchant: 'lotus' });
    const { list } = valueOf<{ list: Promotion[] }>(await lotus.call(calls.promotions, {}));
    expect(list[0]?.title).toBe('First deposit matched up to ₫4,000,000');
    expect(await lotus.call(calls.promotion, { id: id('welcome') })).toMatchObject({
      errorCode: 'record.unknown',
    });
  });

  it('of deposits give their bonus once, with the deposit that is large enough', async () => {
    await deposit('10000');
    expect(await heldOf()).toBe(0n);
    await Promise.all([join('welcome'), join('welcome')]);
    expect((await read('welcome')).status).toBe('joined');
    await deposit('2000');
    const { status, amount, progress } = await read('welcome');
    expect({ status, amount, progress }).toEqual({
      status: 'process',
      amount: '2000',
      progress: { done: '0', required: '32000', held: '2000' },
    });
    await deposit('30000');
    expect(await heldOf()).toBe(2_000n);
    const { list } = valueOf<{ list: Bonus[] }>(await member.call(rewards.bonuses, {}));
    const open = list.find((each) => each.status === 'open');
    await member.call(cashier.giveUpBonus, { id: open?.id ?? '' });
    expect((await read('welcome')).status).toBe('close');
    await deposit('30000');
    expect(await heldOf()).toBe(0n);
  });

  it('that are over, to come or made otherwise cannot be joined', async () => {
    for (const slug of ['september-reload', 'northern-weekend', 'stake-back'])
      expect(await join(slug)).toMatchObject({ errorCode: 'promotion.closed' });
    expect(await member.call(calls.joinPromotion, { id: 'nothing' })).toMatchObject({
      errorCode: 'record.unknown',
    });
  });

  it('give back a share of each day, to be claimed once', async () => {
    const settle = () => settleRebatePromotions({ db: platform.db, ...platform.ports });
    await join('quiet-day');
    expect(await claim('quiet-day')).toMatchObject({ errorCode: 'promotion.nothing' });
    await later(2 * dayMs);
    await settle();
    await play(10_000n);
    await play(2_000n, false);
    await later(2 * dayMs);
    await Promise.all([settle(), settle()]);
    await settle();
    // 5 % of the 80 that the day lost, and 1.2 % of the 120 that were bet.
    expect(await read('quiet-day')).toMatchObject({ status: 'claim', amount: '400' });
    expect(await read('rebate')).toMatchObject({ status: 'claim' });
    const before = await mainOf();
    const answers = await Promise.all([claim('quiet-day'), claim('quiet-day')]);
    for (const answer of answers) expect(valueOf<Promotion>(answer).status).toBe('joined');
    expect((await mainOf()) - before).toBe(400n);
  });

  it('draw a prize for each ticket, once for each key', async () => {
    await platform.db
      .update(promotions)
      .set({ rules: { ticket: '2000', prizes: [{ amount: '800', chance: 10_000 }] } })
      .where(eq(promotions.id, id('lotto')));
    const open = (key?: string) =>
      member.call(support.claimRaffle, { promotionId: id('lotto') }, key ? { key } : {});
    expect(await open()).toMatchObject({ errorCode: 'promotion.nothing' });
    await join('lotto');
    platform.ports.clock.advance(1000);
    await play(4_500n);
    expect(await read('lotto')).toMatchObject({ status: 'claim', tickets: 2 });
    const before = await mainOf();
    const key = '6f1b2b1e-8f6e-4a55-9f0e-0a1b2c3d4e5f';
    const answers = await Promise.all([open(key), open(key), open()]);
    for (const answer of answers) expect(valueOf(answer)).toEqual({ prize: '800', currency: 'USD' });
    expect((await mainOf()) - before).toBe(1_600n);
    expect(await open()).toMatchObject({ errorCode: 'promotion.nothing' });
    expect(await read('lotto')).toMatchObject({ status: 'joined', tickets: 0, amount: '1600' });
  });

  it('take an application, clean its pictures, and hear the operator', async () => {
    const apply = (pictures: string[] = [png], comment = 'Please 👨‍👩‍👧‍👦') =>
      member.call(calls.applyPromotion, { id: id('stake-back'), comment, pictures });
    expect(await apply([btoa('no picture at all')])).toMatchObject({ errorCode: 'file.wrongType' });
    expect(await apply([], '👨‍👩‍👧‍👦'.repeat(141))).toMatchObject({ errorCode: 'request.invalid' });
    expect(valueOf<Promotion>(await apply([], '👨‍👩‍👧‍👦'.repeat(140))).status).toBe('applying');
    const operator = { db: platform.db, ...platform.ports };
    const waiting = async () => (await operate(operator, ['applications'])).split(' ')[0] ?? '';
    expect(await operate(operator, ['applications', 'reject', await waiting(), 'No picture'])).toBe(
      'Rejected.',
    );
    expect(await read('stake-back')).toMatchObject({ status: 'rejected', reason: 'No picture' });
    const both = await Promise.all([apply(), apply()]);
    for (const answer of both) expect(valueOf<Promotion>(answer).status).toBe('applying');
    const rows = await platform.db
      .select()
      .from(promotionApplications)
      .where(eq(promotionApplications.promotionId, id('stake-back')));
    expect(rows).toHaveLength(2);
    const [picture] = await platform.db.select().from(promotionPictures);
    const kept = await platform.ports.storage.get(picture?.file ?? '');
    expect(kept?.length).toBeGreaterThan(57);
    expect(Buffer.from(kept ?? []).toString('latin1')).not.toContain('secret');
    // The other one of both took no picture along.
    expect(await platform.db.$count(storedFiles)).toBe(1);
    const before = await mainOf();
    const own = await waiting();
    expect(await operate(operator, ['applications', 'pay', own, '25.00'])).toBe('Paid.');
    await expect(operate(operator, ['applications', 'pay', own, '25.00'])).rejects.toThrow('waits');
    expect((await mainOf()) - before).toBe(2_500n);
    expect(await read('stake-back')).toMatchObject({ status: 'issued', amount: '2500' });
    expect(valueOf<Promotion>(await apply()).status).toBe('issued');
  });
});
