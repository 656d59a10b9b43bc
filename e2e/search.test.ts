import { expect, it } from 'vitest';
import { desktop, smallPage, useSite, type Visit } from './harness/visit';

const { visit } = useSite();
const phone = { ...desktop, device: 'phone' } as const;

const field = ({ page, t }: Visit) => page.getByRole('searchbox', { name: t('search.label') });
const marked = async ({ page }: Visit): Promise<string> => {
  const option = page.locator('[role=option][data-focused]');
  return (await option.count()) > 0 ? option.innerText() : '';
};

it('finds by keyboard alone: Ctrl and K, letters, arrows, Enter', () =>
  visit({ ...desktop, isKeyboardOnly: true }, async (v) => {
    const { page, t, platform } = v;
    await page.goto(`${platform.siteOrigin}${smallPage}`);
    await page.getByRole('button', { name: /10,000/ }).waitFor();
    await page.keyboard.press('Control+k');
    // Nobody waits for the field.
    await page.keyboard.type('withdrawal');
    await expect.poll(() => field(v).inputValue()).toBe('withdrawal');
    const help = page.getByRole('group', { name: t('search.help') });
    // Results of the letters before may still be there.
    const wanted = help
      .getByRole('option')
      .filter({ hasText: /withdrawal/i })
      .first();
    await wanted.waitFor();
    const isMarked = async (): Promise<boolean> => (await marked(v)) === (await wanted.innerText());
    for (let press = 0; press < 20 && !(await isMarked()); press += 1) await page.keyboard.press('ArrowDown');
    expect(await isMarked()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/help\?article=/);
    await field(v).waitFor({ state: 'detached' });
    // What led somewhere is offered the next time.
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'withdrawal', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await field(v).waitFor({ state: 'detached' });
  }));

it('forgives a misspelt word, leads to all games, and asks for a login before a game', () =>
  visit(phone, async (v) => {
    const { page, t, platform } = v;
    await page.goto(`${platform.siteOrigin}${smallPage}`);
    const open = page.getByRole('banner').getByRole('button', { name: t('shell.nav.searchButton') });
    await open.click();
    await field(v).fill('dargon');
    await page.getByRole('option', { name: 'Dragon', exact: true }).click();
    const games = page.getByRole('group', { name: t('shell.common.games') });
    await games.getByRole('option').first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell.common.logIn') })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open.click();
    await field(v).fill('dragon');
    await games.getByRole('option').last().click();
    await page.waitForURL(/\/rng\?q=dragon/);
    await expect
      .poll(() => page.getByRole('searchbox', { name: t('slots.filter.search') }).inputValue())
      .toBe('dragon');
  }));
