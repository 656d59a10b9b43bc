import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingEngine, type Engine } from '../scripts/engines.mjs';
import { mira, type Credentials } from './harness/actions';
import { answerCaptcha } from './harness/captcha';
import { until, type Driver, type Target } from './harness/engine/driver';
import { useEngine } from './harness/engine/open';
import { saysSurroundings, surroundingsOf } from './harness/place';
import { Platform } from './harness/platform';
import { forgetCounts } from './harness/signIn';
import { balanceOf, entriesOf } from './harness/wallet';
import { gameWords, words, type Say, type WordId } from './harness/words';

// One walk through everything that an engine may do otherwise, in each engine that people play with. What is the same
// in all of them, the journeys in Chromium tell.

const engines = (process.env['E2E_ENGINES'] ?? 'firefox,webkit').split(',') as Engine[];
const missing = new Map(engines.map((engine) => [engine, missingEngine(engine)]));
for (const sentence of missing.values()) if (sentence !== undefined) console.warn(sentence);

/** What the files of the pages say of their addresses, so that the next page is opened too. */
interface Found {
  /** Of a page of a centre. */
  id?: string;
  paths?: Readonly<Record<string, unknown>>;
}
const manifests = import.meta.glob<Found | readonly Found[]>('../src/app/routes/**/*.route.ts', {
  eager: true,
  import: 'default',
});

/** What pages need that show one thing of many. */
const queries: Readonly<Record<string, string>> = {
  '/promoDetail': '?id=aurora-promo-stake-back',
};
/** Every address of a part of the site that needs nothing filled in. */
const pathsOf = (part: 'personal' | 'agent' | 'public'): string[] =>
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

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.fresh();
});
afterAll(async () => {
  await platform.remove();
  expect(platform.log, 'errors in the log of the platform').toEqual([]);
});

