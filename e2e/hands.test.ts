import { expect, it } from 'vitest';
import { dismissWelcomeDialog, mira, openLogin, press } from './harness/actions';
import { fillByScript, onSlowPhone, pressTwice, stepTwice, tryHands, typeDay } from './harness/hands';
import { useJourneys } from './harness/journeys';
import { assertSignedIn } from './harness/signIn';
import { anybody, smallPage } from './harness/visit';
import { numberIn, type WordId } from './harness/words';

const { walk } = useJourneys();
const kept = { cell: anybody, hasAxe: false };

/** Fields of the design system that are typed in. */
const tried = new Set(['TextField', 'PasswordField', 'PhoneField', 'CodeField', 'SearchField', 'TextArea', 'MoneyField', 'NumberField']); // prettier-ignore

it('every field that is typed in is tried here', () => {
  const sources = import.meta.glob<string>('../src/{design-system/components,features}/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const product = Object.entries(sources).filter(([file]) => !file.includes('.stories.'));
  const typed = product.filter(([, text]) => /<(?:Input|AriaTextArea)\b/.test(text));
  const names = typed.map(([file]) => /components\/(\w+)\//.exec(file)?.[1] ?? file);
  expect(new Set(names)).toEqual(tried);
});

it(
  'name, password, phone and code hold what was typed, pasted, composed or filled in',
  { timeout: 180_000 },
  () =>
    walk({ at: smallPage, ...kept }, async (one) => {
      const login = await openLogin({ ...one });
      const field = (id: WordId) => login.getByRole('textbox', { name: one.t(id), exact: true });
      await tryHands(one.page, field('common.label.username'), { text: 'mira' });
      // A secret may hold anything, also what nobody sees.
      await tryHands(one.page, field('session.form.password'), { text: 'harbour-light', marks: [] });
      await login.getByText(one.t('session.login.bySms'), { exact: true }).click();
      await tryHands(one.page, field('common.label.mobileNumber'), {
        text: '80000001',
        holds: /^8000 ?0001 ?$/,
      });
      await tryHands(one.page, field('session.code.label'), { text: '482915' });
    }),
);

it('a search holds what was typed, pasted, composed or filled in', () =>
  walk({ at: '/rng', ...kept }, async ({ page, t }) => {
    await tryHands(page, page.getByRole('searchbox', { name: t('slots.filter.search') }), {
      text: 'Owl',
      holds: /^ ?Owl ?$/,
    });
  }));

it('a text of several lines holds what was typed, pasted, composed or filled in', () =>
  walk({ at: '/feedback', as: mira, ...kept }, async ({ page, t }) => {
    const text = page.getByRole('textbox', { name: t('feedback.content') });
    // Several scripts write words with marks that nobody sees.
    await tryHands(page, text, { text: 'It came late', marks: [] });
  }));

it('an amount holds what was typed, pasted, composed or filled in', () =>
  walk({ at: '/personal/depositv2', as: mira, ...kept }, async ({ page, t, cell }) => {
    const amount = page.getByRole('textbox', { name: t('common.money.amount') });
    await tryHands(page, amount, { text: '200', holds: /^200([.,]00)?$/ });
    await amount.fill('200');
    await amount.blur();
    expect(numberIn(cell.language, await amount.inputValue())).toBe(200);
  }));

it('a number that steps does so twice, by mouse and by arrow', () =>
  walk({ at: '/lottery?game=SSC_1200', as: mira, ...kept }, async ({ page, t }) => {
    await page.getByRole('button', { name: t('lottery.random') }).click();
    const multiple = page.getByRole('textbox', { name: t('lottery.multiple') });
    const before = Number(await multiple.inputValue());
    await pressTwice(page.getByRole('button', { name: new RegExp(t('lottery.multiple')) }).last());
    await expect.poll(() => multiple.inputValue()).toBe(String(before + 2));
    await stepTwice(page, multiple, 'ArrowDown');
    await expect.poll(() => multiple.inputValue()).toBe(String(before));
  }));

it('both days of a period are typed part by part and stepped twice', () =>
  walk({ at: '/personal/transactionHistory', as: mira, ...kept }, async ({ page }) => {
    // Two months later it is past, too, and no longer ago than a record goes back.
    const [year, month] = new Date().toISOString().split('-').map(Number) as [number, number];
    const digits =
      month > 4
        ? { day: '01', month: '02', year: String(year) }
        : { day: '01', month: '06', year: String(year - 1) };
    // The last day first: a period ends after it begins.
    for (const first of [3, 0]) {
      const parts = [0, 1, 2].map((at) => page.getByRole('spinbutton').nth(first + at));
      await typeDay(page, parts, digits);
      const [part] = parts;
      const now = async () => Number(await part?.getAttribute('aria-valuenow'));
      await expect.poll(now).toBeGreaterThan(0);
      const before = await now();
      // The second step comes before the page has drawn the first.
      await onSlowPhone(page, async () => {
        if (part) await stepTwice(page, part, 'ArrowUp');
      });
      await expect.poll(now).toBe(before + 2);
    }
  }));

it('a device that draws late gives the focus back to what opened a dialog', () =>
  walk({ at: smallPage, ...kept }, async ({ page, t }) => {
    await page.evaluate(() => {
      const draw = globalThis.requestAnimationFrame;
      globalThis.requestAnimationFrame = (work) => draw(() => setTimeout(() => draw(work), 300));
    });
    const opener = page.getByRole('banner').getByRole('button', { name: t('shell.common.logIn') });
    await opener.focus();
    await page.keyboard.press('Enter');
    const login = page.getByRole('dialog');
    await login.getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement !== document.body);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }));

// Last, since whoever comes after it is signed in.
it('a login goes through that a script of the page has filled in', () =>
  walk({ at: smallPage, ...kept }, async (one) => {
    const login = await openLogin(one);
    const field = (id: WordId) => login.getByRole('textbox', { name: one.t(id), exact: true });
    await fillByScript(field('common.label.username'), mira.username);
    await fillByScript(field('session.form.password'), mira.password);
    await press(one, login.getByRole('button', { name: one.t('shell.common.logIn'), exact: true }));
    await dismissWelcomeDialog(one, login);
    await assertSignedIn(one);
  }));
