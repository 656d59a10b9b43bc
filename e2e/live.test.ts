import { expect, it } from 'vitest';
import { balance, mira } from './harness/actions';
import { signInByApi } from './harness/session';
import { everyCall } from './harness/watch';
import { desktop, smallPage, useSite } from './harness/visit';

const { visit, platform } = useSite({ isFresh: true });

const claim = 'MCSFE_claimReward';

it('a change is seen in every tab without a press: money, messages, and the end of the session', () =>
  visit(desktop, async (one) => {
    const { context, page, t, watch } = one;
    const streams = (): number => requests.filter((url) => url.includes('MCSFE_getEvents')).length;
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await signInByApi(one, mira);
    await page.goto('/personal/rewardCenter');
    const claims = page.getByRole('button', { name: new RegExp(`^${t('common.action.claim')}, `) });
    await claims.first().waitFor();
    await expect.poll(streams).toBe(1);
    const other = await context.newPage();
    await other.goto(smallPage);
    const shown = (): Promise<string> => balance({ ...one, page: other }).innerText();
    await expect.poll(shown).toContain('12,480');

    // The second tab is in sight; nobody presses anything in it.
    await other.bringToFront();
    await claims.last().evaluate((button: HTMLElement) => button.click());
    const yes = page
      .getByRole('alertdialog')
      .getByRole('button', { name: new RegExp(`^${t('common.action.claim')} `) });
    await Promise.all([
      page.waitForResponse((response) => response.url().includes(claim)),
      yes.evaluate((button: HTMLElement) => button.click()),
    ]);
    await expect.poll(shown).not.toContain('12,480');
    // One stream serves both tabs.
    expect(streams()).toBe(1);

    await platform().query(
      `INSERT INTO messages (id, account_id, title, body, created_at)
       SELECT 'live-' || n, 'aurora-mira', '{"en":"Hello"}', '{"en":"Hello"}', now() FROM generate_series(1, 3) n`,
    );
    await other.getByText('8', { exact: true }).first().waitFor();

    watch.allowRequestErrors(everyCall);
    await platform().query(
      `UPDATE sessions SET ended_at = now(), ended_reason = 'elsewhere' WHERE account_id = 'aurora-mira'`,
    );
    // Whichever tab learns it first says it; the other one follows.
    await Promise.any(
      [page, other].map((tab) =>
        tab.getByRole('alertdialog').getByText(t('session.ended.elsewhere')).waitFor(),
      ),
    );
    for (const tab of [page, other]) await expect.poll(() => balance({ ...one, page: tab }).count()).toBe(0);
  }));
