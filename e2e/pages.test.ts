import { expect, it } from 'vitest';
import { balance, mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';
import { digitsOf } from './harness/wallet';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))('a member reads the notices: $language, $device', (cell) =>
  walk({ at: '/noticePage', as: mira, cell }, async (one) => {
    const { page, say } = one;
    await page.getByRole('heading', { level: 1, name: say('content.notices.title') }).waitFor();
    await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);
  }),
);

it('a visitor opens the way in from any page', () =>
  walk({ at: '/noticePage', hasAxe: false }, async ({ page, say, press }) => {
    await press('button', say('shell.account.logIn'));
    await page.getByRole('dialog', { name: say('session.form.login') }).waitFor();
  }));

it.each(chosen([desktop, phone]))('the unread count leads to the messages that it counts: $device', (cell) =>
  walk({ at: '/noticePage', as: mira, cell, hasAxe: false }, async ({ page, say, press }) => {
    await press('link', `${say('shell.account.messages')}, ${say('shell.account.unread', { count: 5 })}`);
    const list = page.getByRole('list', { name: say('messages.list') });
    await expect.poll(() => list.getByText(say('messages.unreadOne')).count()).toBe(5);
  }),
);
