import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { resultOf, type Ending } from '#contract/sportsRules';
import { naivePayout } from '#contract/testing/naivePayout';
import { cashOutOffer, cashOutReply, type LegRequest } from '#demo/game-provider/sportsbook/api.ts';
import { legOf, openBook, safely } from '#demo/game-provider/sportsbook/testing.ts';
import { ledgerTransactions, messages, turnoverBets, type BetRow } from '../../db/schema';
import { houseAccount, post, trialBalance, walletOf } from '../../ledger/ledger';
import { errorOf, newKey } from '../../testing/gameSession';
import { openRequirement } from '../cashier/turnover';
import { operate } from '../system/operate';
import { cashedOutOf, openStakeOf } from './cashOut';
import { correctResult, settleCorrections } from './correctResult';
import { endingOf } from './fixture';

/** A thousand before a release. */
const rounds = Number(process.env['CORRECTIONS'] ?? 40);
const mira = 'aurora-mira';
const wallet = walletOf(mira);
const { games, platform, fixtures, advanceTo, sitAgain, settle, look, place, placed, request, rowsOf, dueAtOf, quoted, cashOut } =
  await openBook(); // prettier-ignore
afterAll(() => platform.close());
const deps = { db: platform.db, ...platform.ports };
const say = (...words: string[]) => operate(deps, words);

/** Numbers by chance, the same in each run. */
let state = 7;
function below(limit: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * limit);
}

const nameOf = ({ match, round }: { match: string; round: number }) => `${match}.${round}`;
/** How the meetings of the bets ended as far as the test knows. */
const endings = new Map<string, Ending>();
const endOfLeg = (leg: { match: string; round: number }): Ending => {
  const known = endings.get(nameOf(leg));
  if (known) return known;
  const fixture = fixtures.find(({ id }) => id === leg.match) ?? expect.fail('no match');
  return endingOf(fixture.script, leg.round);
};
/** What a bet has to have brought, by the second reckoning; what was sold stays sold. */
function dueNow(row: BetRow<'sports'>): bigint {
  const { stake, paid } = cashedOutOf(row);
  const legs = row.details.legs.map((leg) => ({ ...leg, ...endOfLeg(leg) }));
  return stake === row.stake ? paid : paid + naivePayout(openStakeOf(row), legs, row.currency);
}

async function sell(id: string, tenths: number): Promise<void> {
  const offer = v.parse(cashOutOffer, await quoted(id));
  const quote = offer.outcome === 'quoted' ? offer.quote : expect.fail(offer.reason);
  const answer = (await (await cashOut({ quote, tenths, key: newKey() })).json()) as { value: unknown };
  expect(v.parse(cashOutReply, answer.value).outcome).toBe('cashedOut');
}

