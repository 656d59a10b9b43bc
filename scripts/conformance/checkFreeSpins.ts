import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { walletCalls } from '../../contract/wallet/calls';
import type { Fields, WalletRun } from './walletRun';

/** Uses a free spin where the session has one, gives it back, and holds the balance still. */
export async function checkFreeSpins(
  run: WalletRun,
  { session, game, currency }: { session: string; game: string; currency: string },
): Promise<void> {
  const newId = () => `conformance-${randomUUID()}`;
  const read = v.safeParse(walletCalls.balance.reply, (await run.send('balance', { session })).body);
  if (!read.success) return;
  const held = BigInt(read.output.balance);
  const bet = (fields: Fields, id = newId(), round = newId()) =>
    run.send('bet', { id, session, round, game, currency, ...fields });
  run.refuses(
    'bet',
    await bet({ amount: '100', freeSpins: 'never-given' }),
    'freeSpinsOver',
    'a free spin that was never given',
  );
  const [free] = read.output.freeSpins ?? [];
  if (!free) return void run.findings.skip('bet', 'the player has no free spin to try');
  const [round, id] = [newId(), newId()];
  const asked = { amount: free.amount, freeSpins: free.id };
  const still = 'A free spin takes no money.';
  run.holds('bet', await bet(asked, id, round), held, 'a free spin', still);
  run.holds('bet', await bet(asked, id, round), held, 'a free spin sent again', still);
  const leftNow = async (): Promise<number> => {
    const { body } = await run.send('balance', { session });
    const now = v.safeParse(walletCalls.balance.reply, body);
    return (now.success && now.output.freeSpins?.find((each) => each.id === free.id)?.left) || 0;
  };
  const says = (left: number, asked: string, wanted: number) => {
    if (left !== wanted)
      run.add(
        'bet',
        asked,
        `left ${left} free spins after ${asked}, and not ${wanted}.`,
        'Use one for each bet, once.',
      );
  };
  says(await leftNow(), 'a free spin that was sent twice', free.left - 1);
  run.refuses(
    'bet',
    await bet(asked, newId(), round),
    'requestInvalid',
    'a second bet in the round of a free spin',
  );
  await run.send('rollback', { id: newId(), session, round, game, bet: id });
  says(await leftNow(), 'its rollback', free.left);
}
