import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { periods } from '#contract/sportsMarkets';
import { legResults, resultOf, type FullEnding, type Score } from '#contract/sportsRules';
import { naivePayout, naiveScore } from '#contract/testing/naivePayout';
import { cashOutOffer, cashOutReply, type LegRequest } from '#demo/game-provider/sportsbook/api.ts';
import { legOf, openBook, safely } from '#demo/game-provider/sportsbook/testing.ts';
import { ledgerTransactions, messages, turnoverBets, type BetRow } from '../../db/schema';
import { trialBalance, walletOf } from '../../ledger/ledger';
import { newKey } from '../../testing/gameSession';
import { openRequirement } from '../cashier/turnover';
import { operate } from '../system/operate';
import { cashedOutOf, openStakeOf } from './cashOut';
import { correctResult, settleCorrections } from './correctResult';
import { fullEndingOf } from './fixture';

/** A thousand before a release. */
const rounds = Number(process.env['CORRECTIONS'] ?? 40);
const mira = 'aurora-mira';
const wallet = walletOf(mira);
const { games, platform, fixtures, advanceTo, sitAgain, settle, look, placed, request, rowsOf, dueAtOf, quoted, cashOut } =
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
const endings = new Map<string, FullEnding>();
/** The goals that a leg goes by, counted one by one; null where it is void. */
const scoreOf = (leg: LegRequest): Score | null => {
  const fixture = fixtures.find(({ id }) => id === leg.match) ?? expect.fail('no match');
  const { score, halfTime } = endings.get(nameOf(leg)) ?? fullEndingOf(fixture.script, leg.round);
  if (!score || !halfTime) return null;
  const goals = (['home', 'away'] as const).flatMap((side, at) =>
    Array.from({ length: score[at] ?? 0 }, (_, goal) => ({
      side,
      minute: goal < (halfTime[at] ?? 0) ? 45 : 46,
    })),
  );
  return naiveScore(goals, leg.period);
};
/** Says how a meeting ended after all: without a goal in its first half, unless that is told. */
const correct = async (name: string, score: Score, { halfTime = [0, 0] as Score, id = newKey() } = {}) => {
  const told = await say(
    'result',
    'correct',
    name,
    score.join('-'),
    '--half-time',
    halfTime.join('-'),
    '--id',
    id,
  );
  endings.set(name, { score, halfTime });
  return told;
};
/** Whether a bet is a single on a whole match. */
const isWhole = ([leg, ...others]: BetRow<'sports'>['details']['legs']) =>
  !leg?.period && others.length === 0;
/** What a bet has to have brought, by the second reckoning; what was sold stays sold. */
function dueNow(row: BetRow<'sports'>): bigint {
  const { stake, paid } = cashedOutOf(row);
  const legs = row.details.legs.map((leg) => ({ ...leg, score: scoreOf(leg) }));
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
    const { matches } = await look('view=tomorrow');
    const opened = [];
    for (const { id, round } of matches.slice(0, 14))
      opened.push(...(await look(`view=tomorrow&match=${id}.${round}`)).matches.slice(0, 1));
    const legs = opened
      .map((match) =>
        (['winner', 'handicap', 'total'] as const).flatMap((market) =>
          [undefined, ...periods].flatMap(
            (period) => safely(() => legOf({ matches: [match] }, 0, market, below(2), period)) ?? [],
          ),
        ),
      )
      .filter((each) => each.length === 9)
      .slice(0, 10);
    expect(legs.length).toBeGreaterThan(5);
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
        const halfTime = [below(3), below(3)] as const;
        const score = [halfTime[0] + below(3), halfTime[1] + below(3)] as const;
        const id = `c${round}`;
        const tell = () =>
          isVoid
            ? say('result', 'void', name, 'walkover', '--id', id)
            : correct(name, score, { halfTime, id });
        // Two processes at once, and once more.
        await Promise.all([tell(), settleCorrections(deps)]);
        await tell();
        if (isVoid) endings.set(name, { score: null, calledOff: 'walkover' });
        const after = await all();
        let moved = 0n;
        for (const row of after) {
          const due = dueNow(row);
          expect(row.payout, row.id).toBe(due);
          moved += row.payout - (before.get(row.id)?.payout ?? 0n);
          for (const leg of row.details.legs)
            if (cashedOutOf(row).stake < row.stake) {
              expect(leg.result).toBe(resultOf({ ...leg, score: scoreOf(leg) }));
              seen.add(leg.result ?? '');
              if (leg.result !== 'void') seen.add(leg.period ?? 'fullTime');
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
      expect([...seen].toSorted()).toEqual([...legResults, 'fullTime', ...periods].toSorted());
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
    const other: FullEnding = { score: [9, 9], halfTime: [1, 0] };
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
    expect(await say('result', 'correct', nameOf(leg), '9-9')).toMatch(/^It stands already: .+ 9–9 \(1–0\) /);
    await expect(say('result', 'correct', 'nowhere.3', '1-0')).rejects.toThrow('There is no match');
    await expect(say('result', 'correct', `${matchId}.${round + 5}`, '1-0')).rejects.toThrow('not over');
    await expect(say('result', 'correct', nameOf(leg), '0-9')).rejects.toThrow('--half-time 1-0');
    for (const impossible of ['4-1', '2-2', '1-0'])
      await expect(say('result', 'correct', 'e1.0', impossible)).rejects.toThrow(/^A best of [35] maps /);
    await expect(say('result', 'correct', nameOf(leg), 'many')).rejects.toThrow('no score');
    expect(await say('results')).toMatch(/ \d+–\d+ /);
  });

  it('are told to the member, and stand in the bet’s record and twice in the account record', async () => {
    await sitAgain();
    const row = (await all()).find(
      ({ details, stake, payout }) => isWhole(details.legs) && payout > stake && !details.cashedOut,
    );
    const [leg] = row?.details.legs ?? [];
    if (!row || !leg) throw new Error('no single was won');
    const paid = row.payout;
    const lost = Array.from({ length: 100 }, (_, at): [number, number] => [
      Math.floor(at / 10),
      at % 10,
    ]).find((score) => resultOf({ ...leg, score }) === 'lost');
    expect(await correct(nameOf(leg), lost ?? [0, 0], { id: 'told' })).toContain('Bets settled anew');
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
    // Whoever bet on a half is told its goals, as goals of a half.
    const halves = (await all()).flatMap(({ id, details }) =>
      (details.corrections ?? []).flatMap(({ id: cause, period, after }) =>
        period && after.score
          ? [{ cause: `corrected:${cause}:${id}`, period, score: after.score.join('–') }]
          : [],
      ),
    );
    expect(new Set(halves.map(({ period }) => period)).size).toBe(2);
    for (const { cause, period, score } of halves.slice(0, 20)) {
      const [half] = await platform.db
        .select()
        .from(messages)
        .where(and(eq(messages.accountId, mira), eq(messages.cause, cause)));
      expect(half?.title).toMatchObject({
        values: { score: { word: `message.resultCorrected.${period}`, values: { score } } },
      });
    }
    const reversals = await platform.db
      .select()
      .from(ledgerTransactions)
      .where(
        sql`${ledgerTransactions.meta} ->> 'correction' = 'told' AND ${ledgerTransactions.kind} = 'reversal'`,
      );
    expect(reversals.length).toBeGreaterThan(0);
  });
});
