import { expect, it } from 'vitest';
import { contract, type SinceLogin } from '#contract';
import type { Visitor } from '../../testing/visitor';
import { createGameTestPlatform } from '../../testing/gameSession';

const ask = async (visitor: Visitor): Promise<SinceLogin> =>
  (await visitor.call(contract.saferPlay.sinceLogin, {})).value as SinceLogin;

it('counts what was settled since this log-in, and begins anew with the next', async ({ onTestFinished }) => {
  const made = await createGameTestPlatform();
  onTestFinished(() => made.platform.close());
  const at = made.platform.ports.clock.now().toISOString();
  const mira = await made.signIn('member');
  // Her earlier bets, of which the world is full, are not of this log-in.
  expect(await ask(mira)).toEqual({ currency: 'USD', loggedInAt: at, stake: '0', payout: '0' });
  const game = await made.openGame(mira);
  const rounds = [await game.play('20'), await game.play('40')];
  const payout = rounds.reduce((sum, { win }) => sum + BigInt(win), 0n).toString();
  expect(await ask(mira)).toMatchObject({ loggedInAt: at, stake: '60', payout });
  made.platform.ports.clock.advance(60_000);
  expect(await ask(await made.signIn('member'))).toMatchObject({ stake: '0', payout: '0' });
});
