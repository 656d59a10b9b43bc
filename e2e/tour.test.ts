/* eslint-disable max-lines -- one walk is told in one file */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../scripts/engines.mjs';
import { mira } from './harness/actions';
import { answerCaptcha } from './harness/captcha';
import { until, type Driver, type Target } from './harness/engine/driver';
import { useEngine } from './harness/engine/open';
import { saysSurroundings, surroundingsOf } from './harness/place';
import { Platform } from './harness/platform';
import { codeSentTo, forgetCounts, keepPasswords, operate } from './harness/signIn';
import { balanceOf, entriesOf } from './harness/wallet';
import { priceName } from './harness/locators';
import { around, field, greeted, pathsOf, sendLogin, speak } from './harness/tour';
import { escaped, gameWords, words } from './harness/words';

// One walk through everything that an engine may do otherwise, in each engine that people play with. What is the same
// in all of them, the journeys in Chromium tell.

const engines = (process.env['E2E_ENGINES'] ?? 'firefox,webkit').split(',') as Engine[];

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.fresh();
});
afterAll(async () => {
  await platform.remove();
  expect(platform.log, 'errors in the log of the platform').toEqual([]);
});

describe.each(engines)('%s', (engine) => {
  const place = surroundingsOf(`tour in ${engine}`);
  const t = words(place.language);
  const gameSay = gameWords(place.language);
  const { open, close, isMissing } = useEngine(engine);
  let driver: Driver;
  let isMember = false;
  const start = async (): Promise<void> => {
    driver = await open(platform, { locale: place.language, ...place });
    await speak(driver, place.language);
  };
  const logIn = async (): Promise<void> => {
    await forgetCounts(platform);
    await driver.goto('/aboutUs');
    await driver.click({ role: 'button', name: t('shell.common.logIn') });
    await sendLogin(driver, t, mira);
    await greeted(driver, t);
  };
  /** What the server has drawn is replaced once the code is there, and a focus in it is gone. */
  const codeIsThere = (): Promise<unknown> =>
    until(
      'the page is the code’s',
      async () =>
        (await driver.evaluate(
          () =>
            document.querySelector('.server-page') === null ||
            document.documentElement.hasAttribute('data-own-words'),
        )) || undefined,
    );
  /** Starts an engine anew that has crashed, so that one crash fails one step. */
  const revive = async (): Promise<void> => {
    if (await driver.evaluate(() => true).catch(() => false)) return;
    await driver.close().catch(() => undefined);
    await start();
    if (isMember) await logIn();
  };
  beforeAll(async () => {
    if (isMissing) return;
    console.warn(`${engine}: ${saysSurroundings(place)}`);
    await start();
  }, 300_000);
  afterAll(async () => {
    await (driver as Driver | undefined)?.close();
    await close();
  });

  /** A step of the tour: it fails by what went wrong in the browser, too. */
  const step = (name: string, work: () => Promise<void>, seconds = 120): void => {
    it.skipIf(isMissing)(
      name,
      async () => {
        await revive();
        const before = (await driver.faults()).length;
        try {
          await work();
        } catch (error) {
          const shot = process.env['E2E_SHOTS'];
          if (shot) await driver.screenshot(`${shot}/${engine}-${Date.now()}.png`).catch(() => undefined);
          const faults = await driver.faults().catch((): string[] => []);
          if (error instanceof Error) error.message += `\n${faults.slice(before).join('\n')}`;
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

  step('the browser keeps what was read, and shows it the second time', async () => {
    await driver.goto('/aboutUs');
    if (!(await driver.evaluate(() => 'serviceWorker' in navigator))) return;
    await until(
      'the page is kept',
      async () =>
        (await driver.evaluate(async () => {
          const names = await caches.keys();
          const own = names.find((name) => name.startsWith('documents-'));
          return own !== undefined && (await (await caches.open(own)).match('/aboutUs')) !== undefined;
        })) || undefined,
      60_000,
    );
    // A mark in what is kept says where the page came from; Firefox here tells nothing of a page's way. The page before
    // may still be keeping itself, without it.
    await until(
      'the page comes from what is kept',
      async () => {
        await driver.evaluate(async () => {
          const own = (await caches.keys()).find((name) => name.startsWith('documents-'));
          const cache = await caches.open(own ?? '');
          const page = await cache.match('/aboutUs');
          const html = (await page?.text())?.replace('<html ', '<html data-from-kept ');
          await cache.put('/aboutUs', new Response(html, { headers: page?.headers ?? {} }));
        });
        await driver.goto('/aboutUs');
        return (await driver.evaluate(() => 'fromKept' in document.documentElement.dataset)) || undefined;
      },
      60_000,
    );
    const kept = await driver.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        found.push(...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
      return found;
    });
    expect(kept.filter((path) => /^\/(?:wps|lgw|sandbox)\/|^\/img\/(?:own|avatars)\//.test(path))).toEqual(
      [],
    );
  });

  step('the keyboard stays in a dialog, and comes back to what opened it', async () => {
    const opener: Target = { role: 'button', name: t('shell.common.logIn') };
    await driver.goto('/aboutUs');
    await codeIsThere();
    await driver.focus(opener);
    await driver.press('Enter');
    await driver.wait({ role: 'dialog' });
    for (let presses = 0; presses < 15; presses += 1) {
      await driver.press('Tab');
      expect(await driver.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
        true,
      );
    }
    await driver.press('Escape');
    await driver.waitGone({ role: 'dialog' });
    await until('the focus is where it was', async () =>
      (await driver.evaluate(() => document.activeElement?.textContent)) === opener.name ? true : undefined,
    );
  });

  step('the order of a hall is chosen by the arrow keys, though its list comes only then', async () => {
    const inOrder = (order: string): string => `${order} ${t('slots.sort.label')}`;
    const focused = (): Promise<string> =>
      driver.evaluate(() => {
        const names = document.activeElement?.getAttribute('aria-labelledby')?.split(' ') ?? [];
        return names
          .map((id) => document.getElementById(id))
          .map((one) => one?.getAttribute('aria-label') ?? one?.textContent)
          .join(' ');
      });
    await driver.goto('/rng');
    await codeIsThere();
    await driver.focus({ role: 'button', name: inOrder(t('slots.sort.mostPlayed')) });
    await driver.press('ArrowDown');
    await driver.wait({ role: 'option', name: t('slots.sort.newest') });
    await driver.press('ArrowDown');
    await driver.press('Enter');
    await until(
      'the focus is on the button, which says it',
      async () => (await focused()) === inOrder(t('slots.sort.newest')) || undefined,
    );
  });

  step('fields hold what is typed and what is pasted', async () => {
    await driver.goto('/aboutUs');
    await driver.click({ role: 'button', name: t('shell.common.logIn') });
    const name = field(t, 'common.label.username');
    await driver.paste(name, 'mira');
    expect(await driver.value(name)).toBe('mira');
    const password = field(t, 'session.form.password');
    await driver.paste(password, 'harbour-light');
    expect(await driver.value(password)).toBe('harbour-light');
    await driver.click({ role: 'radio', name: t('session.login.bySms') });
    const phone = field(t, 'common.label.mobileNumber');
    await driver.fill(phone, '80000001');
    expect((await driver.value(phone)).replaceAll(/\D/g, '')).toBe('80000001');
    await driver.paste(phone, '80000003');
    expect((await driver.value(phone)).replaceAll(/\D/g, '')).toBe('80000003');
  });

  step('a forgotten password is mailed, once the slider was moved by the arrow keys', async () => {
    const restore = await keepPasswords(platform, [mira.username]);
    await forgetCounts(platform);
    await operate(platform, 'human', 'fixed');
    await driver.goto('/aboutUs');
    await driver.click({ role: 'button', name: t('shell.common.logIn') });
    await driver.click({ role: 'button', name: t('session.login.forgot') });
    const form = { role: 'dialog', name: t('session.forgot.title') } as const;
    await driver.fill({ ...field(t, 'common.label.username'), within: form }, mira.username);
    await driver.fill({ ...field(t, 'session.form.email'), within: form }, 'mira@example.test');
    await driver.press('Enter');
    const slider: Target = { role: 'slider' };
    await driver.focus(slider);
    // Where the gap always lies while the platform is told so.
    for (let moved = 0; Number(await driver.value(slider)) < 140 && moved < 150; moved += 1)
      await driver.press('ArrowRight');
    await driver.focus({ role: 'button', name: t('session.human.confirm') });
    await driver.press('Enter');
    await until(
      'the page says where the password went',
      async () =>
        (await driver.evaluate(() => document.body.innerText.includes('mira@example.test'))) || undefined,
    );
    await operate(platform, 'human', 'puzzle');
    await restore(mira.username);
  });

  step('a guarded account logs in by the code of a mail', async () => {
    await forgetCounts(platform);
    await platform.query("DELETE FROM outbox WHERE channel = 'mail'");
    await driver.goto('/aboutUs');
    await driver.click({ role: 'button', name: t('shell.common.logIn') });
    await sendLogin(driver, t, { username: 'petra', password: 'garden-gate' });
    const proof = { role: 'dialog', name: t('session.extra.title') } as const;
    await driver.click({
      role: 'radio',
      name: new RegExp(`^${escaped(t('session.extra.email'))}`),
      within: proof,
    });
    await driver.click({ role: 'button', name: t('session.code.send'), within: proof });
    await driver.fill(
      { ...field(t, 'session.extra.code'), within: proof },
      await codeSentTo(platform, 'petra@example.test'),
    );
    await driver.click({ role: 'button', name: t('session.extra.confirm'), within: proof });
    await greeted(driver, t);
    await driver.evaluate(() => sessionStorage.clear());
  });

  step('a member logs in, with a captcha after a wrong password', async () => {
    await forgetCounts(platform);
    await driver.goto('/aboutUs');
    await driver.click({ role: 'button', name: t('shell.common.logIn') });
    await sendLogin(driver, t, { ...mira, password: 'not-the-password' });
    const captcha = field(t, 'session.form.captcha');
    await driver.wait(captcha);
    await driver.fill(captcha, await answerCaptcha(platform, await driver.cookies()));
    await sendLogin(driver, t, mira);
    await greeted(driver, t);
    isMember = true;
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
    await driver.fill(field(t, 'common.money.amount'), '200');
    await driver.click({ role: 'button', name: t('deposit.submit') });
    await driver.click({ role: 'button', name: t('deposit.iHavePaid') });
    await driver.wait({ role: 'heading', name: around(t, 'deposit.creditedTitle', 'amount') }, 40_000);
  });

  step('a member withdraws', async () => {
    await driver.goto('/personal/withdraw');
    await driver.fill(field(t, 'common.money.amount'), '100');
    await driver.click({ role: 'button', name: around(t, 'withdraw.submit', 'amount') });
    const question = { role: 'dialog', name: around(t, 'withdraw.askTitle', 'amount') } as const;
    await driver.wait(question);
    await driver.focus({ role: 'textbox', within: question });
    await driver.type('482915');
    await driver.press('Enter');
    await driver.waitGone(question);
    await driver.wait({ role: 'button', name: t('withdraw.cancel') });
  });

  step('a member bets on a lottery', async () => {
    await driver.goto('/lottery?game=SSC_1200');
    await driver.click({ role: 'button', name: t('lottery.random') });
    await driver.click({ role: 'button', name: t('lottery.add') });
    await driver.click({ role: 'button', name: around(t, 'lottery.place', 'amount') });
    await until('the bet stands in the books', async () =>
      (await entriesOf(platform, mira.username)).at(-1)?.kind.includes('lottery') ? true : undefined,
    );
  });

  // Without a dictionary of its own the browser would need a mark between the words of these languages.
  step('lines break between the words of scripts that have no spaces', async () => {
    const texts = [
      ['th', 'ภาษาไทยเป็นภาษาที่มีระดับเสียง'],
      ['lo', 'ພາສາລາວເປັນພາສາທີ່ມີສຽງ'],
      ['km', 'ភាសាខ្មែរគឺជាភាសាផ្លូវការ'],
      ['my', 'မြန်မာဘာသာစကားသည်တရားဝင်ဘာသာစကား'],
    ] as const;
    const lines = await driver.evaluate(
      (given) =>
        given.map(([lang, text]) => {
          const box = document.createElement('p');
          Object.assign(box, { lang, textContent: text });
          Object.assign(box.style, { inlineSize: '1px', font: '16px/20px sans-serif' });
          document.body.append(box);
          const height = box.offsetHeight;
          box.remove();
          return [lang, height / 20] as const;
        }),
      texts,
    );
    for (const [lang, count] of lines) expect(count, lang).toBeGreaterThanOrEqual(4);
  });

  step('a member spins a slot in its frame, and is back at the same place of the hall', async () => {
    await driver.goto('/rng');
    await driver.wait({ role: 'searchbox', name: t('slots.filter.search') });
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
    const name = await until('the hall is scrolled', async () => {
      // Again while the page grows: it is no taller than what has come of it.
      await driver.evaluate(() => scrollTo(0, 1_500));
      return (await seen()) || undefined;
    });
    await driver.click({ role: 'link', name: new RegExp(`^${escaped(name)}`) });
    const opened = Date.now();
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
    // This engine works out the spin, too.
    await driver.inFrame(async (frame) => {
      await frame.click({ role: 'button', name: gameSay('payTable') });
      await frame.click({ role: 'button', name: gameSay('check.title') });
      await frame.paste({ role: 'textbox', name: gameSay('check.clientSeed') }, 'harbour-9');
      await frame.click({ role: 'button', name: gameSay('check.change') });
      const verdicts = [gameSay('check.hashMatches'), gameSay('check.sameStops')];
      await until('the spin is checked', async () => {
        const text = await frame.evaluate(() => document.body.innerText);
        return verdicts.every((words) => text.includes(words)) || undefined;
      });
    });
    // The bar has the round and the time played, and after a quarter of a minute no word of a game that is slow.
    // The platform counts on from the bets of the engine before this one.
    const lengths = Array.from({ length: 60 }, (_, count) => t('game.frame.minutes', { count }));
    // What stands before or after the amount, whichever is more.
    const rounds = ['win', 'none'].map((net) =>
      t('game.frame.round', { net, amount: '§' })
        .split('§')
        .reduce((longest, each) => (each.length > longest.length ? each : longest)),
    );
    await until('the bar of the site tells round and minutes', async () => {
      const text = await driver.evaluate(() => document.body.innerText);
      return [rounds, lengths].every((words) => words.some((each) => text.includes(each))) || undefined;
    });
    await new Promise((resolve) => setTimeout(resolve, opened + 16_000 - Date.now()));
    expect(await driver.evaluate(() => document.body.innerText)).not.toContain(t('game.frame.slow'));
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
    await driver.click({ role: 'button', name: priceName, within: { role: 'main' } });
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
