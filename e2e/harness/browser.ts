import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findBrowser } from '../../scripts/browser.mjs';

/** Starts the browser that every test of the repository uses. */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if (!found) throw new Error('No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.');
  return chromium.launch({
    executablePath: found.executablePath,
    args: chromiumArgs,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
}
