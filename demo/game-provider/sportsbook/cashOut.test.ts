import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cashOutHoldMs } from '#contract/cashOut';
import { contract } from '#contract';
import { walletOf } from '#platform/host';
import { bets } from '#platform/schema';
import { startOf } from '#platform/sports';
import { errorOf, newKey } from '#platform/testing';
import { cashOutReply, type CashOutQuote, type CashOutReply } from './api';
import { legOf, nextGoal, openBook } from './testing';

const wallet = walletOf('aurora-mira');
const { games, platform, fixtures, now, sit, sitAgain, seatNow, advanceTo, settle, look, placed, request, rowsOf, dueOf, dueAtOf, cashOut, quoted } =
  await openBook(); // prettier-ignore
afterAll(() => platform.close());
beforeEach(async () => {
  platform.ports.clock.advance(61_000);
  await sitAgain();
});

/** A single on a match of tomorrow. */
async function betOn(place: number, stake = '1000') {
  const body = request([{ stake, legs: [legOf(await look('view=tomorrow'), place, 'winner', 0)] }]);
  expect((await placed(body)).outcome).toBe('placed');
  const rowNow = async () => {
    const [row] = await rowsOf(body.key);
    if (!row) throw new Error('no bet');
    return row;
  };
  return { id: (await rowNow()).id, rowNow };
}
async function quoteOf(bet: string): Promise<CashOutQuote> {
  const offer = await quoted(bet);
  if (offer.outcome !== 'quoted') throw new Error(`closed: ${offer.reason}`);
  return offer.quote;
}
const sold = async (body: unknown, at = seatNow()): Promise<CashOutReply> => {
  const response = await cashOut(body, at);
  if (response.status !== 200) throw new Error(`refused: ${String(await errorOf(response))}`);
  return v.parse(cashOutReply, ((await response.json()) as { value: unknown }).value);
};
const recordOf = async (id: string) => {
  const mira = await games.signIn('member');
  return (await mira.call(contract.records.bet, { id })).value as {
    outcome?: string;
    steps: { step: string; amount?: string }[];
  };
};

