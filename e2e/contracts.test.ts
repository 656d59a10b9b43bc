import { expect, it } from 'vitest';
import { arun } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { firstEntry } from './harness/locators';
import { chosen, type Cell } from './harness/visit';
import { engine } from './harness/worker';

const { walk } = useJourneys({ isFresh: true });
/** Digits of a figure, whatever signs of a language stand between and around them. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([{}, { cell: phone }]))('an agent sees the own contract, and the payslips behind it', (more) =>
  // Also those of a time for which nothing is due.
  walk({ at: '/agent/agentDividendRecordCopy2?zero=0', as: arun, ...more }, async ({ page, t, press }) => {
    await page.getByRole('region', { name: t('contracts.runningTitle') }).waitFor();
    await press('radio', t('contracts.slips'));
    await press('radio', t('common.label.days30'));
    await firstEntry(page, t('contracts.slips')).press('Enter');
    const toPrint = page.getByRole('button', { name: /DV-/ });
    await toPrint.waitFor();
    await page.reload();
    await toPrint.waitFor();
    // The page that the browser is about to print: the slip, and not the list behind it.
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        document.body.dataset['printed'] = [...document.querySelectorAll('[data-print-alone]')]
          .map((each) => each.getAttribute('data-print-alone'))
          .join(' ');
      };
    });
    await toPrint.press('Enter');
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('');
    // Paper cannot be pressed: what leads to bets and payments on screen is not on it.
    const slip = page.locator('[data-print-alone=""]');
    expect(await slip.getByRole('link').count()).toBeGreaterThan(2);
    // Playwright shows paper in Chromium alone.
    if (engine !== 'chromium') return;
    await page.emulateMedia({ media: 'print' });
    await slip.getByText(t('contracts.teamBets')).first().waitFor();
    await expect.poll(() => slip.getByRole('link').or(slip.getByRole('button')).count()).toBe(0);
    await page.emulateMedia({ media: null });
  }),
);

it('an agent works out an example, offers a contract and takes it back', () =>
  walk({ at: '/agent/agentHourSalary?view=given', as: arun }, async ({ page, t, press }) => {
    await press('button', t('contracts.offer'));
    const dialog = page.getByRole('dialog', { name: new RegExp(t('contracts.offer')) });
    await dialog.getByRole('button', { name: new RegExp(t('contracts.offerTo')) }).press('Enter');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const names = await options.allInnerTexts();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: new RegExp(t('contracts.validBet')) }).fill('100');
    await dialog.getByRole('textbox', { name: new RegExp(t('contracts.rate')) }).fill('0.01');
    await dialog.getByRole('button', { name: t('contracts.tryIt') }).press('Enter');
    await dialog.getByText(t('contracts.wouldEarn', { account: names[0] ?? '' })).waitFor();
    await dialog.getByRole('button', { name: t('contracts.send') }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const taking = page.getByRole('button', { name: `${t('contracts.withdraw')}, ${names[0] ?? ''}` });
    await taking.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: t('contracts.withdraw') }).press('Enter');
    await expect.poll(() => taking.count()).toBe(0);
  }));

it('an offer that was left half written is there again, after one to somebody else and another dialog', () =>
  walk({ at: '/agent/agentHourSalary?view=given', as: arun }, async ({ page, t, press }) => {
    const dialog = page.getByRole('dialog', { name: new RegExp(t('contracts.offer')) });
    const bets = dialog.getByRole('textbox', { name: new RegExp(t('contracts.validBet')) });
    const isUnfinished = dialog.getByText(t('contracts.unfinished'));
    /** By a link within the site: what is written lives as long as the page. */
    const goTo = async (path: string): Promise<void> => {
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, `/agent/${path}`);
    };
    await press('button', t('contracts.offer'));
    await dialog.getByRole('button', { name: new RegExp(t('contracts.offerTo')) }).press('Enter');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const ids = await options.evaluateAll((all) => all.map((each) => each.getAttribute('data-key') ?? ''));
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: t('ds.common.cancel') }).press('Enter');
    const offerTo = (id = '') => `agentHourSalary?view=given&offer=${encodeURIComponent(id)}`;

    await goTo(offerTo(ids[0]));
    await bets.fill('100');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await goTo(offerTo(ids[1]));
    await bets.fill('200');
    expect(await isUnfinished.count()).toBe(0);
    await goTo(offerTo(ids[0]));
    await isUnfinished.waitFor();
    expect(digitsOf(await bets.inputValue())).toBe('10000');
    await page.goBack();
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });

    const list = page.getByRole('list', { name: t('contracts.given') });
    await list.getByRole('button').first().press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await goTo(offerTo(ids[1]));
    await isUnfinished.waitFor();
    expect(digitsOf(await bets.inputValue())).toBe('20000');
  }));
