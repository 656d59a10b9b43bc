import { expect, it } from 'vitest';
import { arun } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, type Cell } from './harness/visit';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([{}, { cell: phone }]))('an agent sees the own contract, and the payslips behind it', (more) =>
  walk({ at: '/agent/agentDividendRecordCopy2', as: arun, ...more }, async ({ page, t, press }) => {
    await page.getByRole('region', { name: t('contracts.runningTitle') }).waitFor();
    await press('radio', t('contracts.slips'));
    await press('radio', t('common.label.days90'));
    const slips = page.getByRole('list', { name: t('contracts.slips') });
    await slips.getByRole('link').first().press('Enter');
    const toPrint = page.getByRole('link', { name: `${t('common.action.print')} · ` });
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
