import { expect, it } from 'vitest';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'a visitor reads a piece of news and goes back: $language, $device',
  (cell) =>
    walk({ at: '/news', cell }, async ({ page, t }) => {
      const first = page.getByRole('article').first();
      const title = await first.getByRole('heading').innerText();
      await first.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toContain(title);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: t('news.title') }).waitFor();
    }),
);

it.each(chosen([desktop, phone]))(
  'a visitor reads a post of the blog by its category, and more of its author: $language, $device',
  (cell) =>
    walk({ at: '/blog', cell }, async ({ page, t }) => {
      const posts = page.getByRole('article');
      await posts.nth(2).waitFor();
      const all = await posts.count();
      const categories = page.getByRole('navigation', { name: t('blog.categories') });
      await categories.getByRole('link').nth(1).press('Enter');
      await expect.poll(() => posts.count()).toBeLessThan(all);
      const title = await posts.first().getByRole('heading').innerText();
      await posts.first().getByRole('link').press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('link', { name: 'Mei Tanaka' }).press('Enter');
      await page.getByText(t('blog.byAuthor', { author: 'Mei Tanaka' })).waitFor();
      expect(await posts.count()).toBeGreaterThan(0);
      await page.goto('/news');
      await page.getByRole('heading', { level: 1, name: t('news.title') }).waitFor();
      await posts.first().waitFor();
      expect(await page.getByRole('heading', { name: title }).count()).toBe(0);
    }),
);
