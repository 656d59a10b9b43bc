import type { Page } from 'playwright';

/** Opens a page, once its words and what belongs to it are there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.locator('.server-page').waitFor({ state: 'detached' });
}
