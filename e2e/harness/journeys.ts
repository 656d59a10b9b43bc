// A cheap frame for the journey of a page: at most three seconds each, so that there can be one for every page.
//
//   const journeys = useJourneys();
//
//   it('shows what was bet', () =>
//     journeys.walk({ as: mira, at: '/personal/history' }, async ({ press, page, say }) => {
//       await press('button', say('records.bet.filter'));
//       await page.getByRole('dialog').waitFor();
//     }));
//
// A journey signs in by the platform's API, opens its page at the address, presses what people find by role and name, and
// has axe look once at each address and look. Journeys of a file that are of the same person and look share a browser
// context and its cache; each has a tab and a session of its own. What is about signing in itself, cookies, or several
// tabs wants `useSite` and a context to itself. What a journey writes stays in the file's platform: let it use a member
// of its own, or put back what it took.
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { press, type Credentials } from './actions';
import { assertNoAxeViolations } from './axe';
import { signInByApi } from './session';
import { desktop, useSite, type Cell, type Visit } from './visit';

type Role = Parameters<Page['getByRole']>[0];

export interface JourneyOptions {
  /** Where on the site it begins, as a path with its query. */
  at: string;
  /** Who walks it. @default a visitor who is not signed in */
  as?: Credentials;
  /** @default English, dark, on a desktop */
  cell?: Cell;
  /** Whether axe looks at the page where the journey ends, unless a journey of this file ended alike. @default true */
  hasAxe?: boolean;
}

/** A visit with the one act that most journeys are made of. */
export interface Journey extends Omit<Visit, 'context'> {
  /** Presses the only thing of this role and name, with what the visitor holds. @throws when there is none, or several */
  press: (role: Role, name: string | RegExp) => Promise<void>;
}

/** A platform and a browser for the journeys of one file. */
export function useJourneys(options: Parameters<typeof useSite>[0] = {}) {
  const { visitShared, platform } = useSite(options);
  const looked = new Set<string>();

  return {
    platform,
    /** Walks one journey. Whatever must never happen in a browser fails it at its end. */
    walk: (
      { at, as, cell = desktop, hasAxe = true }: JourneyOptions,
      work: (journey: Journey) => Promise<void>,
    ): Promise<void> =>
      visitShared(cell, async ({ context, ...visit }) => {
        const { page } = visit;
        if (as) await signInByApi({ context, ...visit }, as);
        await page.goto(at);
        await page.getByRole('main').getByRole('heading').first().waitFor();
        const first = { title: await page.title(), pathname: new URL(page.url()).pathname };
        await work({
          ...visit,
          press: (role, name) =>
            press(visit, page.getByRole(role, { name, exact: typeof name === 'string' })),
        });
        const { pathname } = new URL(page.url());
        const place = [pathname, cell.device, cell.theme, cell.language, as?.username].join(' ');
        if (!hasAxe || looked.has(place)) return;
        looked.add(place);
        // A journey may end as it leads to another page: the one before stays until that is there, and its text may come later.
        if (pathname !== first.pathname) {
          await expect.poll(() => page.title()).not.toBe(first.title);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
        }
        await page.getByRole('main').getByRole('heading').first().waitFor();
        await page.locator('.server-page').waitFor({ state: 'detached' });
        await assertNoAxeViolations(page);
        expect(new URL(page.url()).pathname).toBe(pathname);
      }),
  };
}
