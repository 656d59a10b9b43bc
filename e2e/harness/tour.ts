import type { Credentials } from './actions';
import { until, type Driver, type Target } from './engine/driver';
import { escaped, type Translate, type WordId } from './words';

/** What the files of the pages say of their addresses, so that the next page is opened too. */
interface Found {
  /** Of a page of a centre. */
  id?: string;
  paths?: Readonly<Record<string, unknown>>;
}
const manifests = import.meta.glob<Found | readonly Found[]>('../../src/app/routes/**/*.route.ts', {
  eager: true,
  import: 'default',
});

/** What pages need that show one thing of many. */
const queries: Readonly<Record<string, string>> = {
  '/promoDetail': '?id=aurora-promo-stake-back',
};
/** Every address of a part of the site that needs nothing filled in. */
export const pathsOf = (part: 'personal' | 'agent' | 'public'): string[] =>
  Object.entries(manifests).flatMap(([file, found]) => {
    const [, center] = /routes\/(personal|agent)\//.exec(file) ?? [];
    if ((center ?? 'public') !== part) return [];
    return ([found].flat() as Found[])
      .flatMap(({ id, paths }) =>
        center === undefined ? Object.keys(paths ?? {}) : [`/${center}/${id ?? ''}`],
      )
      .filter((path) => !/[:*]/.test(path))
      .map((path) => path + (queries[path] ?? ''));
  });

/** Chooses a language as the site keeps it: WebKit's own is that of the machine. */
export async function speak(driver: Driver, language: string): Promise<void> {
  await driver.goto('/aboutUs');
  await driver.evaluate((tag) => {
    localStorage.setItem('lang', tag);
    localStorage.setItem('ofAge', '1');
  }, language);
}

export const field = (t: Translate, id: WordId): Target => ({ role: 'textbox', name: t(id) });

/** Waits until the page says this somewhere. */
export const sees = (driver: Driver, text: string | RegExp, timeout?: number): Promise<unknown> =>
  until(
    `“${String(text)}”`,
    async () =>
      (await driver
        .evaluate(
          (source) => new RegExp(source).test(document.body.innerText),
          typeof text === 'string' ? escaped(text) : text.source,
        )
        .catch(() => false)) || undefined,
    timeout,
  );

/** A text of the site whatever is put into it. */
export const around = <Id extends string>(
  speak: (id: Id, values?: Record<string, string | number>) => string,
  id: Id,
  value: string,
): RegExp =>
  new RegExp(
    `^${speak(id, { [value]: '\u0001' })
      .split('\u0001')
      .map(escaped)
      .join('.*')}$`,
  );

export async function sendLogin(
  driver: Driver,
  t: Translate,
  { username, password }: Credentials,
): Promise<void> {
  await driver.fill(field(t, 'common.label.username'), username);
  await driver.fill(field(t, 'session.form.password'), password);
  await driver.click({ role: 'button', name: t('shell.common.logIn'), within: { role: 'dialog' } });
}

export async function greeted(driver: Driver, t: Translate): Promise<void> {
  const goOn: Target = { role: 'button', name: t('common.action.continue') };
  await driver.click(goOn);
  await driver.waitGone(goOn);
}
