import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { resultOf } from '#contract/sportsRules';
import { legOf, openBook } from '#demo/game-provider/sportsbook/testing.ts';
import { messages } from '../../db/schema';
import { houseAccount, post, trialBalance, walletOf } from '../../ledger/ledger';
import { errorOf, newKey } from '../../testing/gameSession';
import { operate } from '../system/operate';

const wallet = walletOf('aurora-mira');
const { games, platform, advanceTo, sitAgain, settle, look, place, placed, request, rowsOf, dueAtOf } =
  await openBook(); // prettier-ignore
afterAll(() => platform.close());
const deps = { db: platform.db, ...platform.ports };
const say = (...words: string[]) => operate(deps, words);

it('a corrected result that takes back what has gone leaves a balance below zero, which closes play until it is even', async () => {
  const leg = legOf(await look('view=tomorrow'), 0, 'handicap', 0);
  const taken = request([{ stake: '1000', legs: [leg] }]);
  expect((await placed(taken)).outcome).toBe('placed');
  const [row = expect.fail('no bet')] = await rowsOf(taken.key);
  await advanceTo(new Date(dueAtOf(row) + 1));
  await settle();
  const correct = (result: string, ...more: string[]) => {
    const score = Array.from({ length: 100 }, (_, at) => [Math.floor(at / 10), at % 10] as const).find(
      (each) => resultOf({ ...leg, score: each }) === result,
    );
    const words = [`${leg.match}.${leg.round}`, score?.join('-') ?? '', '--half-time', '0-0'];
    return say('result', 'correct', ...words, ...more);
  };
  await correct('won');
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
  await correct('lost', '--id', 'owes');
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
