import { appendFileSync } from 'node:fs';
import type { Control, Crawler, Pressed, Sight } from './controls';
import type { Visit } from './visit';

/** A crawl of the site by one person on one device. */
export interface CrawlOptions extends Pick<Visit, 'page' | 'watch' | 'platform'> {
  /** Controls that were pressed already, by place; the crawl adds its own, so that another one leaves them out. */
  pressed: Set<string>;
  /** Presses after which it ends; absent, it goes on until there is nothing new. */
  most?: number | undefined;
  /** Signs in again after a press that ended the session; absent for a visitor. */
  signIn?: (() => Promise<void>) | undefined;
  /** Names of buttons that end or change the visit itself: they are pressed after all others. */
  last: RegExp;
}

export interface CrawlReport {
  /** Places that were opened. */
  places: string[];
  presses: number;
  faults: string[];
}

/** A path, and what was opened over it by pressing the controls named. */
interface Place {
  /** Address that it was first found at. */
  address: string;
  path: string;
  openers: readonly Control[];
}

const deepest = 3;
const says = ({ role, name }: Control): string => `${role} “${name}”`;
const nameOf = ({ path, openers }: Place): string => [path, ...openers.map(says)].join(' > ');
type Page = Visit['page'];
const crawlerOf = <Answer>(page: Page, ask: (key: string) => Answer, key = ''): Promise<Awaited<Answer>> =>
  page.evaluate(ask, key) as Promise<Awaited<Answer>>;
const lookAt = (page: Page): Promise<Sight> =>
  crawlerOf(page, () => (globalThis as unknown as { crawler: Crawler }).crawler.look());
const pressIn = (page: Page, key: string): Promise<Pressed> =>
  crawlerOf(page, (wanted) => (globalThis as unknown as { crawler: Crawler }).crawler.press(wanted), key);

/**
 * Presses every link and button that can be reached from home: at each place each control once, of those in the frame
 * around all pages each once. What opens over a page is a place of its own. A fault is a press that does nothing, a control
 * that is covered, a page that is empty, missing or failed, a call that is answered by 404 or a failure of the platform, a
 * way back that does not lead back, and whatever `Watch` notes.
 */
export async function crawl({
  page,
  watch,
  platform,
  pressed,
  signIn,
  last,
  most = Infinity,
}: CrawlOptions): Promise<CrawlReport> {
  const report: CrawlReport = { places: [], presses: 0, faults: [] };
  const queue: Place[] = [{ address: '/', path: '/', openers: [] }];
  const known = new Set<string>(['/']);
  const later: (() => Promise<void>)[] = [];
  let noted = 0;
  let where = '/';
  let language = '';

  const tell = (text: string): void => {
    const log = process.env['CRAWL_LOG'];
    if (log) appendFileSync(log, `${new Date().toISOString().slice(11, 19)} ${text}\n`);
  };
  const fault = (text: string): void => {
    report.faults.push(`${where}: ${text}`);
    tell(`FAULT ${where}: ${text}`);
  };
  page.on('response', (response) => {
    const status = response.status();
    if (status === 404 || status >= 500) fault(`${status} of ${new URL(response.url()).pathname}`);
  });
  page.on('popup', (popup) => void popup.close());

  /** The page as it is now. A load that is under way takes the first look along. */
  const look = async (): Promise<Sight> => {
    for (let tries = 0; ; tries += 1)
      try {
        return await lookAt(page);
      } catch (error) {
        if (tries === 3) throw error;
        await page.waitForLoadState('domcontentloaded');
      }
  };
  const see = async (): Promise<Sight> => {
    const sight = await look();
    if (sight.wrong !== '') fault(sight.wrong);
    for (const each of watch.faults.slice(noted)) fault(each);
    noted = watch.faults.length;
    return sight;
  };
  const press = async (control: Control): Promise<Pressed> => {
    report.presses += 1;
    return pressIn(page, control.key).catch(() => ({ outcome: 'pressed' as const, isChanged: true }));
  };
  const goTo = async ({ address, openers }: Place): Promise<Sight | undefined> => {
    await page.goto(address, { waitUntil: 'commit', timeout: 90_000 });
    let sight = await see();
    for (const opener of openers) {
      if ((await press(opener)).outcome !== 'pressed') return undefined;
      sight = await see();
    }
    return sight;
  };

  const markOf = (place: Place, { isChrome, key }: Control): string => {
    const around = place.openers.at(-1)?.isChrome ? 'frame' : place.path;
    const within = [around, ...place.openers.map((opener) => opener.key)].join(' > ');
    return isChrome ? `frame > ${key}` : `${within} > ${key}`;
  };

  const visit = async (place: Place): Promise<void> => {
    where = nameOf(place);
    tell(`${report.presses} presses, at ${where}`);
    let sight = await goTo(place);
    if (!sight) return;
    language ||= sight.language;
    report.places.push(where);
    const { top } = sight;
    const one = async (control: Control): Promise<void> => {
      where = `${nameOf(place)} > ${says(control)}`;
      tell(where);
      const { outcome, by, isChanged } = await press(control);
      if (outcome === 'covered') fault(`lies under ${by}`);
      if (outcome !== 'pressed') return;
      if (!isChanged && control.path !== place.path) fault('nothing happens');
      sight = await see();
      if (signIn && !sight.isSignedIn) {
        if (!last.test(control.name)) fault('the session is gone');
        await signIn();
        sight = await goTo(place);
        return;
      }
      note(place, top, control, sight);
      if (sight.path !== place.path || sight.top !== top || sight.language !== language)
        sight = await back(place, top, sight);
    };
    // A press may show more controls, so the list is read again until nothing on it is new.
    for (;;) {
      const control: Control | undefined = sight?.controls.find((each) => !pressed.has(markOf(place, each)));
      if (!control || report.presses >= most) return;
      pressed.add(markOf(place, control));
      if (!last.test(control.name)) await one(control);
      else
        later.push(async () => {
          sight = await goTo(place);
          if (sight) await one(control);
        });
    }
  };

  /** Puts aside what a press led to, if it is new: another page, or something over this one. */
  const note = (place: Place, top: string, control: Control, sight: Sight): void => {
    if (sight.path !== place.path) {
      if (known.has(sight.path)) return;
      known.add(sight.path);
      queue.push({ address: sight.address, path: sight.path, openers: [] });
      return;
    }
    if (sight.top === top || sight.top === '' || place.openers.length === deepest) return;
    const mark = `${control.isChrome ? 'frame' : place.path} ${sight.top}`;
    if (known.has(mark)) return;
    known.add(mark);
    queue.push({ ...place, openers: [...place.openers, control] });
  };

  /** The way back that a person would take, and where that does not lead to the place, its address. */
  const back = async (place: Place, top: string, from: Sight): Promise<Sight | undefined> => {
    if (from.language !== language) {
      await page.evaluate((tag) => localStorage.setItem('lang', tag), language);
      return goTo(place);
    }
    let sight = from;
    if (sight.path !== place.path) {
      await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
      sight = await see();
      if (sight.path !== place.path) fault(`“back” leads to ${sight.path}`);
    } else {
      await page.keyboard.press('Escape');
      sight = await look();
    }
    return sight.path === place.path && sight.top === top ? sight : goTo(place);
  };

  for (let place = queue.shift(); place; place = queue.shift()) await visit(place);
  if (report.presses < most) for (const each of later) await each();
  const { count, latest } = await platform.cspReports();
  if (count > 0) fault(`breaches of the policy: ${JSON.stringify(latest)}`);
  return report;
}
