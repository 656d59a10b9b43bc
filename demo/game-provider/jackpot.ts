import { and, eq } from 'drizzle-orm';
import { jackpotLevels, type JackpotLevel } from '../../contract';
import type { Tx } from '../../sandbox/db/database';
import { jackpots, jackpotWins } from '../../sandbox/db/schema';
import { maskAccount } from '../../sandbox/services/home/maskAccount';
import { countJackpot, countsFrom, jackpotRules, partsOfUnit } from '../../sandbox/services/jackpots/rules';
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
  readonly #now: Date;
  readonly #parts: Map<JackpotLevel, bigint>;

  private constructor(tx: Tx, play: Play, now: Date, parts: Map<JackpotLevel, bigint>) {
    this.#tx = tx;
    this.#play = play;
    this.#now = now;
    this.#parts = parts;
  }

  /** Waits until no other round holds them. Taken before the wallet, by everybody in this order. */
  static async take(tx: Tx, play: Play, now: Date): Promise<HeldJackpots> {
    const own = keyOf(play);
    await tx
      .insert(jackpots)
      .values(
        jackpotLevels.map((level) => ({
          ...own,
          level,
          parts: jackpotRules[level].start * play.stakeUnit * partsOfUnit,
          countedAt: countsFrom,
        })),
      )
      .onConflictDoNothing();
    const rows = await tx.select().from(jackpots).where(isOf(own)).orderBy(jackpots.level).for('update');
    const parts = new Map(
      rows.map((row) => [row.level, countJackpot(jackpotRules[row.level], play.stakeUnit, row, now).parts]),
    );
    return new HeldJackpots(tx, play, now, parts);
  }

  /** What a level pays now, minor units. */
  amountOf(level: JackpotLevel): bigint {
    return (this.#parts.get(level) ?? 0n) / partsOfUnit;
  }

  /** Writes what a round put in, and what it won: that jackpot begins again. */
  async write(stake: bigint, won: WonJackpot | undefined, roundId: string): Promise<void> {
    const { account, game, money, stakeUnit } = this.#play;
    const own = keyOf(this.#play);
    for (const level of jackpotLevels) {
      const { share, start } = jackpotRules[level];
      const held = this.#parts.get(level) ?? 0n;
      const left =
        won?.level === level ? held - won.amount * partsOfUnit + start * stakeUnit * partsOfUnit : held;
      await this.#tx
        .update(jackpots)
        // The share is a number of ten-thousandths, which are the parts.
        .set({ parts: left + stake * share, countedAt: this.#now })
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
        wonAt: this.#now,
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
