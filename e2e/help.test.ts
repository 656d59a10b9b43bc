import { expect, it } from 'vitest';
import { useJourneys } from './harness/journeys';
import { desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it('a visitor searches while typing, reads an article and says that it helped', () =>
  walk({ at: '/help', cell: desktop }, async ({ page, t, press }) => {
    await page.getByRole('searchbox', { name: t('help.search') }).focus();
    await page.keyboard.type('change pass');
    await page.getByRole('link', { name: 'How do I change my password?' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'How do I change my password?' }).waitFor();
    await expect.poll(() => page.title()).toContain('How do I change my password?');
    const [contents] = await page.getByRole('navigation', { name: t('help.article.contents') }).all();
    await contents?.getByRole('link').last().click();
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^#part-/);
    await press('button', t('help.article.yes'));
    await page.getByText(t('help.article.thanks')).waitFor();
  }));

it('help stands alone for an app, in the language of the visitor or saying so', () =>
  walk({ at: '/helpmc', cell: phone }, async ({ page, t }) => {
    for (const role of ['contentinfo', 'banner'] as const) expect(await page.getByRole(role).count()).toBe(0);
    await page.getByRole('link', { name: 'How do I know that a game is fair?' }).click();
    await page.getByText(t('help.fallback', { language: 'Tiếng Việt', shown: 'Tiếng Anh' })).waitFor();
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.getAttribute('lang')).toBe('en');
    expect(new URL(page.url()).pathname).toBe('/helpmc');
  }));
