import { RateLimit } from '../edge/rate';
import type { Log } from '../ports';

/** What a browser says that it stopped. */
export interface CspReport {
  directive: string;
  blocked: string;
  source: string;
}

/** Keeps what browsers reported since the start, for tests and for whoever develops. */
export class CspReports {
  count = 0;
  readonly #latest: CspReport[] = [];
  readonly #log: Log;
  readonly #perClient = new RateLimit({ burst: 20, perSecond: 1 });
  readonly #overall = new RateLimit({ burst: 100, perSecond: 5 });

  constructor(log: Log) {
    this.#log = log;
  }

  /** Seconds for which a client has to wait with its next report; 0 when it may send one now. Anybody can post reports. */
  secondsToWait(client: string, now: number): number {
    return this.#perClient.consume(client, now) || this.#overall.consume('', now);
  }

  /** Takes a report in; text that is none counts nothing. */
  add(text: string): void {
    const report = parse(text);
    if (!report) return;
    // While DOMPurify parses hostile markup, Chromium reports the handlers in it although none of them runs.
    if (report.directive.startsWith('script-src-attr')) return;
    this.count += 1;
    this.#latest.push(report);
    if (this.#latest.length > 50) this.#latest.shift();
    this.#log.warn('content security policy broken', { ...report });
  }

  get latest(): readonly CspReport[] {
    return this.#latest;
  }
}

function parse(text: string): CspReport | undefined {
  try {
    const body = (JSON.parse(text) as { 'csp-report'?: Record<string, unknown> })['csp-report'];
    if (!body) return undefined;
    const field = (name: string): string => String(body[name] ?? '').slice(0, 300);
    return {
      directive: field('effective-directive') || field('violated-directive'),
      blocked: field('blocked-uri'),
      source: `${field('source-file').split('?')[0] ?? ''}:${field('line-number')}`,
    };
  } catch {
    return undefined;
  }
}
