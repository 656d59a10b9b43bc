// Every docs page of the built workshop in the looks that it is read in: nothing breaks out, nothing breaks, all of it can
// be read, every prop is told of, and links lead somewhere.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import axe from 'axe-core';
import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.mjs';
import { serveFolder } from '../../scripts/serve-folder.mjs';
import { buildWorkshop, entriesOf, openPreview } from '../../scripts/workshop.mjs';

/** What Storybook puts into the page of its preview. */
interface Workshop {
  __STORYBOOK_PREVIEW__: {
    storyRenders: readonly {
      isPending: () => boolean;
      story?: { parameters: { expectedErrors?: readonly RegExp[] } };
    }[];
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, what: object) => void;
    last: (event: string) => readonly unknown[] | undefined;
  };
}

const folder = await buildWorkshop();
const entries = entriesOf(folder);
const ids = new Set(entries.map(({ id }) => id));
const server = await serveFolder(folder);
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
// Examples in windows of their own are stories, which have tests of their own; no page needs an icon.
await context.route(/&example=1|favicon/, (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Example</title>' }),
);

afterAll(async () => {
  await browser.close();
  server.close();
});

/** A window on the workshop in one look, in which one page follows the other; it notes what goes wrong. */
async function openWindow(globals: string) {
  const page = await context.newPage();
  const faults: string[] = [];
  const waiting = new Set<unknown>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  page.on('console', (message) => {
    // What does not load is named below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    // Some stories show a picture that does not load, and a flow asks for a platform, which a built workshop has not.
    const isMeant =
      response.request().resourceType() === 'image' ||
      /\/(?:components\.json|sandbox\/health)$/.test(response.url());
    if (response.status() >= 400 && !isMeant) faults.push(`${response.status()} for ${response.url()}`);
  });
  const start = `iframe.html?viewMode=docs&id=start--docs&globals=${globals};a11y.manual:!true`;
  await openPreview(page, `${server.url}/${start}`);
  await page.waitForFunction(isShown, 'start--docs', { polling: 100 });
  /** Nothing has been asked for during a moment; what is lost on the way is not waited for. */
  const rest = async () => {
    const until = Date.now() + 10_000;
    for (let quiet = 0; quiet < 2 && Date.now() < until; quiet = waiting.size === 0 ? quiet + 1 : 0)
      await pause(75);
  };
  return { page, faults, rest };
}

/** Runs in the page: goes to another one as a press in the sidebar does, without loading the workshop anew. */
function go(id: string): void {
  scrollTo(0, 0);
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Workshop;
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
}

/** Runs in the page: whether one is there, with its examples. A page that was left too early loads itself anew. */
function isShown(id: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as Partial<Workshop>;
  const [shown] = channel?.last('docsRendered') ?? [];
  return shown === id && preview?.storyRenders.every((each) => !each.isPending()) === true;
}

/** Runs in the page: whether an example brings errors about on purpose, to which its story's tests hold it word by word. */
function expectsErrors(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Workshop;
  return preview.storyRenders.some(({ story }) => (story?.parameters.expectedErrors ?? []).length > 0);
}

/** Runs in the page, once it and its examples are drawn. */
function look() {
  const root = document.documentElement;
  const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]';
  return {
    isWide: root.scrollWidth > root.clientWidth + 1,
    direction: root.dir || 'ltr',
    scrolled: scrollY,
    open: [...document.querySelectorAll(overlays)].filter(
      (element) => element.getClientRects().length > 0 && !element.closest('[data-example]'),
    ).length,
    links: [...document.querySelectorAll('a[href*="?path=/"]')].map((link) =>
      String(link.getAttribute('href')?.replace(/^.*\?path=\/(?:docs|story)\//, '')),
    ),
    props: [...document.querySelectorAll('.docblock-argstable tbody tr')].map(
      ({ children: [name, what] }) => ({
        name: name?.textContent,
        isTold: (what?.children.length ?? 0) > 1,
        type: what?.lastElementChild?.textContent ?? '',
      }),
    ),
  };
}

/** Runs in the page, where axe is. */
async function findFaint(): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message}`),
  );
}

/** Props of screens are told in code, to those who bind them. */
const tellsProps = (id: string): boolean => !/^(?:screens-|foundations-|patterns-use)/.test(id);

it('weighs 25 MB at most', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(join(folder, name)),
  );
  const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(25);
});

it('has its sidebar, toolbar and panels around a story', async () => {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${server.url}/?path=/story/screens-start-notfoundscreen--default&globals=locale:en-XA`);
  await page.getByRole('button', { name: 'NotFoundScreen' }).waitFor();
  await page.getByRole('tab', { name: /Accessibility/ }).waitFor();
  // The words of a test language stand between brackets.
  await page
    .frameLocator('iframe')
    .getByRole('heading', { name: /^\[.+\]$/ })
    .waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

/** Pages after which the workshop is loaded anew, so that what one of them leaves does not pile up. */
const pagesPerLoad = 40;

describe.each(['theme:light;locale:en', 'theme:dark;locale:en', 'theme:light;locale:ar'])(
  'in %s',
  (globals) => {
    let opened: Awaited<ReturnType<typeof openWindow>> | undefined;
    let left = pagesPerLoad;
    it.each(entries.filter(({ type }) => type === 'docs'))('$id can be read', async ({ id }) => {
      opened ??= await openWindow(globals);
      const { page, faults, rest } = opened;
      try {
        faults.length = 0;
        await page.evaluate(go, id);
        await page.waitForFunction(isShown, id, { polling: 100 });
        await rest();
        const { links, props, ...place } = await page.evaluate(look);
        expect(place).toEqual({ isWide: false, direction: 'ltr', scrolled: 0, open: 0 });
        expect(
          links.filter((each) => !ids.has(each)),
          'links to nothing',
        ).toEqual([]);
        const untold = props.filter(
          ({ isTold, type }) => !isTold || /^(union|unknown|any|enum)?$/.test(type),
        );
        if (tellsProps(id)) expect(untold, 'props of which too little is said').toEqual([]);
        await page.evaluate(axe.source);
        expect(await page.evaluate(findFaint), 'cannot be read').toEqual([]);
        // Such errors can come late: the next page has a window of its own.
        if (await page.evaluate(expectsErrors)) left = 1;
        else expect(faults).toEqual([]);
        left -= 1;
      } catch (error) {
        left = 0;
        throw error;
      } finally {
        if (left === 0) {
          await page.close();
          [opened, left] = [undefined, pagesPerLoad];
        }
      }
    });
  },
);
