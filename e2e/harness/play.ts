import { expect } from 'vitest';
import type { FrameLocator, Page } from 'playwright';
import type { Visit } from './visit';

/** A round as the game's server told it, minor units. */
export interface Round {
  stake: bigint;
  win: bigint;
  balance: bigint;
}

/** Words of the game itself, which is the provider's page and speaks for itself. */
export const gameWords = {
  en: {
    spin: 'Spin',
    raise: 'Raise the stake',
    short: 'Your balance does not cover this stake. Nothing was taken.',
  },
  vi: {
    spin: 'Quay',
    raise: 'Tăng tiền cược',
    short: 'Số dư không đủ cho mức cược này. Không có khoản nào bị trừ.',
  },
} as const;

/** Addresses that a page's frames were sent to, so that a test can look at the way into a game. */
export function followFrames(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) seen.push(request.url());
  });
  return seen;
}

/** The game in its frame, once it can be played. */
export async function openedGame({ page, cell, platform }: Visit): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: gameWords[cell.language].spin, exact: true }).waitFor();
  const address =
    page
      .frames()
      .find((each) => each.url().startsWith(platform.gameOrigin))
      ?.url() ?? '';
  // By now the ticket has left the address, and the game stands on an origin of its own.
  expect(new URL(address).origin).toBe(platform.gameOrigin);
  expect(address).not.toContain('ticket');
  expect(new URL(page.url()).origin).toBe(platform.siteOrigin);
  return frame;
}

/** One spin by the space bar. */
export async function spin({ page, platform, cell }: Visit, frame: FrameLocator): Promise<Round> {
  const button = frame.getByRole('button', { name: gameWords[cell.language].spin, exact: true });
  await expect
    .poll(() => button.getAttribute('aria-disabled').then((off) => off === 'true'), { timeout: 15_000 })
    .toBe(false);
  const answer = page.waitForResponse((response) => response.url().startsWith(`${platform.gameOrigin}/`) && response.url().endsWith('/api/spin')); // prettier-ignore
  await button.press('Space');
  const reply = (await (await answer).json()) as { success: boolean; value: Record<keyof Round, string> };
  expect(reply.success, JSON.stringify(reply)).toBe(true);
  const { stake, win, balance } = reply.value;
  return { stake: BigInt(stake), win: BigInt(win), balance: BigInt(balance) };
}
