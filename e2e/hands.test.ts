import { expect, it } from 'vitest';
import { mira, openLogin } from './harness/actions';
import { pressTwice, stepTwice, tryHands, typeDay } from './harness/hands';
import { useJourneys } from './harness/journeys';
import { anybody, smallPage } from './harness/visit';
import { numberIn } from './harness/words';

const { walk } = useJourneys();
const kept = { cell: anybody, hasAxe: false };

it('a name holds what was typed, pasted, composed or filled in', () =>
  walk({ at: smallPage, ...kept }, async (one) => {
    const login = await openLogin({ ...one });
    await tryHands(one.page, login.getByRole('textbox', { name: one.say('session.form.username') }), {
      text: 'mira',
    });
  }));

it('an amount holds what was typed, pasted, composed or filled in', () =>
  walk({ at: '/personal/depositv2', as: mira, ...kept }, async ({ page, say, cell }) => {
    const amount = page.getByRole('textbox', { name: say('deposit.amount') });
    await tryHands(page, amount, { text: '200', holds: /^200([.,]00)?$/ });
    await amount.fill('200');
    await amount.blur();
    expect(numberIn(cell.language, await amount.inputValue())).toBe(200);
  }));

it('a number that steps does so twice, by mouse and by arrow', () =>
  walk({ at: '/lottery?game=SSC_1200', as: mira, ...kept }, async ({ page, say }) => {
    await page.getByRole('button', { name: say('lottery.random') }).click();
    const multiple = page.getByRole('textbox', { name: say('lottery.multiple') });
    const before = Number(await multiple.inputValue());
    await pressTwice(page.getByRole('button', { name: new RegExp(say('lottery.multiple')) }).last());
    await expect.poll(() => multiple.inputValue()).toBe(String(before + 2));
    await stepTwice(page, multiple, 'ArrowDown');
    await expect.poll(() => multiple.inputValue()).toBe(String(before));
  }));

it('a day is typed part by part and stepped twice', () =>
  walk({ at: '/personal/transactionHistory', as: mira, ...kept }, async ({ page }) => {
    const day = page.getByRole('spinbutton').first();
    const group = page.getByRole('group').filter({ has: day }).last();
    await typeDay(page, group, ['01', '02', '2026']);
    const before = Number(await day.getAttribute('aria-valuenow'));
    await stepTwice(page, day, 'ArrowUp');
    await expect.poll(async () => Number(await day.getAttribute('aria-valuenow'))).toBe(before + 2);
  }));