describe('an open bet that is cashed out', () => {
  it('whole is over: it is paid once however often that is asked, and counts for no turnover', async () => {
    const { id, rowNow } = await betOn(0);
    const before = await games.holds(wallet);
    const quote = await quoteOf(id);
    // The price has not moved: what is left is the stake less the house's share.
    expect(quote).toMatchObject({ stake: '1000', amount: '950' });
    const body = { quote, tenths: 10, key: newKey() };
    const [one, two] = await Promise.all([sold(body), sold(body)]);
    expect(one).toMatchObject({ outcome: 'cashedOut', paid: '950' });
    expect(two).toMatchObject({ outcome: 'cashedOut', paid: '950' });
    expect(await games.holds(wallet)).toBe(before + 950n);
    expect(await rowNow()).toMatchObject({
      status: 'lost',
      payout: 950n,
      validBet: 0n,
      validBetReason: 'cashedOut',
    });
    // Long after its quote the same request still says what it did; another one finds nothing.
    platform.ports.clock.advance(600_000);
    expect(await sold(body)).toMatchObject({ outcome: 'cashedOut', paid: '950' });
    expect(await sold({ ...body, key: newKey() })).toMatchObject({ outcome: 'closed', reason: 'expired' });
    expect(await quoted(id)).toEqual({ outcome: 'closed', reason: 'ended' });
    await advanceTo(new Date(dueAtOf(await rowNow()) + 1));
    await settle();
    expect(await games.holds(wallet)).toBe(before + 950n);
    const record = await recordOf(id);
    expect(record.outcome).toBe('cashedOut');
    expect(record.steps.map(({ step, amount }) => [step, amount])).toEqual([
      ['placed', '1000'],
      ['cashedOut', '950'],
    ]);
  });

  it('in part goes on with what stays, which alone is settled and counted', async () => {
    const { id, rowNow } = await betOn(2);
    const before = await games.holds(wallet);
    expect(await sold({ quote: await quoteOf(id), tenths: 4, key: newKey() })).toMatchObject({ paid: '380' });
    const shown = (await look()).seat.bets.find((bet) => bet.id === id);
    expect(shown).toMatchObject({ status: 'open', cashedOut: { stake: '400', paid: '380' } });
    expect(await quoteOf(id)).toMatchObject({ stake: '600', amount: '570' });
    expect(await sold({ quote: await quoteOf(id), tenths: 5, key: newKey() })).toMatchObject({ paid: '285' });
    const row = await rowNow();
    await advanceTo(new Date(dueAtOf(row) + 1));
    const due = dueOf({ ...row, stake: 300n });
    await Promise.all([settle(), settle()]);
    expect(await rowNow()).toMatchObject({ payout: 665n + due, validBetReason: 'cashedOut' });
    expect((await rowNow()).validBet).toBeLessThanOrEqual(300n);
    expect(await games.holds(wallet)).toBe(before + 665n + due);
    const { steps } = await recordOf(id);
    expect(steps.map(({ step }) => step).slice(0, 4)).toEqual(['placed', 'cashedOut', 'cashedOut', 'ended']);
    expect(steps.at(-1)).toMatchObject(
      due > 0n ? { step: 'paid', amount: due.toString() } : { step: 'ended' },
    );
  });

  it('is refused at a quote that is over, that somebody wrote, or that is for more than is open', async () => {
    const { id, rowNow } = await betOn(3);
    const quote = await quoteOf(id);
    const first = { quote, tenths: 3, key: newKey() };
    const second = { quote, tenths: 10, key: newKey() };
    expect(await errorOf(await cashOut({ ...second, quote: { ...quote, amount: '99999' } }))).toBe(
      'request.invalid',
    );
    expect(await errorOf(await cashOut({ ...second, tenths: 11 }))).toBe('request.invalid');
    // Two tabs with the same quote, each under its own key.
    const answers = await Promise.all([sold(first), sold(second, games.atFurtherProcess(seatNow()))]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['cashedOut', 'closed']);
    const done = answers[0]?.outcome === 'cashedOut' ? first : second;
    expect(await errorOf(await cashOut({ ...done, tenths: 4 }))).toBe('key.reused');
    const open = await betOn(4);
    const late = await quoteOf(open.id);
    platform.ports.clock.advance(cashOutHoldMs + 1);
    expect(await sold({ quote: late, tenths: 10, key: newKey() })).toMatchObject({ reason: 'expired' });
    expect((await open.rowNow()).status).toBe('open');
    expect((await rowNow()).payout).toBeGreaterThan(0n);
  });

  it('is nobody else’s to sell, and no bet with trial money', async () => {
    const { id } = await betOn(5);
    const quote = await quoteOf(id);
    const agent = await sit('agent');
    expect(await quoted(id, agent)).toEqual({ outcome: 'closed', reason: 'ended' });
    const foreign = await cashOut({ quote, tenths: 10, key: newKey() }, agent);
    expect(((await foreign.json()) as { value: unknown }).value).toMatchObject({ reason: 'ended' });
    await sitAgain();
    await platform.db.update(bets).set({ money: 'play' }).where(eq(bets.id, id));
    expect(await quoted(id)).toEqual({ outcome: 'closed', reason: 'trial' });
    await platform.db.update(bets).set({ money: 'real' }).where(eq(bets.id, id));
  });

  it('waits while its match is played: a goal meanwhile comes first, and after it nothing is sold', async () => {
    const { fixture, round, minute } = nextGoal(fixtures, new Date(now().getTime() + 86_400_000));
    const book = await look(`view=tomorrow&match=${fixture.id}.${round}`);
    const shown = book.matches[0];
    const body = request([
      {
        stake: '1000',
        legs: [{ match: fixture.id, round, market: 'winner', side: 'draw', line: 0, price: shown?.markets[0]?.prices[1] ?? 0 }],
      },
    ]); // prettier-ignore
    expect((await placed(body)).outcome).toBe('placed');
    const [row] = await rowsOf(body.key);
    const goalAt = startOf(fixture.startsAt, round).getTime() + minute * 60_000;
    await advanceTo(new Date(goalAt - 60_000));
    let quote: CashOutQuote | undefined;
    // Until the market closes for the goal.
    for (;;) {
      const offer = await quoted(row?.id ?? '');
      if (offer.outcome === 'closed') break;
      ({ quote } = offer);
      platform.ports.clock.advance(1_000);
    }
    expect(await quoted(row?.id ?? '')).toEqual({ outcome: 'closed', reason: 'goal' });
    expect(await sold({ quote, tenths: 10, key: newKey() })).toMatchObject({
      outcome: 'closed',
      reason: 'goal',
    });
    expect((await rowsOf(body.key))[0]).toMatchObject({ status: 'open', payout: 0n });
  });
});
