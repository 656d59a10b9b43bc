import { sql } from 'drizzle-orm';
import { isFiner, type GameCategory } from '#contract';
import type { Ctx } from '../../context';
import { rows, type Tx } from '../../db/database';
import type { Account, MoneyClass } from '../../db/schema';
import {
  readPosted,
  toPostings,
  vendorRowOf,
  type Posted,
  type PostInput,
  type Posting,
  type RawPosted,
} from '../../ledger/ledger';
import { refuse } from '../../refusal';
import type { StakePosting } from '../records/gamePostings';

/** A stake that a player asks to place, and what it brought when that is known at once. */
export interface Wager extends Pick<PostInput, 'key' | 'inputHash' | 'meta'> {
  kind: StakePosting;
  account: Account;
  /** Account of the ledger that the stake is taken from. */
  wallet: string;
  /** The vendor's account of the ledger, to whose row for this player it goes. */
  house: string;
  money: MoneyClass;
  /** Of the game: limits may be of its product alone. */
  gameType: GameCategory;
  stake: bigint;
  /** @default 0 */
  payout?: bigint;
}

/**
 * Takes the stake of a bet of any kind, in the transaction that records the bet: the wallet is locked and moved, then the
 * player's play is locked, and then limits, pauses and the reality check are asked, so that no two bets pass them together,
 * whichever wallets they are paid from. The same key again moves nothing and asks nothing: look at `replayed`. Rules of the
 * game that time may have changed are for the caller to ask afterwards. Refuses with `amount.finer`, `wallet.short`,
 * `key.reused`, `bets.paused` while the process cannot trust its clock, and the `play.…` code of what forbids it; a refusal ends the
 * transaction.
 */
export async function placeWager(
  { clock, ids }: Pick<Ctx, 'clock' | 'ids'>,
  tx: Tx,
  { account, wallet, house, money, gameType, stake, payout = 0n, key, inputHash, kind, meta = {} }: Wager,
): Promise<Posted> {
  if (isFiner(stake, account.currency)) refuse('amount.finer');
  const lines = postingsOf(wallet, vendorRowOf(house, account.id), stake, payout);
  const postings = JSON.stringify(toPostings(lines));
  return readPosted(
    rows<{ posted: RawPosted }>(
      tx,
      sql`SELECT place_wager(${ids.next()}, ${account.id}, ${account.merchantCode}, ${key}, ${inputHash ?? null}, ${kind},
        ${postings}, ${JSON.stringify(meta)}, ${gameType}, ${stake}, ${payout}, ${money === 'real'}, ${clock.isOff ?? false},
        ${account.realityCheckMinutes}, ${ids.next()}, ${clock.now().toISOString()}) AS posted`,
    ),
  );
}

/** The stake before its win, so that nobody stakes what is not there. A free spin moves nothing. */
export function postingsOf(wallet: string, house: string, stake: bigint, win: bigint): Posting[] {
  if (stake === 0n) return [];
  const taken = [
    { account: wallet, amount: -stake },
    { account: house, amount: stake },
  ];
  return win === 0n ? taken : [...taken, { account: house, amount: -win }, { account: wallet, amount: win }];
}
