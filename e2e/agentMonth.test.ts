import { expect, it } from 'vitest';
import { arun, openSlots, playGame, register } from './harness/actions';
import { useJourneys, type Journey } from './harness/journeys';
import { openedGame, spin } from './harness/play';
import { expectBalance } from './harness/steps';
import { desktop, type Cell } from './harness/visit';

const { walk, platform } = useJourneys();
const phone: Cell = { language: 'en', theme: 'light', device: 'phone' };
const dividends = '/agent/agentDividendRecordCopy2';

/** What the newest payslip of an account says, in minor units. */
async function slipOf(username: string): Promise<{ amount: bigint; paid: bigint } | undefined> {
  const [slip] = await platform().query<{ amount: bigint; paid: bigint }>(
    `SELECT s.amount, s.paid FROM contract_slips s JOIN accounts a ON a.id = s.downline_id
     WHERE a.username = $1 AND a.merchant_code = 'aurora' ORDER BY s.settled_at DESC LIMIT 1`,
    [username],
  );
  return slip;
}

/** Moves what is in the agent's income elsewhere, and lets nothing more flow in, so that the next payslip is owed. */
async function emptyIncome(): Promise<void> {
  await platform().query(
    `UPDATE agent_contracts SET status = 'ended', ends_at = settled_to WHERE downline_id = 'aurora-arun' AND status = 'accepted'`,
  );
  await platform().query(
    `SELECT ledger_post(gen_random_uuid()::text, 'aurora-arun', gen_random_uuid()::text, NULL, 'transfer.income',
       jsonb_build_array(jsonb_build_object('account', id, 'amount', (-balance)::text),
         jsonb_build_object('account', 'wallet:aurora-arun', 'amount', balance::text)), '{}', NULL, now())
     FROM ledger_accounts WHERE owner_id = 'aurora-arun' AND purpose = 'income' AND balance > 0`,
  );
}

/** The house pays something into the agent's income. */
const payIncome = (amount: bigint) =>
  platform().query(
    `SELECT ledger_post(gen_random_uuid()::text, 'house', gen_random_uuid()::text, NULL, 'income.rebate',
       jsonb_build_array(jsonb_build_object('account', h.id, 'amount', (-$1::bigint)::text),
         jsonb_build_object('account', i.id, 'amount', $1::bigint::text)), '{}', NULL, now())
     FROM ledger_accounts h, ledger_accounts i
     WHERE h.id LIKE 'house:aurora:rebate:%' AND i.owner_id = 'aurora-arun' AND i.purpose = 'income'`,
    [amount],
  );

/** The newest payslip in the list says that it is owed, or paid. */
async function expectSlip({ page, say }: Journey, status: 'owed' | 'paid'): Promise<void> {
  const slips = page.getByRole('list', { name: say('contracts.slips') });
  await slips
    .getByText(say(`contracts.${status}`), { exact: true })
    .first()
    .waitFor();
}

it.each([desktop, phone])(
  'a month of an agent: somebody joins by the link, takes a contract, plays, and is paid: $device',
  async (cell) => {
    const who = { username: `month${cell.device}`, password: 'quiet-harbour-9' };
    await walk({ at: '/register?referralCode=MAINLINK', cell, hasAxe: false }, async (visit) => {
      const form = visit.page.getByRole('dialog', { name: visit.say('session.form.createAccount') });
      await form.waitFor();
      await register({ ...visit, cell }, form, who);
      await form.waitFor({ state: 'detached' });
      await expectBalance({ ...visit, context: visit.page.context() }, who.username);
    });
    // The welcome credit lowers what a team lost on its day.
    await platform().moveOn(1);

    await walk({ at: `${dividends}?view=given`, as: arun, cell }, async ({ page, say, press }) => {
      await press('button', say('contracts.offer'));
      const dialog = page.getByRole('dialog', { name: new RegExp(say('contracts.offer')) });
      await dialog.getByRole('button', { name: new RegExp(say('contracts.offerTo')) }).press('Enter');
      await page.getByRole('option', { name: who.username, exact: true }).click();
      const write = (label: string, text: string) =>
        dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
      await write(say('contracts.validBet'), '0.01');
      await write(say('contracts.netLoss'), '0.01');
      await write(say('contracts.activeMembers'), '0');
      await write(say('contracts.rate'), '20');
      await dialog.getByRole('button', { name: say('contracts.send') }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(say('contracts.sent', { account: who.username })).waitFor();
    });

    await walk({ at: dividends, as: who, cell }, async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(say('contracts.review')) }).press('Enter');
      const review = page.getByRole('dialog', { name: say('contracts.reviewTitle') });
      // Off until the offer is there: a key would be lost on it, a press waits.
      await review.getByRole('button', { name: say('contracts.accept'), exact: true }).click();
      await review.waitFor({ state: 'hidden' });
      await page.getByText(say('contracts.active'), { exact: true }).first().waitFor();
    });

    await walk({ at: '/', as: who, cell, hasAxe: false }, async (visit) => {
      const wall = await openSlots(visit);
      await playGame(visit, wall.getByRole('link').first());
      const frame = await openedGame({ ...visit, context: visit.page.context() });
      let result = 0n;
      for (let round = 0; round < 30 && (round < 2 || result >= 0n); round += 1) {
        const { stake, win } = await spin({ ...visit, context: visit.page.context() }, frame);
        result += win - stake;
      }
      expect(result < 0n, 'the play ended with a loss').toBe(true);
    });

    await emptyIncome();
    await platform().moveOn(31);
    await expect.poll(() => slipOf(who.username), { timeout: 60_000 }).toMatchObject({ paid: 0n });
    const owed = (await slipOf(who.username))?.amount ?? 0n;
    expect(owed).toBeGreaterThan(0n);
    await walk({ at: `${dividends}?view=slips&period=90`, as: who, cell }, (visit) =>
      expectSlip(visit, 'owed'),
    );

    await payIncome(owed + 100n);
    await expect.poll(() => slipOf(who.username), { timeout: 60_000 }).toMatchObject({ paid: owed });
    await walk({ at: `${dividends}?view=slips&period=90`, as: who, cell }, (visit) =>
      expectSlip(visit, 'paid'),
    );
    await walk(
      { at: `${dividends}?view=slips&side=given&period=90`, as: arun, cell, hasAxe: false },
      (visit) => expectSlip(visit, 'paid'),
    );
  },
);
