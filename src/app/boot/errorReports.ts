import type { Api } from '../api/client';
import type { Clock } from '../data/ports';
import { ChunkLoadError, StyleLoadError } from '../routes/loadErrors';

export interface ErrorReportDeps {
  api: { support: Pick<Api['support'], 'reportError'> };
  clock: Pick<Clock, 'now'>;
  /** Release of the site, as its build names it. */
  release: string;
}

/** Reports of one visit at most: a fault that repeats says nothing new. */
const mostReports = 10;
/** The same fault again within this time is not told again. */
const quietMs = 60_000;

/**
 * Tells the platform of faults in the site's code, for its operator to read. Holds no personal data: addresses lose their
 * query, long numbers, mail addresses and whatever looks like a token are blanked. A failed report is dropped.
 */
export class ErrorReports {
  readonly #deps: ErrorReportDeps;
  readonly #toldAt = new Map<string, number>();
  #sent = 0;

  constructor(deps: ErrorReportDeps) {
    this.#deps = deps;
  }

  /** Reports a fault. `area` says where it was caught, such as `page` or `window`. */
  report(error: unknown, area: string): void {
    // What could not be fetched is no fault of the code, and without a connection nobody could be told.
    if (error instanceof ChunkLoadError || error instanceof StyleLoadError) return;
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    const fault = { message: blank(message).slice(0, 300), stack: blank(stack).slice(0, 4_000) };
    const name = `${area} ${fault.message} ${fault.stack.split('\n')[1] ?? ''}`;
    const now = this.#deps.clock.now();
    const before = this.#toldAt.get(name);
    if (this.#sent >= mostReports || (before !== undefined && now - before < quietMs)) return;
    this.#toldAt.set(name, now);
    this.#sent += 1;
    const { api, release } = this.#deps;
    void api.support.reportError({ ...fault, area: area.slice(0, 64), release });
  }
}

/** Takes out what could be somebody's. */
const blank = (text: string): string =>
  text
    .replaceAll(/\?[^\s)'"]*/g, '?…')
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, '@')
    .replaceAll(/[A-Za-z0-9_-]{32,}/g, '#')
    .replaceAll(/\d{6,}/g, '#');
