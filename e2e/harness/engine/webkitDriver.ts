import { writeFileSync } from 'node:fs';
import { remote } from 'webdriverio';
import type { Platform } from '../platform';
import { saysTarget, until, type Driver, type Part, type Place, type Target } from './driver';
import { collectFaults, elementsOf, type Collected } from './inPage';
import { copyFrom, dropCopied } from './playwrightDriver';
import { startWebkit } from './webkitProcess';

type Wd = Awaited<ReturnType<typeof remote>>;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof elementKey, string>;

/** Keys as WebDriver writes them. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** One key after the other: `keys` would hold them all down at once, and press a repeated one once. */
async function type(browser: Wd, text: string): Promise<void> {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]);
  await browser.performActions([{ type: 'key', id: 'keyboard', actions }]);
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** All elements of a role and name that are seen now, as WebKit itself computes both. */
async function findAll(browser: Wd, { role, name, within }: Target): Promise<string[]> {
  const around = within ? (await findAll(browser, within))[0] : undefined;
  if (within && around === undefined) return [];
  const given = around === undefined ? null : { [elementKey]: around };
  const seen = (await browser
    .execute(elementsOf, role, given as unknown as Element | null)
    .catch((error: unknown): unknown => {
      // What it stood in went away meanwhile, and it with that.
      if (/stale element/i.test(String(error))) return [];
      throw error;
    })) as unknown as Reference[];
  const ids = seen.map((each) => each[elementKey]);
  if (name === undefined) return ids;
  const found: string[] = [];
  for (const id of ids) {
    // An element that went away meanwhile has no name any more.
    const label = plain(await browser.getElementComputedLabel(id).catch(() => ''));
    if (typeof name === 'string' ? label === plain(name) : name.test(label)) found.push(id);
  }
  return found;
}

function partOf(browser: Wd): Part {
  const one = (target: Target, timeout?: number): Promise<string> =>
    until(saysTarget(target), async () => (await findAll(browser, target))[target.nth ?? 0], timeout);
  /** Does something to it, again while it moves, or lies under what goes away. */
  const act = async (target: Target, work: (id: string) => Promise<unknown>): Promise<void> => {
    let last: unknown;
    await until(saysTarget(target), async () => {
      try {
        await work(await one(target));
        return true;
      } catch (error) {
        last = error;
        return undefined;
      }
    }).catch((error: unknown) => {
      throw new Error(`${String(error)} (${String(last)})`);
    });
  };
  const click = (target: Target): Promise<void> =>
    act(target, async (id) => {
      // What people press of a box or a choice is its words: the box itself is drawn by others.
      const pressed = (await browser.execute(
        (element: HTMLElement) => {
          const label =
            element instanceof HTMLInputElement &&
            /radio|checkbox/.test(element.type) &&
            element.closest('label');
          const seen = label || element;
          seen.scrollIntoView({ block: 'center', inline: 'center' });
          return seen;
        },
        { [elementKey]: id } as unknown as HTMLElement,
      )) as unknown as Reference;
      await browser.elementClick(pressed[elementKey]);
    });
  const evaluate = (work: unknown, given?: unknown): Promise<never> =>
    browser.execute(work as (given: unknown) => never, given ?? null);
  return {
    click,
    evaluate,
    async fill(target, text) {
      await click(target);
      await browser.keys([keys['Control'] ?? '', 'a']);
      await type(browser, text);
    },
    async paste(target, text) {
      // Once the field is there: what opens with it takes the focus, and then nothing would be copied.
      await click(target);
      await browser.execute(copyFrom, text);
      await browser.keys([keys['Control'] ?? '', 'c']);
      await browser.execute(dropCopied);
      await click(target);
      await browser.keys([keys['Control'] ?? '', 'a']);
      await browser.keys([keys['Control'] ?? '', 'v']);
    },
    focus: (target) =>
      act(target, (id) =>
        browser.execute((element: HTMLElement) => element.focus(), {
          [elementKey]: id,
        } as unknown as HTMLElement),
      ),
    wait: async (target, timeout) => void (await one(target, timeout)),
    async waitGone(target, timeout) {
      await until(
        `${saysTarget(target)} goes`,
        async () => ((await findAll(browser, target)).length === 0 ? true : undefined),
        timeout,
      );
    },
    count: async (target) => (await findAll(browser, target)).length,
    value: async (target) =>
      browser.execute((field: HTMLInputElement) => field.value, {
        [elementKey]: await one(target),
      } as unknown as HTMLInputElement),
    text: async (target) =>
      browser.execute((element: HTMLElement) => element.innerText, {
        [elementKey]: await one(target),
      } as unknown as HTMLElement),
  };
}

