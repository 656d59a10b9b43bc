import type { WalletReply, WalletRequest } from '#contract/wallet/calls';
import type { Db, Tx } from '../../db/database';
import { bets } from '../../db/schema';
import type { Posted } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import type { Play } from '../games/gameSession';
import { isRecordOf, settleRecord } from '../records/openBet';
import { creditFreeSpin, sizeFreeWin, usableFreeSpins } from '../rewards/freeSpins';
import { lockBet } from '../wagers/readBets';

/** Free spins that the player can use at the game; nothing is said of none. */
export async function freeSpinsAt(
  { db, clock }: Pick<Ports, 'clock'> & { db: Db },
  { account, game }: Play,
): Promise<Pick<WalletReply<'balance'>, 'freeSpins'>> {
  const found = await usableFreeSpins(db, { accountId: account.id, gameId: game.id, now: clock.now() });
  const freeSpins = found.map(({ stake, endsAt, ...each }) => ({
    ...each,
    amount: stake.toString(),
    endsAt: endsAt.toISOString(),
  }));
  return found.length === 0 ? {} : { freeSpins };
}

/** Credits what a free spin won: no payout of the game, whose record says it. Gives the posting, if there was one. */
export async function payFreeWin(
  ctx: Pick<Ports, 'clock' | 'ids'> & { vassalage: string },
  tx: Tx,
  record: { id: string; placedAt: Date },
  of: string,
  { id, game, round, amount, endsRound }: WalletRequest<'win'>,
): Promise<{ posted?: Posted }> {
  const key = `vendor:${ctx.vassalage}:${id}`;
  const win = await sizeFreeWin(tx, of, BigInt(amount));
  const bet = await lockBet(tx, 'vendor', isRecordOf(record));
  if (!bet) throw new Error(`bet ${record.id} has no record`);
  const won = BigInt(bet.details.freeSpin?.won ?? 0) + win.credited;
  const details = { freeSpin: { of, won: won.toString() } };
  if (endsRound) await settleRecord(ctx, tx, bet, { payout: 0n, details });
  else await tx.update(bets).set({ details }).where(isRecordOf(record));
  const posted = await creditFreeSpin(ctx, tx, win, { id: of, key, meta: { game, round } });
  return posted ? { posted } : {};
}
