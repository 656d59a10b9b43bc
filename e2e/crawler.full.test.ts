import { expect, it } from 'vitest';
import { arun, mira, type Credentials } from './harness/actions';
import { installCrawler } from './harness/controls';
import { crawl } from './harness/crawl';
import { signInByApi } from './harness/session';
import { useSite, type Cell } from './harness/visit';

const { visit } = useSite({ isFresh: true });

const trial: Credentials = { username: 'visitor', password: 'paper-lantern' };
/** Whoever can reach most comes first: what one of them has pressed, the next ones leave out. */
const people: Record<string, Credentials | undefined> = {
  agent: arun,
  member: mira,
  trial,
  visitor: undefined,
};
const devices: readonly Cell['device'][] = ['desktop', 'phone'];
/**
 * `CRAWL=60` presses as many controls for each person and device, `CRAWL=all` all of them; without it nobody crawls, as the
 * whole takes longer than all other journeys together. `CRAWL_AS=trial CRAWL_ON=phone` is one of them.
 */
const { CRAWL: most, CRAWL_AS: only, CRAWL_ON: on } = process.env;

for (const device of devices.filter((each) => on === undefined || on === each)) {
  const pressed = new Set<string>();
  for (const [who, as] of Object.entries(people).filter(([name]) => only === undefined || only === name))
    it.runIf(most !== undefined)(
      `every link and button leads on: ${who}, ${device}`,
      { timeout: 3_600_000 },
      () =>
        visit({ language: 'en', theme: 'dark', device }, async (one) => {
          const { context, page, watch, t, platform } = one;
          const titles = ['notFoundTitle', 'chunkTitle', 'styleTitle', 'componentTitle'] as const;
          await context.addInitScript(
            installCrawler,
            titles.map((title) => t(`shell.start.${title}`)),
          );
          const signIn = as && (() => signInByApi(one, as));
          await signIn?.();
          // A refusal that is said in words is an answer; a page or call that is not there is none.
          watch.allowRequestErrors(/status of 4(?!04)\d\d/);
          const report = await crawl({
            page,
            watch,
            platform,
            pressed,
            most: Number(most) || undefined,
            signIn,
            last: new RegExp([t('shell.account.signOut'), '中文|日本語|ไทย|Việt|Indonesia'].join('|')),
          });
          expect(report.faults).toEqual([]);
          // Otherwise a crawl that finds nothing at all would be green.
          expect(report.presses).toBeGreaterThan(20);
        }),
    );
}