/** A page of WebKit, in a browser of its own: cookies are gone with it. */
export async function openWebkitDriver(platform: Platform, place: Place): Promise<Driver> {
  const webkit = await startWebkit(place);
  const browser = await remote({
    hostname: '127.0.0.1',
    port: webkit.port,
    path: '/',
    logLevel: 'silent',
    connectionRetryCount: 0,
    capabilities: {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    } as never,
  });
  await browser.setWindowSize(1440, 1000);
  const part = partOf(browser);
  const noted: Collected[] = [];
  /** The collector lives as long as its document: what it holds is taken before the document goes. */
  const take = async (): Promise<void> => {
    const found = (await browser.execute(collectFaults).catch(() => [])) as Collected[];
    noted.push(...found.filter(({ text }) => !noted.some((each) => each.text === text)));
  };
  const press = async (key: string): Promise<void> => {
    const [last = '', ...held] = key.split('+').reverse();
    await browser.keys([...held.map((each) => keys[each] ?? each), keys[last] ?? last]);
  };
  const arrived = (path: string): Promise<unknown> =>
    until(
      `${path} is shown`,
      () =>
        browser
          .execute(() => {
            const heading = [...document.querySelectorAll('h1, h2, [role=heading]')].some(
              (each) => each.getClientRects().length > 0,
            );
            return heading && !document.querySelector('.server-page') ? true : undefined;
          })
          .then((isThere) => isThere ?? undefined)
          .catch(() => undefined),
      60_000,
    );
  return {
    ...part,
    engine: 'webkit',
    press,
    async goto(path) {
      await take();
      const before = (await browser.execute(() => performance.timeOrigin).catch(() => 0)) as number;
      await browser.url(`${platform.siteOrigin}${path}`);
      await until('another document', () =>
        browser
          .execute((old) => (performance.timeOrigin === old ? undefined : true), before)
          .then((isOther) => isOther ?? undefined)
          .catch(() => undefined),
      );
      await take();
      await arrived(path);
      await take();
    },
    back: () => browser.back(),
    path: async () => new URL(await browser.getUrl()).pathname,
    type: (text) => type(browser, text),
    async inFrame(work) {
      // What stands in a frame before its address answers goes away with all that is asked of it.
      const enter = async (): Promise<true | undefined> => {
        await browser.switchToFrame(null);
        const [frame] = await browser.$$('iframe').getElements();
        if (!frame) return undefined;
        await browser.switchToFrame({ [elementKey]: frame.elementId });
        const isThere = await browser.execute(
          () => location.protocol.startsWith('http') && document.readyState === 'complete',
        );
        return isThere || undefined;
      };
      try {
        await until('what the frame shows', () => enter().catch(() => undefined));
        await take();
        await work(part);
      } finally {
        await take();
        await browser.switchToFrame(null);
      }
    },
    cookies: async () => (await browser.getCookies()).map(({ value }) => value),
    async faults() {
      await take();
      return noted.map(({ kind, text }) => `${kind}: ${text}`);
    },
    screenshot: async (path) => writeFileSync(path, Buffer.from(await browser.takeScreenshot(), 'base64')),
    async close() {
      await browser.deleteSession().catch(() => undefined);
      await webkit.end();
    },
  };
}
