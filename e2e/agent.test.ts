import { expect, it } from 'vitest';
import { arun } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { readSettled } from './harness/steps';
import { desktop, type Cell } from './harness/visit';
import { savedFile } from './harness/savedFile';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it('an agent looks into a team, by account and by day, and comes back', () =>
  walk({ at: '/agent/palStatementsAgentCopy?period=30', as: arun }, async ({ page, t, press }) => {
    const table = page.getByRole('grid');
    const total = () => page.getByRole('row').last().innerText();
    await table.getByRole('rowheader').getByRole('button').first().waitFor();
    const whole = await readSettled(total);
    const team = table.getByRole('rowheader').getByRole('button').first();
    const name = await team.innerText();
    await team.press('Enter');
    await page
      .getByRole('navigation', { name: t('common.label.team') })
      .getByText(name)
      .waitFor();
    await expect.poll(total).not.toBe(whole);
    await page.goBack();
    await expect.poll(total).toBe(whole);
    await press('button', new RegExp(t('agent.profit.direct')));
    await press('option', t('agent.profit.byDay'));
    await page.getByRole('columnheader', { name: t('common.label.day'), exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('day');
  }));

it('an agent opens a team on a phone', () =>
  walk(
    { at: '/agent/palStatementsAgentCopy?period=30', as: arun, cell: { ...desktop, ...phone } },
    async ({ page, t }) => {
      await page.getByRole('button', { name: /^hung19/ }).press('Enter');
      await page.getByRole('navigation', { name: t('common.label.team') }).waitFor();
    },
  ));

it('an agent sees the bets of the team, with whose they are', () =>
  walk({ at: '/agent/personalHistoryCopy?period=30', as: arun }, async ({ page, t }) => {
    await page.getByRole('columnheader', { name: t('shell.common.account') }).waitFor();
    const bet = page.getByRole('table').getByRole('rowheader').getByRole('button').first();
    await bet.press('Enter');
    await page.getByRole('dialog').nth(1).waitFor();
  }));

it('an agent sees what moved the wallets of the team', () =>
  walk(
    { at: '/agent/agentDownlineTransactionDetailsCopy?period=90', as: arun },
    async ({ page, t, press }) => {
      await page.getByRole('columnheader', { name: t('shell.common.account') }).waitFor();
      await press('button', new RegExp(t('account.allTypes')));
      await press('option', t('shell.common.withdrawal'));
      await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('withdrawal');
      await page.getByRole('table').getByText(t('shell.common.withdrawal')).first().waitFor();
    },
  ));

it('an agent reads what came in, and keeps it as a file', () =>
  walk({ at: '/agent/agentRevenueReport', as: arun }, async ({ page, t, press }) => {
    const bars = page.getByRole('list', { name: t('agent.income.chart') }).getByRole('listitem');
    await bars.first().waitFor();
    const net = (await bars.last().innerText()).split('\n').at(-1) ?? 'none';
    expect(await page.getByRole('table').getByRole('row').last().innerText()).toContain(net);
    await press('button', t('common.action.export'));
    const { name } = await savedFile(page, () => press('menuitem', 'Excel (XLSX)'));
    expect(name).toMatch(/^income-.*\.xlsx$/);
    await press('radio', t('common.label.days30'));
    await expect.poll(() => new URL(page.url()).searchParams.get('period')).toBe('30');
  }));

it('an agent goes from a figure of the overview to the report behind it', () =>
  walk({ at: '/agent', as: arun }, async ({ page, t, press }) => {
    await press('radio', t('common.label.days30'));
    const deposits = page.getByRole('link', { name: t('common.money.deposits'), exact: true });
    await deposits.waitFor();
    await deposits.press('Enter');
    await page.getByRole('columnheader', { name: t('shell.common.account') }).waitFor();
    expect(new URL(page.url()).searchParams.get('type')).toBe('deposit');
    await page.goBack();
    await deposits.waitFor();
    await page.getByRole('table').getByRole('link').first().press('Enter');
    await page.getByRole('navigation', { name: t('common.label.team') }).waitFor();
  }));

it('an agent finds somebody in the team and raises the rebate of a direct downline', () =>
  walk({ at: '/agent/downlineManagmentView', as: arun }, async ({ page, t, press }) => {
    const table = page.getByRole('table');
    const team = table.getByRole('rowheader').getByRole('button').first();
    await team.waitFor();
    await table
      .getByRole('button', { name: t('agent.team.detailsOf', { account: 'hung19' }) })
      .press('Enter');
    const drawer = page.getByRole('dialog', { name: 'hung19' });
    await press('button', t('agent.team.change'));
    await drawer.getByRole('textbox').first().press('ArrowUp');
    await press('button', t('agent.team.save'));
    await drawer.getByText(t('agent.team.saved')).waitFor();
    await page.keyboard.press('Escape');
    await team.press('Enter');
    await page.getByRole('navigation', { name: t('common.label.team') }).waitFor();
    const search = page.getByRole('searchbox', { name: t('shell.common.account') });
    await search.fill('yuki');
    await table.getByText(/yuki/).first().waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('yuki');
  }));

it('an agent opens an account, and it stands in the team', () =>
  walk({ at: '/agent/registerCenter', as: arun }, async ({ page, t, press, cell }) => {
    const name = `kite${cell.language}${cell.device}`;
    await page.getByRole('textbox', { name: new RegExp(`^${t('common.label.username')}`) }).fill(name);
    await press('button', t('agent.open.submit'));
    await page.getByText(t('agent.open.doneText')).waitFor();
    await page
      .getByRole('link', { name: t('agent.open.toTeam') })
      .last()
      .press('Enter');
    await page.getByRole('searchbox', { name: t('shell.common.account') }).fill(name);
    await page.getByRole('table').getByText(name).first().waitFor();
  }));

it('an agent sends money to a direct downline and keeps the reference', () =>
  walk({ at: '/agent/downlineManagmentView', as: arun }, async ({ page, t, press }) => {
    await page
      .getByRole('table')
      .getByRole('button', { name: t('agent.team.detailsOf', { account: 'linh33' }) })
      .press('Enter');
    const drawer = page.getByRole('dialog', { name: 'linh33' });
    await press('button', t('agent.transfer.open'));
    const dialog = page.getByRole('dialog', { name: t('agent.transfer.title', { account: 'linh33' }) });
    await dialog.getByRole('textbox', { name: new RegExp(`^${t('common.money.amount')}`) }).fill('25');
    await dialog.getByRole('button', { name: /25/ }).press('Enter');
    const ask = page.getByRole('dialog', { name: /25.*linh33/ });
    await ask.locator('input[data-masked]').fill('482915');
    await ask.getByRole('button', { name: /25/ }).press('Enter');
    await drawer.getByText(t('common.money.reference')).waitFor();
  }));

it('an agent moves income to the main wallet', () =>
  walk({ at: '/agent/agentRevenueReport', as: arun }, async ({ page, t, press }) => {
    await press('button', t('agent.income.move'));
    const dialog = page.getByRole('dialog', { name: t('agent.income.move') });
    await dialog.getByRole('textbox').fill('1');
    await dialog.getByRole('button', { name: /1/ }).press('Enter');
    await page.getByText(new RegExp(t('agent.income.moved', { amount: '.1.00' }))).waitFor();
  }));

it('an agent makes a registration link and pauses it', () =>
  walk({ at: '/agent/registerCenter', as: arun }, async ({ page, t, press }) => {
    await page.getByRole('tab', { name: new RegExp(t('agent.links.links')) }).press('Enter');
    await press('button', t('agent.links.create'));
    const dialog = page.getByRole('dialog', { name: t('agent.links.create') });
    await dialog
      .getByRole('textbox', { name: new RegExp(`^${t('agent.links.name')}`) })
      .fill('Harbour poster');
    await dialog.getByRole('button', { name: t('agent.links.submit') }).press('Enter');
    const card = page.getByRole('region', { name: 'Harbour poster' });
    await card.waitFor();
    await card.getByText(/referralCode=/).waitFor();
    await card.getByRole('button', { name: t('agent.links.pause') }).press('Enter');
    await card.getByText(t('agent.links.paused')).waitFor();
  }));

it('whoever opens a registration link finds its code in the form', () =>
  walk({ at: '/register?referralCode=MAINLINK', hasAxe: false }, async ({ page }) => {
    const form = page.getByRole('dialog');
    await form.waitFor();
    const written = async () => [
      await form.innerText(),
      ...(await Promise.all((await form.getByRole('textbox').all()).map((field) => field.inputValue()))),
    ];
    await expect.poll(async () => (await written()).join(' ')).toContain('MAINLINK');
  }));

it('an agent reads an announcement, which counts no more', () =>
  walk({ at: '/agent/agentAnnouncement', as: arun }, async ({ page, t, press }) => {
    const title = page.getByRole('article').nth(1).getByRole('heading', { level: 2 });
    await title.waitFor();
    await page.getByRole('button', { name: new RegExp(await title.innerText()) }).press('Enter');
    await press('button', t('agent.announcements.readAll'));
    await expect
      .poll(() =>
        page.getByRole('article').getByText(t('agent.announcements.isNew'), { exact: true }).count(),
      )
      .toBe(0);
    await page.reload();
    await title.waitFor();
    expect(
      await page.getByRole('article').getByText(t('agent.announcements.isNew'), { exact: true }).count(),
    ).toBe(0);
  }));