describe('results that are corrected', () => {
  let keys: string[] = [];
  const all = async () => (await Promise.all(keys.map((key) => rowsOf(key)))).flat();

  beforeAll(async () => {
    const at = platform.ports.clock.now();
    await openRequirement(platform.db, {
      id: newKey(),
      accountId: mira,
      kind: 'deposit',
      cause: 'test',
      amount: 1n,
      required: 10_000_000n,
      openedAt: at,
    });
    const book = await look('view=tomorrow');
    const legs = Array.from({ length: 10 }, (_, index) =>
      (['winner', 'handicap', 'total'] as const).flatMap(
        (market) => safely(() => legOf(book, index, market, below(2))) ?? [],
      ),
    ).filter((each) => each.length === 3);
    const any = (): LegRequest => {
      const of = legs[below(legs.length)] ?? [];
      return of[below(of.length)] ?? expect.fail('no leg');
    };
    const stakeOf = () => String(101 + below(900));
    for (const some of legs) {
      const parlays = [2, 3].map((count) => {
        const own = new Map(Array.from({ length: count + 2 }, any).map((leg) => [nameOf(leg), leg]));
        return { stake: stakeOf(), legs: [...own.values()] };
      });
      const body = request([...some.map((leg) => ({ stake: stakeOf(), legs: [leg] })), ...parlays]);
      expect((await placed(body)).outcome).toBe('placed');
      keys = [...keys, body.key];
    }
    const rows = await all();
    for (const [at, { id }] of rows.entries()) if (at % 7 < 2) await sell(id, at % 7 === 0 ? 10 : 3);
    await advanceTo(new Date(Math.max(...rows.map(dueAtOf)) + 1));
    await settle();
  }, 120_000);

  it(
    `settle every bet as a second reckoning does, to the minor unit, whoever does it: ${rounds} of them`,
    { timeout: 120_000 + rounds * 1_000 },
    async () => {
      const seen = new Set<string>();
      const names = [...new Set((await all()).flatMap(({ details }) => details.legs.map(nameOf)))];
      for (let round = 0; round < rounds; round += 1) {
        platform.ports.clock.advance(1_000);
        const before = new Map((await all()).map((row) => [row.id, row]));
        const had = await games.holds(wallet);
        const name = names[below(names.length)] ?? '';
        const isVoid = below(4) === 0;
        const ending: Ending = isVoid
          ? { score: null, calledOff: 'walkover' }
          : { score: [below(4), below(4)] };
        const words = ending.score ? ['correct', name, ending.score.join('-')] : ['void', name, 'walkover'];
        // Two processes at once, and once more.
        await Promise.all([say('result', ...words, '--id', `c${round}`), settleCorrections(deps)]);
        await say('result', ...words, '--id', `c${round}`);
        endings.set(name, ending);
        const after = await all();
        let moved = 0n;
        for (const row of after) {
          const due = dueNow(row);
          expect(row.payout, row.id).toBe(due);
          moved += row.payout - (before.get(row.id)?.payout ?? 0n);
          for (const leg of row.details.legs)
            if (cashedOutOf(row).stake < row.stake) {
              expect(leg.result).toBe(resultOf({ ...leg, score: endOfLeg(leg).score }));
              seen.add(leg.result ?? '');
            }
          const status = row.payout > row.stake ? 'won' : row.payout < row.stake ? 'lost' : 'even';
          const isWhole = cashedOutOf(row).stake === 0n;
          const allVoid = isWhole && row.details.legs.every(({ result }) => result === 'void');
          expect(row.status).toBe(allVoid ? 'void' : status);
          expect(row.settledAt).toEqual(before.get(row.id)?.settledAt);
          if (allVoid) expect(row.validBet).toBe(0n);
        }
        expect((await games.holds(wallet)) - had).toBe(moved);
      }
      expect([...seen].toSorted()).toEqual(['halfLost', 'halfWon', 'lost', 'push', 'void', 'won']);
      expect(await trialBalance(platform.db)).toEqual([]);
      // What counts of a bet was counted once, however often it was settled.
      const rows = await all();
      const counted = await platform.db
        .select({ id: turnoverBets.betId, sum: sql<bigint>`sum(${turnoverBets.counted})::bigint` })
        .from(turnoverBets)
        .where(
          inArray(
            turnoverBets.betId,
            rows.map(({ id }) => id),
          ),
        ) // prettier-ignore
        .groupBy(turnoverBets.betId);
      expect(rows.filter(({ validBet }) => validBet > 0n).length).toBeGreaterThan(5);
      for (const { id, validBet } of rows)
        expect(BigInt(counted.find((each) => each.id === id)?.sum ?? 0)).toBe(validBet);
    },
  );

  it('pressed twice at once are one correction, and an id that was used for another is refused', async () => {
    const row = (await all()).find(
      (each) => each.details.legs.length === 1 && cashedOutOf(each).stake === 0n,
    );
    const leg = row?.details.legs[0] ?? expect.fail('no single');
    const { match: matchId, round } = leg;
    const other: Ending = { score: [9, 9] };
    const told = { id: 'twice', matchId, round, ending: other };
    const both = await Promise.all([correctResult(deps, told), correctResult(deps, told)]);
    expect(both.toSorted()).toEqual(['corrected', 'same']);
    const [one, two] = await Promise.all([settleCorrections(deps), settleCorrections(deps)]);
    const touched = (await all()).filter(
      (each) =>
        cashedOutOf(each).stake < each.stake && each.details.legs.some((own) => nameOf(own) === nameOf(leg)),
    );
    expect(one + two).toBe(touched.length);
    for (const { details } of touched)
      expect(details.corrections?.filter(({ id }) => id === 'twice')).toHaveLength(1);
    endings.set(nameOf(leg), other);
    expect(await correctResult(deps, { ...told, ending: { score: [8, 8] } })).toBe('reused');
    expect(await say('result', 'correct', nameOf(leg), '9-9')).toMatch(/^It stands already: .+ 9–9 /);
    await expect(say('result', 'correct', 'nowhere.3', '1-0')).rejects.toThrow('There is no match');
    await expect(say('result', 'correct', `${matchId}.${round + 5}`, '1-0')).rejects.toThrow('not over');
    for (const impossible of ['4-1', '2-2', '1-0'])
      await expect(say('result', 'correct', 'e1.0', impossible)).rejects.toThrow(/^A best of [35] maps /);
    await expect(say('result', 'correct', nameOf(leg), 'many')).rejects.toThrow('no score');
    expect(await say('results')).toMatch(/ \d+–\d+ /);
  });

  it('are told to the member, and stand in the bet’s record and twice in the account record', async () => {
    await sitAgain();
    const row = (await all()).find(
      ({ details, stake, payout }) => details.legs.length === 1 && payout > stake && !details.cashedOut,
    );
    const [leg] = row?.details.legs ?? [];
    if (!row || !leg) throw new Error('no single was won');
    const paid = row.payout;
    const lost = Array.from({ length: 100 }, (_, at): [number, number] => [
      Math.floor(at / 10),
      at % 10,
    ]).find((score) => resultOf({ ...leg, score }) === 'lost');
    expect(await say('result', 'correct', nameOf(leg), (lost ?? []).join('-'), '--id', 'told')).toContain(
      'Bets settled anew',
    );
    endings.set(nameOf(leg), { score: lost ?? [0, 0] });
    const member = await games.signIn('member');
    const record = (await member.call(contract.records.bet, { id: row.id })).value as {
      corrections: { id: string; before: unknown; after: unknown }[];
      steps: { step: string; amount?: string }[];
    };
    expect(record.corrections.at(-1)).toMatchObject({
      id: 'told',
      home: leg.home,
      away: leg.away,
      before: { standing: 'won', payout: paid.toString() },
      after: { standing: 'lost', score: lost, payout: '0' },
    });
    expect(record.steps.at(-1)).toMatchObject({ step: 'takenBack', amount: paid.toString() });
    const today = platform.ports.clock.now().toISOString().slice(0, 10);
    const { rows: lines } = (
      await member.call(contract.records.movements, {
        from: today,
        to: today,
        types: 'correction',
        page: 1,
        pageSize: 20,
      } as never)
    ).value as { rows: { type: string; amount: string }[] };
    expect(lines).toContainEqual(expect.objectContaining({ type: 'correction', amount: `-${paid}` }));
    const [told] = await platform.db
      .select()
      .from(messages)
      .where(and(eq(messages.accountId, mira), eq(messages.cause, `corrected:told:${row.id}`)));
    expect(told?.title).toMatchObject({
      word: 'message.resultCorrected.title',
      values: { home: leg.home, away: leg.away, score: lost?.join('–') },
    });
    const reversals = await platform.db
      .select()
      .from(ledgerTransactions)
      .where(
        sql`${ledgerTransactions.meta} ->> 'correction' = 'told' AND ${ledgerTransactions.kind} = 'reversal'`,
      );
    expect(reversals.length).toBeGreaterThan(0);
  });

  it('that take back what has gone leave a balance below zero, which closes play until it is even', async () => {
    await sitAgain();
    const row = (await all()).find(
      ({ details, payout }) => details.legs.length === 1 && payout === 0n && !details.cashedOut,
    );
    const [leg] = row?.details.legs ?? [];
    if (!row || !leg) throw new Error('no single was lost');
    const scoreFor = (result: string) =>
      Array.from({ length: 100 }, (_, at) => [Math.floor(at / 10), at % 10] as const).find(
        (score) => resultOf({ ...leg, score }) === result,
      ) ?? expect.fail(result);
    await say('result', 'correct', nameOf(leg), scoreFor('won').join('-'));
    const move = async (amount: bigint) =>
      post(platform.db, {
        id: newKey(),
        actor: 'house',
        key: newKey(),
        kind: 'transfer.test',
        postings: [
          { account: wallet, amount },
          { account: houseAccount('aurora', 'bank', 'USD'), amount: -amount },
        ].toSorted((a, b) => Number(a.amount - b.amount)),
        at: platform.ports.clock.now(),
      });
    await move(-(await games.holds(wallet)));
    await say('result', 'correct', nameOf(leg), scoreFor('lost').join('-'), '--id', 'owes');
    endings.set(nameOf(leg), { score: scoreFor('lost') });
    const owed = -(await games.holds(wallet));
    expect(owed).toBeGreaterThan(0n);
    expect(await trialBalance(platform.db)).toEqual([]);
    expect(await say('owing')).toMatch(/^-[\d.]+ USD {2}mira at aurora/);
    const [told] = await platform.db
      .select()
      .from(messages)
      .where(eq(messages.cause, `corrected:owes:${row.id}`));
    expect(told?.body).toMatchObject({ word: 'message.resultCorrected.owes' });
    const open = legOf(await look('view=tomorrow'), 1, 'winner', 0);
    const bet = request([{ stake: '100', legs: [open] }]);
    const refused = await place(bet);
    expect(await errorOf(refused)).toBe('wallet.owes');
    await expect(move(-1n)).rejects.toThrow('wallet.owes');
    // A part of it leaves the rest.
    await move(owed - 1n);
    expect(await errorOf(await place(bet))).toBe('wallet.owes');
    expect(await games.holds(wallet)).toBe(-1n);
    const member = await games.signIn('member');
    await expect(games.openGame(member)).rejects.toThrow('wallet.owes');
    const { value } = await member.call(contract.cashier.withdrawalTerms, {});
    expect((value as { withdrawable: string }).withdrawable).toBe('-1');
    await move(1_001n);
    await sitAgain();
    expect(await say('owing')).toBe('No balance is below zero.');
    expect((await placed(bet)).outcome).toBe('placed');
  });
});