describe.each(engines)('%s', (engine) => {
  const isMissing = missing.get(engine) !== undefined;
  const place = surroundingsOf(`tour in ${engine}`);
  const say = words(place.language);
  const gameSay = gameWords(place.language);
  const { open, close } = useEngine(engine);
  let driver: Driver;
  beforeAll(async () => {
    if (isMissing) return;
    console.warn(`${engine}: ${saysSurroundings(place)}`);
    driver = await open(platform, { locale: place.language, ...place });
    await speak(driver, place.language);
  }, 120_000);
  afterAll(async () => {
    await (driver as Driver | undefined)?.close();
    await close();
  });

  /** A step of the tour: it fails by what went wrong in the browser, too. */
  const step = (name: string, work: () => Promise<void>, seconds = 120): void => {
    it.skipIf(isMissing)(
      name,
      async () => {
        const before = (await driver.faults()).length;
        try {
          await work();
        } catch (error) {
          const shot = process.env['E2E_SHOTS'];
          if (shot) await driver.screenshot(`${shot}/${engine}-${Date.now()}.png`);
          if (error instanceof Error)
            error.message += `\n${(await driver.faults()).slice(before).join('\n')}`;
          throw error;
        }
        expect((await driver.faults()).slice(before), 'faults in the browser').toEqual([]);
      },
      seconds * 1000,
    );
  };

  step(
    'every page of a visitor opens',
    async () => {
      for (const path of pathsOf('public')) await driver.goto(path);
    },
    300,
  );

  step('a member logs in, with a captcha after a wrong password', async () => {
    await forgetCounts(platform);
    await driver.goto('/aboutUs');
    await driver.click({ role: 'button', name: say('shell.account.logIn') });
    await sendLogin(driver, say, { ...mira, password: 'not-the-password' });
    const captcha = field(say, 'session.form.captcha');
    await driver.wait(captcha);
    await driver.fill(captcha, await answerCaptcha(platform, await driver.cookies()));
    await sendLogin(driver, say, mira);
    await greeted(driver, say);
  });

  step(
    'every page of a member opens, the reports among them',
    async () => {
      for (const path of pathsOf('personal')) await driver.goto(path);
    },
    300,
  );

  step('a member pays in', async () => {
    await driver.goto('/personal/depositv2');
    await driver.fill(field(say, 'deposit.amount'), '200');
    await driver.click({ role: 'button', name: say('deposit.submit') });
    await driver.click({ role: 'button', name: say('deposit.iHavePaid') });
    await driver.wait({ role: 'heading', name: around(say, 'deposit.creditedTitle', 'amount') }, 40_000);
  });

  step('a member withdraws', async () => {
    await driver.goto('/personal/withdraw');
    await driver.fill(field(say, 'withdraw.amount'), '100');
    await driver.click({ role: 'button', name: around(say, 'withdraw.submit', 'amount') });
    const question = { role: 'dialog', name: around(say, 'withdraw.askTitle', 'amount') } as const;
    await driver.wait(question);
    await driver.focus({ role: 'textbox', within: question });
    await driver.type('482915');
    await driver.press('Enter');
    await driver.waitGone(question);
    await driver.wait({ role: 'button', name: say('withdraw.cancel') });
  });

  step('a member bets on a lottery', async () => {
    await driver.goto('/lottery?game=SSC_1200');
    await driver.click({ role: 'button', name: say('lottery.random') });
    await driver.click({ role: 'button', name: say('lottery.add') });
    await driver.click({ role: 'button', name: around(say, 'lottery.place', 'amount') });
    await until('the bet stands in the books', async () =>
      (await entriesOf(platform, mira.username)).at(-1)?.kind.includes('lottery') ? true : undefined,
    );
  });

  step('a member spins a slot in its frame, and is back at the same place of the hall', async () => {
    await driver.goto('/rng');
    await driver.wait({ role: 'searchbox', name: say('slots.filter.search') });
    /** A game in the middle of the window. */
    const seen = () =>
      driver.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('main li[aria-posinset] a')];
        const link = links.find((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top > innerHeight / 4 && bottom < innerHeight;
        });
        return scrollY > 1_000 && link ? link.innerText.split('\n')[0] : undefined;
      });
    await driver.evaluate(() => scrollTo(0, 1_500));
    const name = await until('the hall is scrolled', async () => (await seen()) || undefined);
    await driver.click({ role: 'link', name: new RegExp(`^${escaped(name)}`) });
    const before = await balanceOf(platform, mira.username);
    const lines = (await entriesOf(platform, mira.username)).length;
    await driver.inFrame(async (frame) => {
      const spin: Target = { role: 'button', name: gameSay('spin') };
      await frame.wait(spin, 40_000);
      await frame.click(spin);
    });
    await until('the spin stands in the books', async () =>
      (await entriesOf(platform, mira.username)).length > lines ? true : undefined,
    );
    expect(before).toBeGreaterThan(0n);
    await driver.back();
    await until(
      `${name} is seen again`,
      async () =>
        (await driver.evaluate(
          (wanted) =>
            [...document.querySelectorAll<HTMLElement>('main li[aria-posinset] a')].some((each) => {
              const { top, bottom } = each.getBoundingClientRect();
              return each.innerText.startsWith(wanted) && bottom > 0 && top < innerHeight;
            }),
          name,
        )) || undefined,
    );
  });

  step('a member bets on a match', async () => {
    await driver.goto('/sports?when=tomorrow');
    const lines = (await entriesOf(platform, mira.username)).length;
    await driver.click({ role: 'button', name: /\d[.,]\d\d/, within: { role: 'main' } });
    await driver.inFrame(async (frame) => {
      await frame.fill({ role: 'textbox', name: around(gameSay, 'book.stakeOn', 'pick') }, '4');
      await frame.click({ role: 'button', name: around(gameSay, 'placeSum', 'amount') });
    });
    await until('the bet stands in the books', async () =>
      (await entriesOf(platform, mira.username)).length > lines ? true : undefined,
    );
  });

  step(
    'a member bets at a table',
    async () => {
      await driver.goto('/live?kind=baccarat&q=Salon+Baccarat+12');
      const lines = (await entriesOf(platform, mira.username)).length;
      await driver.click({ role: 'link', name: /Salon Baccarat 12/ });
      await driver.inFrame(async (frame) => {
        const isPhase = (phase: string) =>
          until(
            `the table is at ${phase}`,
            async () =>
              (await frame.evaluate(
                (name) => document.querySelector(`[data-phase="${name}"]`) !== null,
                phase,
              )) || undefined,
            60_000,
          );
        await isPhase('result');
        await isPhase('bets');
        await frame.click({
          role: 'button',
          name: new RegExp(`^${escaped(gameSay('areas.player'))}\\s*\\d`),
        });
        await frame.click({ role: 'button', name: around(gameSay, 'placeSum', 'amount') });
      });
      await until('the bet stands in the books', async () =>
        (await entriesOf(platform, mira.username)).length > lines ? true : undefined,
      );
    },
    180,
  );
});

/** Chooses a language as the site keeps it: WebKit's own is that of the machine. */
async function speak(driver: Driver, language: string): Promise<void> {
  await driver.goto('/aboutUs');
  await driver.evaluate((tag) => {
    localStorage.setItem('lang', tag);
    localStorage.setItem('ofAge', '1');
  }, language);
}

const field = (say: Say, id: WordId): Target => ({ role: 'textbox', name: say(id) });
const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** A text of the site whatever is put into it. */
const around = <Id extends string>(
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

async function sendLogin(driver: Driver, say: Say, { username, password }: Credentials): Promise<void> {
  await driver.fill(field(say, 'session.form.username'), username);
  await driver.fill(field(say, 'session.form.password'), password);
  await driver.click({ role: 'button', name: say('session.form.login'), within: { role: 'dialog' } });
}

async function greeted(driver: Driver, say: Say): Promise<void> {
  const goOn: Target = { role: 'button', name: say('session.after.play') };
  await driver.click(goOn);
  await driver.waitGone(goOn);
}
