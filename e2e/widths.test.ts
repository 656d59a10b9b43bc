import type { Frame, Page } from 'playwright';
import { expect, it } from 'vitest';
import { arun } from './harness/actions';
import { firstPrice } from './harness/locators';
import { signInByApi } from './harness/session';
import { fewestLetters, findTextFaults } from '../scripts/textFaults';
import { chosen, desktop, useSite } from './harness/visit';

const { visit, platform } = useSite();

const widths = Array.from({ length: (1920 - 320) / 40 + 1 }, (_, step) => 320 + 40 * step);

/** The densest screens, each with what is there once its rows are. */
const screens: readonly (readonly [path: string, isThere: string])[] = [
  ['/', 'main a'],
  ['/live', 'main a'],
  ['/sports', 'main button'],
  ['/lottery?game=SSC_1200', 'main button'],
  ['/vnlottery', 'main table'],
  ['/personal/personalHistoryCopy?period=30', '[role="dialog"] tbody tr, [role="dialog"] li'],
  ['/personal/transactionHistory', '[role="dialog"] tbody tr, [role="dialog"] li'],
  ['/agent/palStatementsAgentCopy?period=30', '[role="grid"] a, [role="dialog"] li'],
  ['/agent/downlineManagmentView', 'table a, [role="dialog"] li'],
];

/** Two frames: what measures its room follows the new size in the second. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Opens a screen, and gives the frame that it is in. */
async function opened(page: Page, path: string, isThere: string): Promise<Frame> {
  const isBook = !path.startsWith('/');
  await page.goto(isBook ? '/sports' : path);
  if (!isBook) {
    await page.locator(isThere).first().waitFor();
    return page.mainFrame();
  }
  await firstPrice(page).click();
  const frame = page.frameLocator('iframe');
  // Whoever comes for a match is at that match; its list is a press away.
  if (isThere === book[1]) {
    await frame.locator('[data-act="closeMatch"]').click();
    // What begins tomorrow says when, which is longest on a clock of twelve hours.
    await frame.locator('[data-act="view"][data-id="tomorrow"]').click();
  }
  await frame.locator(isThere).first().waitFor();
  const { gameOrigin } = platform();
  return page.frames().find((each) => each.url().startsWith(gameOrigin)) ?? page.mainFrame();
}

/** Whether content of the page ends below what can be scrolled to. Runs in the page. */
function isPageCut(): boolean {
  const end = document.querySelector('main')?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return end + scrollY > Math.max(innerHeight, document.documentElement.scrollHeight) + 1;
}

async function measure(page: Page, name: string, frame: Frame): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const faults = await frame.evaluate(findTextFaults, fewestLetters);
    // What is longer than its place is cut where nothing scrolls.
    if (await frame.evaluate(isPageCut)) faults.push('the end of the page cannot be scrolled to');
    found.push(...faults.map((fault) => `${name} at ${width} px: ${fault}`));
  }
  return found;
}

/** The book is a game's page of its own; the site's bar around it is measured with the others. */
const book: (typeof screens)[number] = ['the football book', '.match:not([data-live])'];
const match: (typeof screens)[number] = ['a match of the football book', '.market'];

/** One walk in each run, which changes with the day, all in a full one. */
const walks = (
  [
    ['vi', screens.slice(0, 3)],
    ['vi', screens.slice(3, 6)],
    ['vi', screens.slice(6)],
    ['vi', [book, match]],
    ['en', [book, match]],
  ] as const
).map(([language, walk]) => ({
  language,
  walk,
  names: walk.map(([path]) => path).join(', '),
}));

it.each(chosen(walks))(
  '$names in $language: no text lies over another or a picture, no name is cut away, nothing scrolls sideways, at any width',
  { timeout: 180_000 },
  ({ language, walk }) =>
    visit({ ...desktop, language }, async (one) => {
      await signInByApi(one, arun);
      const { page } = one;
      const found: string[] = [];
      for (const [path, isThere] of walk) {
        await page.setViewportSize({ width: 1440, height: 900 });
        found.push(...(await measure(page, path, await opened(page, path, isThere))));
      }
      expect(found).toEqual([]);
    }),
);
