import type { BrowserContext, Page } from 'playwright';
import type { Platform } from './platform';

/** Calls of the platform's API, whatever they are for. */
export const everyCall = /\/wps\/|\/lgw\//;

/** Chromium counts seconds here, so that a slow machine alone makes it speak; the home page's test looks instead. */
const preloadNotice = /was preloaded using link preload but not used within a few seconds/;

/** Firefox tells breaches of the policy as errors of the page, too; the page's event tells whose they are. */
const policyNotice = /^(?:undefined|Error: )?Content-Security-Policy: /;

/** A game in Firefox cannot know which of the allowed sites is around it, and asks each. */
const originNotice = /The target origin provided \(.http:\/\/localhost:5173.\) does not match/;

/** Of visitors whose browser keeps nothing. */
const workerNotice = /^Service Worker registration blocked by Playwright/;

/**
 * Where a worker keeps the site, Firefox calls it an error of the page when what the worker was to bring is no longer
 * wanted: a picture that has left the page, a script of a page that is left.
 */
const droppedNotice =
  /^Failed to load .* ServiceWorker intercepted the request and encountered an unexpected error/;

/** Firefox tells of a face that was still on its way when its page was left: NS_BINDING_ABORTED. */
const faceNotice = /^downloadable font: download failed .* status=2152398850 /;

/** Firefox tells of code that was still on its way when its page was left; what fails in all engines Chromium tells. */
const codeNotice = /^TypeError: error loading dynamically imported module: /;

/** What a browser says of an answer that did not come; Firefox has words of its own for workers and for faces. */
const requestNotice = /^(?:Failed to load |downloadable font: download failed )/;
const usual = [preloadNotice, policyNotice, originNotice, workerNotice, faceNotice, codeNotice];

/** Notes everything that must never happen in a visitor's browser. */
export class Watch {
  readonly #faults: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #usual: readonly RegExp[];
  readonly #allowed: RegExp[];
  readonly #origins: Set<string>;

  constructor(
    { siteOrigin, gameOrigin }: Pick<Platform, 'siteOrigin' | 'gameOrigin'>,
    { keepsSite = false }: { keepsSite?: boolean | undefined } = {},
  ) {
    this.#usual = keepsSite ? [...usual, droppedNotice] : usual;
    this.#allowed = [...this.#usual];
    this.#origins = new Set([siteOrigin, gameOrigin]);
  }

  /** Forgets what was noted and what was let pass: another visit begins in the same context. */
  begin(): void {
    this.#faults.length = 0;
    this.#expected.length = 0;
    this.#allowed.splice(0, Infinity, ...this.#usual);
  }

  async over(context: BrowserContext): Promise<void> {
    await context.exposeFunction('noteCspViolation', (text: string) => this.#note('policy', text));
    await context.addInitScript(() => {
      // Playwright gives of an error in Firefox's console its kind alone.
      const tell = console.error;
      console.error = (...said: unknown[]) =>
        tell(...said.map((each) => (each instanceof Error ? `${each.name}: ${each.message}` : each)));
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
        // Of Playwright's own script in Firefox; the site's policy lets none of its scripts evaluate.
        if (/> eval$/.test(sourceFile)) return;
        const note = (globalThis as unknown as { noteCspViolation: (text: string) => void }).noteCspViolation;
        note(`${effectiveDirective} stopped ${blockedURI} at ${sourceFile}:${lineNumber}`);
      });
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && !this.#origins.has(url.origin))
        this.#note('foreign', request.url());
    });
    context.on('page', (page) => this.#follow(page));
  }

  #follow(page: Page): void {
    page.on('pageerror', (error) => this.#note('page error', error.stack || error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`console ${message.type()}`, `${message.text()} (${message.location().url})`);
    });
  }

  /** Lets the context ask another origin, such as a vendor's. */
  allowOrigin(origin: string): void {
    this.#origins.add(origin);
  }

  /** Lets console errors about an address pass, for a test that makes calls to it fail. */
  allowRequestErrors(address: RegExp): void {
    this.#expected.push(address);
  }

  /** Lets messages of the console pass that say this. */
  allow(text: RegExp): void {
    this.#allowed.push(text);
  }

  #note(kind: string, text: string): void {
    const isExpected = requestNotice.test(text) && this.#expected.some((pattern) => pattern.test(text));
    if (!isExpected && !this.#allowed.some((pattern) => pattern.test(text)))
      this.#faults.push(`${kind}: ${text}`);
  }

  /** Forgets what Firefox says of a page that is left. */
  leave(from: number): void {
    const noted = this.#faults.splice(from);
    this.#faults.push(...noted.filter((text) => !left.test(text)));
  }

  /** What happened; empty when all was well. */
  get faults(): readonly string[] {
    return this.#faults;
  }
}

/** What Firefox says of pictures that were still on their way when their page was left. */
const left = /^page error: Image corrupt or truncated\./;
