import { expect, it } from 'vitest';
import { arun, openSlots, playGame, press, register } from './harness/actions';
import { useJourneys, type Journey } from './harness/journeys';
import { gameWords, openedGame, spin } from './harness/play';
import { desktop } from './harness/visit';
import { digitsOf } from './harness/wallet';

const { walk, platform } = useJourneys();
const wages = '/agent/agentHourSalary';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Of the hourly wage, in hundredths of a percent. */
const rate = 8n;
/** Valid bets of which the wage is some cents, whatever the rounds win. */
const enough = 2_500n;

/** What counted of the bets of an account, in minor units. */
async function validBetsOf(username: string): Promise<bigint> {
  const [sums] = await platform().query<{ valid: bigint }>(
    `SELECT coalesce(sum(b.valid_bet), 0)::bigint AS valid FROM bets b JOIN accounts a ON a.id = b.account_id
     WHERE a.username = $1 AND a.merchant_code = 'aurora' AND b.status <> 'open'`,
    [username],
  );
  return sums?.valid ?? 0n;
}

/** Twenty past the next hour: nothing of the journey falls into two hours. */
async function beginAnHour(): Promise<void> {
  const now = Date.now() + platform().movedBy;
  await platform().moveOn((Math.ceil(now / hourMs) * hourMs + hourMs / 3 - now) / dayMs);
}

/** The one payslip of the list has this amount, and is paid. */
async function expectPayslip({ page, say }: Journey, amount: bigint): Promise<void> {
  const slips = page.getByRole('list', { name: say('contracts.slips') }).getByRole('listitem');
  await slips.getByText(say('contracts.paid'), { exact: true }).waitFor();
  expect(await slips.count()).toBe(1);
  expect(digitsOf(await slips.locator('b').innerText())).toBe(amount);
  await slips.getByRole('link').press('Enter');
  await page.getByText(say('contracts.print'), { exact: true }).waitFor();
}

// Five visits and some rounds of a game: more than one journey takes.
const timeout = 240_000;

it(
  'a month of an agent: somebody joins by the link, takes a contract, plays, and is paid',
  { timeout },
  async () => {
    const who = { username: 'monthly', password: 'quiet-harbour-9' };
    await walk({ at: '/register?referralCode=MAINLINK', hasAxe: false }, async (visit) => {
      const form = visit.page.getByRole('dialog', { name: visit.say('session.form.createAccount') });
      await form.waitFor();
      await register({ ...visit, cell: desktop }, form, who);
      await form.waitFor({ state: 'detached' });
    });
    await beginAnHour();

    await walk({ at: `${wages}?view=given`, as: arun }, async ({ page, say, press: pressOne }) => {
      await pressOne('button', say('contracts.offer'));
      const dialog = page.getByRole('dialog', { name: new RegExp(say('contracts.offer')) });
      await dialog.getByRole('button', { name: new RegExp(say('contracts.offerTo')) }).press('Enter');
      await page.getByRole('option', { name: who.username, exact: true }).click();
      await dialog.getByRole('textbox', { name: new RegExp(say('contracts.validBet')) }).fill('1');
      await dialog.getByRole('textbox', { name: new RegExp(say('contracts.rate')) }).fill('0.08');
      await dialog.getByRole('button', { name: say('contracts.send') }).press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(say('contracts.sent', { account: who.username })).waitFor();
    });

    await walk({ at: wages, as: who }, async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(say('contracts.review')) }).press('Enter');
      const review = page.getByRole('dialog', { name: say('contracts.reviewTitle') });
      // Off until the offer is there: a key would be lost on it, a press waits.
      await review.getByRole('button', { name: say('contracts.accept'), exact: true }).click();
      await review.waitFor({ state: 'hidden' });
      await page.getByText(say('contracts.active'), { exact: true }).first().waitFor();
    });

    await walk({ at: '/', as: who, hasAxe: false }, async (visit) => {
      const whole = { ...visit, context: visit.page.context() };
      const wall = await openSlots(visit);
      await playGame(visit, wall.getByRole('link').first());
      const frame = await openedGame(whole);
      const raise = frame.getByRole('button', { name: gameWords.en.raise });
      for (let step = 0; step < 4; step += 1) await press(visit, raise);
      // Few rounds give back what they took, which counts for nothing; the others count at least in part.
      for (let round = 0; round < 60 && (await validBetsOf(who.username)) < enough; round += 1)
        await spin(whole, frame);
    });
    const valid = await validBetsOf(who.username);
    expect(valid).toBeGreaterThanOrEqual(enough);
    const wage = (valid * rate) / 10_000n;

    // The hour ends, and no other one of the month has a bet.
    await platform().moveOn(1 / 24);
    await platform().moveOn(29);
    await walk({ at: `${wages}?view=slips&period=90`, as: who }, (visit) => expectPayslip(visit, wage));
  },
);
