import { randomUUID } from 'node:crypto';
import { walletCalls } from '../../contract/wallet/calls';
import { replayWindowSeconds } from '../../contract/wallet/signature';
import type { SignedTarget } from '../../contract/wallet/sendSigned';
import { checkFreeSpins } from './checkFreeSpins';
import { CannotBegin } from './context';
import type { Report } from './finding';
import { WalletRun, wordsOf, type Fields, type WalletRunOptions } from './walletRun';

/**
 * Plays bets, wins, rollbacks and repetitions against a platform and says in words what its owner must change.
 * @throws {CannotBegin} when the session is not good, or holds too little
 */
export async function runWalletConformance(options: WalletRunOptions): Promise<Report> {
  const started = Date.now();
  const run = new WalletRun(options);
  const { session, game, stake = '100' } = options;
  const amount = BigInt(stake);
  const first = await run.send('balance', { session });
  const { currency, balance } = (first.body ?? {}) as Record<string, string>;
  if (first.status !== 200 || !currency || !balance)
    throw new CannotBegin(
      `The session is answered with ${wordsOf(first)}: open a game and trade its ticket anew.`,
    );
  if (BigInt(balance) < amount * 20n)
    throw new CannotBegin(`The player needs ${amount * 20n}, and has ${balance}.`);
  let held = BigInt(balance);
  const newId = () => `conformance-${randomUUID()}`;
  const bet = (round: string, id = newId(), more: Fields = {}) =>
    run.send('bet', { id, session, round, game, currency, amount: stake, ...more });
  const win = (round: string, won: bigint, endsRound: boolean, id = newId()) =>
    run.send('win', { id, session, round, game, currency, amount: won.toString(), endsRound });
  const rollback = (round: string, of: string, id = newId()) =>
    run.send('rollback', { id, session, round, game, bet: of });

  await checkSignature(run, options);
  run.refuses(
    'balance',
    await run.send('balance', { session, extra: 1 }),
    'requestInvalid',
    'an unknown field',
  );
  run.refuses(
    'balance',
    await run.send('balance', { session: 'x'.repeat(5_000) }),
    'bodyTooLarge',
    'a body of 5 kB',
  );
  run.refuses(
    'balance',
    await run.send('balance', { session: 'never.was' }),
    'sessionEnded',
    'a session that never was',
  );

  // A round of two bets and two wins, each sent again.
  const [round, one] = [newId(), newId()];
  const placed = await bet(round, one);
  run.holds('bet', placed, (held -= amount), 'a bet', 'Take the stake once, and answer with what is left.');
  const again = await bet(round, one);
  if (JSON.stringify(again.body) !== JSON.stringify(placed.body))
    run.add(
      'bet',
      'repetition',
      `sent again was answered with ${wordsOf(again)}, and not as the first time.`,
      'Keep the answer under the vendor’s id, in the transaction that takes the stake, and give it again.',
    );
  run.refuses(
    'bet',
    await bet(round, one, { amount: (amount * 2n).toString() }),
    'duplicateTransaction',
    'another amount under the same id',
  );
  run.holds(
    'bet',
    await bet(round),
    (held -= amount),
    'a second bet of a round',
    'A round may have several bets.',
  );
  run.holds('win', await win(round, amount, false), (held += amount), 'a win', 'Pay it once.');
  const last = newId();
  const ended = await win(round, 0n, true, last);
  run.holds(
    'win',
    ended,
    held,
    'a win of 0 that ends the round',
    'A win of 0 moves nothing, and ends its round.',
  );
  run.holds(
    'win',
    await win(round, 0n, true, last),
    held,
    'a win sent again',
    'Give the first answer again, also when the round has ended.',
  );
  run.refuses('bet', await bet(round), 'roundEnded', 'a bet of a round that has ended');
  run.refuses('win', await win(round, amount, true), 'roundEnded', 'a win of a round that has ended');
  run.refuses('rollback', await rollback(round, one), 'roundEnded', 'a rollback in a round that has ended');

  // Rollbacks, after and before their bets.
  const [back, taken] = [newId(), newId()];
  await bet(back, taken);
  run.holds('rollback', await rollback(back, taken), held, 'a rollback', 'Give the stake back.');
  run.holds(
    'rollback',
    await rollback(back, taken),
    held,
    'a second rollback of a bet',
    'Give a stake back once, whichever rollback asks for it.',
  );
  run.refuses('bet', await bet(back, taken), 'rolledBack', 'a bet that was rolled back, sent again,');
  const [early, late] = [newId(), newId()];
  run.holds(
    'rollback',
    await rollback(early, late),
    held,
    'a rollback before its bet',
    'Answer it with the balance, and remember the id of the bet.',
  );
  run.refuses('bet', await bet(early, late), 'rolledBack', 'a bet whose rollback came first');
  run.refuses('win', await win(newId(), amount, true), 'roundUnknown', 'a win without a bet');

  // At once.
  const [crowd, same] = [newId(), newId()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => bet(crowd, same)));
  held -= amount;
  for (const answer of answers)
    run.holds(
      'bet',
      answer,
      held,
      'one of five bets of the same id at once',
      'Wait for the first, and give its answer.',
    );
  await win(crowd, amount, true);
  held += amount;

  await checkFreeSpins(run, { session, game, currency });
  const beyond = await bet(newId(), newId(), { amount: (held + amount).toString() });
  run.refuses('bet', beyond, 'shortOfMoney', 'a stake above the balance');
  if (beyond.body?.['code'] === 'shortOfMoney' && beyond.body['balance'] !== held.toString())
    run.add(
      'bet',
      'shortOfMoney balance',
      'was short of money and did not say the balance.',
      'Add `balance` and `currency` to the refusal.',
    );
  run.refuses('bet', await bet(newId(), newId(), { amount: '0' }), 'amountInvalid', 'a stake of 0');
  const other = currency === 'USD' ? 'EUR' : 'USD';
  run.refuses(
    'bet',
    await bet(newId(), newId(), { currency: other }),
    'wrongCurrency',
    'a stake in another currency',
  );
  run.refuses(
    'bet',
    await bet(newId(), newId(), { game: 'no-such-game' }),
    'wrongGame',
    'a bet at another game',
  );
  run.holds(
    'balance',
    await run.send('balance', { session }),
    held,
    'the balance in the end',
    'What was answered and what is held have to be the same.',
  );
  run.findings.skip('authenticate', 'its ticket comes from a launch');
  return {
    platform: options.address,
    calls: Object.keys(walletCalls).length - 1,
    requests: run.requests,
    seconds: (Date.now() - started) / 1000,
    findings: run.findings.all(),
    skipped: run.findings.skipped,
  };
}

async function checkSignature(
  run: WalletRun,
  { session, key, now = () => new Date() }: WalletRunOptions,
): Promise<void> {
  const old = new Date(now().getTime() - (replayWindowSeconds + 5) * 1000);
  const wrong: readonly (readonly [asked: string, changes: Partial<SignedTarget>])[] = [
    ['a request signed with another secret', { key: { ...key, secret: `${key.secret}x` } }],
    ['a request of an unknown key', { key: { ...key, id: 'no-such-key' } }],
    ['a request that was signed long ago', { now: () => old }],
  ];
  for (const [asked, changes] of wrong)
    run.refuses('balance', await run.send('balance', { session }, changes), 'signatureInvalid', asked);
}
