import { expect, it } from 'vitest';
import { arun, openSlots, playGame, press, register } from './harness/actions';
import { useJourneys, type Journey } from './harness/journeys';
import { openedGame, spin } from './harness/play';
import { desktop } from './harness/visit';
import { gameWords } from './harness/words';
import { digitsOf } from './harness/wallet';

const { walk, platform } = useJourneys({ isFresh: true });
const dividends = '/agent/agentDividendRecordCopy2';
const dayMs = 86_400_000;
/** The brand's days begin at midnight in Ho Chi Minh City, which has no summer time. */
const zoneMs = 7 * 3_600_000;
/** Of the dividend, in hundredths of a percent. */
const rate = 2_000n;
/** What the player has lost in the end at least, minor units: a dividend of a dollar. */
const enough = 500n;

const now = (): number => Date.now() + platform().movedBy;
const moveTo = (moment: number): Promise<void> => platform().moveOn((moment - now()) / dayMs);

/** Midnight of the first day of the month that comes next, or of a later one, where the brand is. */
function firstOfMonth(later: number): number {
  const there = new Date(now() + zoneMs);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + later, 1) - zoneMs;
}

interface Month {
  from: number;
  to: number;
}

/** What an account lost in a month after all that it was given, by each of its bets and each line of its wallets. */
async function lossOf(username: string, { from, to }: Month): Promise<bigint> {
  const values = [username, new Date(from).toISOString(), new Date(to).toISOString()];
  const bets = await platform().query<{ stake: bigint; payout: bigint }>(
    `SELECT b.stake, b.payout FROM bets b JOIN accounts a ON a.id = b.account_id
     WHERE a.username = $1 AND a.merchant_code = 'aurora' AND b.at >= $2 AND b.at < $3 AND b.status <> 'open'`,
    values,
  );
  const given = await platform().query<{ amount: bigint }>(
    `SELECT e.amount FROM ledger_entries e JOIN ledger_accounts w ON w.id = e.account_id
       JOIN ledger_transactions t ON t.id = e.transaction_id JOIN accounts a ON a.id = w.owner_id
     WHERE a.username = $1 AND a.merchant_code = 'aurora' AND w.purpose IN ('main', 'income')
       AND e.created_at >= $2 AND e.created_at < $3 AND t.kind <> 'spin'`,
    values,
  );
  const lost = bets.reduce((sum, { stake, payout }) => sum + BigInt(stake) - BigInt(payout), 0n);
  return given.reduce((left, { amount }) => left - BigInt(amount), lost);
}

/** An evening at a slot, until it is as late as that. The longer it takes, the higher are the stakes. */
const playUntil = (
  who: { username: string; password: string },
  isLate: (rounds: number) => boolean | Promise<boolean>,
) =>
  walk({ at: '/', as: who, hasAxe: false }, async (visit) => {
    const whole = { ...visit, context: visit.page.context() };
    const wall = await openSlots(visit);
    await playGame(visit, wall.getByRole('link').first());
    const frame = await openedGame(whole);
    const raise = frame.getByRole('button', { name: gameWords('en')('raiseStake') });
    for (let round = 0; round < 80 && !(await isLate(round)); round += 1) {
      await spin(whole, frame);
      if (round % 2 === 1 && (await raise.getAttribute('aria-disabled')) !== 'true')
        await press(visit, raise);
    }
  });

/** The one payslip of the list has this amount, and is paid. */
async function expectPayslip({ page, t }: Journey, amount: bigint): Promise<void> {
  const slips = page.getByRole('table', { name: t('contracts.slips') }).getByRole('row');
  const slip = slips.filter({ has: page.getByRole('rowheader').getByRole('button') });
  await slip.getByText(t('contracts.paid'), { exact: true }).waitFor();
  expect(await slip.count()).toBe(1);
  const names = await slips.first().getByRole('columnheader').allInnerTexts();
  const at = names.findIndex((name) => name.trim() === t('common.money.amount'));
  expect(digitsOf(await slip.locator('th, td').nth(at).innerText())).toBe(amount);
  await slip.getByRole('rowheader').getByRole('button').press('Enter');
  await page.getByRole('button', { name: /DV-/ }).waitFor();
}

