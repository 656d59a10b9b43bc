import { and, eq } from 'drizzle-orm';
import type { JackpotLevel } from '../../contract';
import type { Tx } from '#platform/host';
import { jackpotWins, jackpots } from '#platform/schema';
import {
  type JackpotCounts,
  jackpotAmount,
  jackpotRules,
  jackpotsOf,
  lockJackpots,
  maskAccount,
  partsOfUnit,
} from '#platform/wallet';
import type { Play } from './play';

/** A jackpot that a round won. */
export interface WonJackpot {
  level: JackpotLevel;
  /** Minor units. */
  amount: bigint;
}

/** The jackpots of whoever wins one, held until the round is written: nobody else wins the same money. */
export class HeldJackpots {
  readonly #tx: Tx;
  readonly #play: Play;
  readonly #counts: JackpotCounts;

  private constructor(tx: Tx, play: Play, counts: JackpotCounts) {
    this.#tx = tx;
    this.#play = play;
    this.#counts = counts;
  }

  /** Waits until no other winner holds them. Taken before the wallet, by everybody in this order. */
  static async lock(tx: Tx, play: Play, now: Date): Promise<HeldJackpots> {
    const counts = await lockJackpots(tx, keyOf(play), play.stakeUnit, now);
    if (!counts) throw new Error('jackpots are held once they are waited for');
    return new HeldJackpots(tx, play, counts);
  }

  /** What a level pays now, minor units. */
  amountOf(level: JackpotLevel): bigint {
    const count = this.#counts.get(level);
    return count ? jackpotAmount(count, this.#play.account.currency) : 0n;
  }

  /** Writes what a round won: that jackpot begins again. */
  async write(won: WonJackpot, roundId: string, now: Date): Promise<void> {
    const { account, game, money, stakeUnit } = this.#play;
    const { level, amount } = won;
    const paid = (amount - jackpotRules[level].start * stakeUnit) * partsOfUnit;
    await this.#tx
      .update(jackpots)
      .set({ parts: (this.#counts.get(level)?.parts ?? 0n) - paid })
      .where(and(jackpotsOf(keyOf(this.#play)), eq(jackpots.level, level)));
    await this.#tx.insert(jackpotWins).values({
      id: roundId,
      merchantCode: account.merchantCode,
      accountLabel: maskAccount(account.username),
      gameId: game.id,
      level,
      amount,
      currency: account.currency,
      money,
      wonAt: now,
    });
  }
}

const keyOf = ({ account, money }: Play) => ({
  merchantCode: account.merchantCode,
  currency: account.currency,
  money,
});
