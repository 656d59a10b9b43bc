import { and, eq } from 'drizzle-orm';
import { jackpotLevels, type JackpotLevel } from '../../contract';
import type { Tx } from '../../sandbox/db/database';
import { jackpots, jackpotWins } from '../../sandbox/db/schema';
import { maskAccount } from '../../sandbox/services/home/maskAccount';
import {
  countJackpot,
  jackpotAmount,
  jackpotRules,
  partsOfUnit,
  unplayed,
  type JackpotCount,
} from '../../sandbox/services/jackpots/rules';
import type { Play } from './play';

/** A jackpot that a round won. */
export interface WonJackpot {
  level: JackpotLevel;
  /** Minor units. */
  amount: bigint;
}

/** The jackpots of whoever plays, held until the round is written: nobody else wins the same money. */
export class HeldJackpots {
  readonly #tx: Tx;
  readonly #play: Play;
  readonly #counts: ReadonlyMap<JackpotLevel, JackpotCount>;

  private constructor(tx: Tx, play: Play, counts: ReadonlyMap<JackpotLevel, JackpotCount>) {
    this.#tx = tx;
    this.#play = play;
    this.#counts = counts;
  }

  /** Waits until no other round holds them. Taken before the wallet, by everybody in this order. */
  static async take(tx: Tx, play: Play, now: Date): Promise<HeldJackpots> {
    const own = keyOf(play);
    const rule = (level: JackpotLevel) => jackpotRules[level];
    const lock = () => tx.select().from(jackpots).where(isOf(own)).orderBy(jackpots.level).for('update');
    let rows = await lock();
    if (rows.length < jackpotLevels.length) {
      const first = jackpotLevels.map((level) => ({
        ...own,
        level,
        ...unplayed(rule(level), play.stakeUnit),
      }));
      await tx.insert(jackpots).values(first).onConflictDoNothing();
      rows = await lock();
    }
    const count = (row: (typeof rows)[number]) => countJackpot(rule(row.level), play.stakeUnit, row, now);
    return new HeldJackpots(tx, play, new Map(rows.map((row) => [row.level, count(row)])));
  }

  /** What a level pays now, minor units. */
  amountOf(level: JackpotLevel): bigint {
    const count = this.#counts.get(level);
    return count ? jackpotAmount(count, this.#play.account.currency) : 0n;
  }

  /** Writes what a round put in, and what it won: that jackpot begins again. */
  async write(stake: bigint, won: WonJackpot | undefined, roundId: string, now: Date): Promise<void> {
    const { account, game, money, stakeUnit } = this.#play;
    const own = keyOf(this.#play);
    for (const [level, count] of this.#counts) {
      const { share, start } = jackpotRules[level];
      const paid = won?.level === level ? (won.amount - start * stakeUnit) * partsOfUnit : 0n;
      await this.#tx
        .update(jackpots)
        // The share is a number of ten-thousandths, which are the parts.
        .set({ ...count, parts: count.parts - paid + stake * share })
        .where(and(isOf(own), eq(jackpots.level, level)));
    }
    if (won)
      await this.#tx.insert(jackpotWins).values({
        id: roundId,
        merchantCode: account.merchantCode,
        accountLabel: maskAccount(account.username),
        gameId: game.id,
        ...won,
        currency: account.currency,
        money,
        wonAt: now,
      });
  }
}

type Key = ReturnType<typeof keyOf>;
const keyOf = ({ account, money }: Play) => ({
  merchantCode: account.merchantCode,
  currency: account.currency,
  money,
});
const isOf = ({ merchantCode, currency, money }: Key) =>
  and(eq(jackpots.merchantCode, merchantCode), eq(jackpots.currency, currency), eq(jackpots.money, money));
