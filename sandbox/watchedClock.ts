import { sql } from 'drizzle-orm';
import { rows, type Db } from './db/database';
import type { Clock, Log } from './ports';

/**
 * How far a process may be from the database's clock, milliseconds. Two processes are apart by twice that at most, which
 * is less than what lies between the last bet and its outcome (`bellToOutcomeMs`).
 */
const mostOffMs = 250;
/** A sample that took longer says too little. */
const slowestMs = 100;
/** Samples in a row that have to agree. */
const inARow = 3;
/** Samples that one comparison tries; a machine that is busy throws some away. */
const mostSamples = 12;

/**
 * The machine's clock, compared with the database's, which all processes share. One that is off takes no bets until it is
 * right again, and tells the database's time meanwhile: what it shows and settles is then not ahead of the others.
 */
export class WatchedClock implements Clock {
  readonly #machine: Clock;
  #correctionMs = 0;

  constructor(machine: Clock) {
    this.#machine = machine;
  }

  now(): Date {
    return new Date(this.#machine.now().getTime() + this.#correctionMs);
  }

  get isOff(): boolean {
    return this.#correctionMs !== 0;
  }

  /** Compares once: at a start, and each minute. A good sample ends it; three bad ones in a row find the clock off. */
  async compare(db: Db, log: Log): Promise<void> {
    const bad: number[] = [];
    for (let tried = 0; tried < mostSamples && bad.length < inARow; tried += 1) {
      const offset = await this.#sample(db);
      if (offset === undefined) continue;
      if (Math.abs(offset) <= mostOffMs) return this.#correct(0, log);
      bad.push(offset);
    }
    if (bad.length === inARow) this.#correct(bad.at(-1) ?? 0, log);
    else log.warn('the clock could not be compared: the database answers too slowly');
  }

  /** Milliseconds to add to the machine's clock, half the way there and back reckoned in; undefined when it took too long. */
  async #sample(db: Db): Promise<number | undefined> {
    const sent = this.#machine.now().getTime();
    const [row] = await rows<{ now: number }>(
      db,
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
    );
    const came = this.#machine.now().getTime();
    const took = came - sent;
    // Set back in between, it would have taken less than no time.
    if (!row || took < 0 || took > slowestMs) return undefined;
    return Math.round(row.now - (sent + took / 2));
  }

  #correct(offset: number, log: Log): void {
    const wasOff = this.isOff;
    this.#correctionMs = offset;
    if (this.isOff && !wasOff)
      log.error('the clock differs from the database’s: no bets are taken until it is right', {
        differsByMs: -offset,
      });
    if (wasOff && !this.isOff) log.info('the clock agrees with the database’s again: bets are taken');
  }
}
