// @ts-check
// Pages of the personal centre on a machine that is slowed down four times: from the press in the menu to the page with
// its content, not its placeholders.
import { figure } from './figures.mjs';
import { pressToPaint } from './inPage.mjs';
import { samplesOf, signIn } from './visits.mjs';

/** How many times slower than the machine. */
const slowdown = 4;
/** Milliseconds for which a pointer rests on an entry before it presses: what it makes the page fetch is there by then. */
const handRests = 600;
/** Until the page is at rest; the stream of events of somebody who is signed in never ends. */
const rest = 2_500;
const pages = [
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
];

/** @param {import('./measures.mjs').Bench} bench */
export async function measureCentre(bench) {
  const samples = await samplesOf(bench, 'personal centre', visit, { reducedMotion: 'reduce' });
  const all = Object.values(samples).flat();
  return [
    figure('press to a page with its content, median of all', 'ms', all, { most: 200 }),
    ...pages.map((page) => figure(page, 'ms', samples[page] ?? [], { most: 200 })),
  ];
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  await signIn(page);
  const cdp = await page.context().newCDPSession(page);
  await page.goto('/personal/securityCenter');
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(rest);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  /** @type {Record<string, number>} */
  const times = {};
  for (const id of pages) {
    const link = page.locator(`[role=dialog] nav a[href$="/personal/${id}"]`).first();
    await link.hover();
    await page.waitForTimeout(handRests);
    const painted = await page.evaluateHandle(pressToPaint, {
      selector: `[role=dialog]:has(a[aria-current=page][href$="/personal/${id}"]):not(:has([aria-busy=true]))`,
    });
    await link.click();
    times[id] = await painted.evaluate((time) => time());
    await page.waitForTimeout(rest);
  }
  return times;
}