// Six visits and rounds of a game, which are seconds apart: more than one journey takes.
const timeout = 600_000;

it(
  'a month of an agent: somebody joins by the link, takes a contract, plays, and is paid',
  { timeout },
  async () => {
    const who = { username: 'monthly', password: 'quiet-harbour-9' };
    await walk({ at: '/register?referralCode=MAINLINK', hasAxe: false }, async (visit) => {
      const form = visit.page.getByRole('dialog', { name: visit.t('shell.common.createAccount') });
      await form.waitFor();
      await register({ ...visit, cell: desktop }, form, who);
      await form.waitFor({ state: 'detached' });
    });

    // What a new account is given to begin with is of the month before.
    const month = { from: firstOfMonth(1), to: firstOfMonth(2) };
    await moveTo(month.from + dayMs / 2);
    await walk(
      { at: `${dividends}?view=given`, as: arun, hasAxe: false },
      async ({ page, t, press: pressOne }) => {
        await pressOne('button', t('contracts.offer'));
        const dialog = page.getByRole('dialog', { name: new RegExp(t('contracts.offer')) });
        await dialog.getByRole('button', { name: new RegExp(t('contracts.offerTo')) }).press('Enter');
        await page.getByRole('option', { name: who.username, exact: true }).click();
        await dialog.getByRole('textbox', { name: new RegExp(t('contracts.validBet')) }).fill('1');
        await dialog.getByRole('textbox', { name: new RegExp(t('contracts.rate')) }).fill('20');
        await dialog.getByRole('button', { name: t('contracts.send') }).press('Enter');
        await dialog.waitFor({ state: 'hidden' });
        await page.getByText(t('contracts.sent', { account: who.username })).waitFor();
      },
    );

    await walk({ at: dividends, as: who, hasAxe: false }, async ({ page, t }) => {
      await page.getByRole('button', { name: new RegExp(t('contracts.review')) }).press('Enter');
      const review = page.getByRole('dialog', { name: t('contracts.reviewTitle') });
      // Off until the offer is there: a key would be lost on it, a press waits.
      await review.getByRole('button', { name: t('contracts.accept'), exact: true }).click();
      await review.waitFor({ state: 'hidden' });
      await page.getByText(t('contracts.active'), { exact: true }).first().waitFor();
    });

    await playUntil(who, (rounds) => rounds === 3);
    await moveTo(month.from + 19.5 * dayMs);
    await playUntil(who, async () => (await lossOf(who.username, month)) >= enough);

    // A dividend is settled at three in the night.
    await moveTo(month.to + dayMs / 4);
    const amountOf = async () => {
      const [slip] = await platform().query<{ amount: bigint }>(
        `SELECT s.amount FROM contract_slips s JOIN accounts a ON a.id = s.downline_id
         WHERE a.username = $1 AND a.merchant_code = 'aurora' AND s.paid = s.amount`,
        [who.username],
      );
      return slip?.amount;
    };
    await expect.poll(amountOf, { timeout: 60_000, interval: 1_000 }).toBeGreaterThan(0n);
    const loss = await lossOf(who.username, month);
    expect(loss).toBeGreaterThan(0n);
    const [whole, rest] = [(loss * rate) / 10_000n, (loss * rate) % 10_000n];
    // A half goes to the even side.
    const dividend = rest > 5_000n || (rest === 5_000n && whole % 2n === 1n) ? whole + 1n : whole;
    await walk({ at: `${dividends}?view=slips&period=90`, as: who }, (visit) =>
      expectPayslip(visit, dividend),
    );
  },
);
