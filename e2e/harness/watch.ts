import type { BrowserContext, Page } from 'playwright';
import type { Platform } from './platform';

/** Notes everything that must never happen in a visitor's browser. */
export class Watch {
  readonly #faults: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origins: Set<string>;

  constructor({ siteOrigin, gameOrigin }: Pick<Platform, 'siteOrigin' | 'gameOrigin'>) {
    this.#origins = new Set([siteOrigin, gameOrigin]);
  }

  async over(context: BrowserContext): Promise<void> {
    await context.exposeFunction('noteCspViolation', (text: string) => this.#note('policy', text));
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
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
    page.on('pageerror', (error) => this.#note('page error', error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`console ${message.type()}`, `${message.text()} (${message.location().url})`);
    });
  }

  /** Lets console errors about an address pass, for a test that makes calls to it fail. */
  expect(address: RegExp): void {
    this.#expected.push(address);
  }

  #note(kind: string, text: string): void {
    const isExpected =
      text.startsWith('Failed to load resource') && this.#expected.some((pattern) => pattern.test(text));
    if (!isExpected) this.#faults.push(`${kind}: ${text}`);
  }

  /** What happened; empty when all was well. */
  get faults(): readonly string[] {
    return this.#faults;
  }
}
