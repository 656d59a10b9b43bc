import { expect } from 'vitest';
import type { FrameLocator, Page } from 'playwright';
import type { Visit } from './visit';
import { gameWords } from './words';

/** A round as the game's server told it, minor units. */
export interface Round {
  stake: bigint;
  win: bigint;
  balance: bigint;
}

/** Addresses that a page's frames were sent to, so that a test can look at the way into a game. */
export function followFrames(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) seen.push(request.url());
  });
  return seen;
}

/** The game in its frame, once it can be played. */
export async function openedGame({
  page,
  cell,
  platform,
}: Pick<Visit, 'page' | 'cell' | 'platform'>): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: gameWords(cell.language)('spin'), exact: true }).waitFor();
  const address =
    page
      .frames()
      .find((each) => each.url().startsWith(platform.gameOrigin))
      ?.url() ?? '';
  // By now the ticket has left the address, and the game stands on an origin of its own.
  expect(new URL(address).origin).toBe(platform.gameOrigin);
  expect(address).not.toContain('ticket');
  expect(new URL(page.url()).origin).toBe(platform.siteOrigin);
  // A phone has one bar, the site's, with the name and the way back.
  const back = frame.getByRole('button', { name: gameWords(cell.language)('lobby'), exact: true });
  expect(await back.count()).toBe(cell.device === 'phone' ? 0 : 1);
  return frame;
}

/** One spin by the space bar. */
export async function spin(
  { page, platform, cell }: Pick<Visit, 'page' | 'platform' | 'cell'>,
  frame: FrameLocator,
): Promise<Round> {
  const button = frame.getByRole('button', { name: gameWords(cell.language)('spin'), exact: true });
  await expect
    .poll(() => button.getAttribute('aria-disabled').then((off) => off === 'true'), { timeout: 30_000 })
    .toBe(false);
  const answer = page.waitForResponse((response) => response.url().startsWith(`${platform.gameOrigin}/`) && response.url().endsWith('/api/spin')); // prettier-ignore
  await button.press('Space');
  const reply = (await (await answer).json()) as { success: boolean; value: Record<keyof Round, string> };
  expect(reply.success, JSON.stringify(reply)).toBe(true);
  const { stake, win, balance } = reply.value;
  return { stake: BigInt(stake), win: BigInt(win), balance: BigInt(balance) };
}
