import type { Page, Route } from 'playwright';
import type { WordId } from './words';

/** One way in which a platform fails, and the words that a visitor is owed. */
export interface FaultKind {
  name: string;
  answer: (route: Route) => Promise<void>;
  words: WordId;
}

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

export const faults: readonly FaultKind[] = [
  { name: 'is down', answer: (route) => route.abort('connectionrefused'), words: 'error.network' },
  {
    name: 'answers with a page instead of JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }),
    words: 'error.malformed',
  },
  {
    name: 'answers with half of a JSON text',
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tr' }),
    words: 'error.malformed',
  },
  {
    name: 'answers with the wrong types',
    answer: json(200, { success: true, value: { list: 'none', sumBalance: {}, token: 7, game_url: [1] } }),
    words: 'error.malformed',
  },
  { name: 'answers with null', answer: json(200, { success: true, value: null }), words: 'error.malformed' },
  { name: 'fails with 500', answer: json(500, { success: false }), words: 'error.server' },
  {
    name: 'stands behind a broken proxy',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    words: 'error.server',
  },
];

/** Makes calls to an address fail until the function that comes back is called. */
export async function breakCalls(
  page: Page,
  address: RegExp,
  answer: FaultKind['answer'],
): Promise<() => Promise<void>> {
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}

/** Lets calls to an address hang: never an answer, never an end. */
export async function hangCalls(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  const hold = (route: Route): void => void waiting.push(route);
  await page.route(address, hold);
  return async () => {
    // First, because Playwright lets what is held go on once nothing holds it.
    await Promise.all(waiting.map((route) => route.abort().catch(() => undefined)));
    await page.unroute(address, hold);
  };
}

/** Holds calls to an address back until the function that comes back is called; from then on they pass. */
export async function delayCalls(page: Page, address: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await isHeld;
    await route.continue();
  });
  return letGo;
}

/**
 * Loses the answers to what the game in the page's frame posts to an address, until the frame is loaded anew or the function
 * that comes back is called: the platform has heard each, and the game only that its line was cut. Within the frame, since
 * Firefox does not tell a route what was posted.
 * @param onLost runs before the game hears of it
 */
export async function loseAnswers(page: Page, ending: string, onLost: () => unknown): Promise<() => void> {
  let isLosing = true;
  await page.exposeFunction('noteLost', async () => {
    if (isLosing) await onLost();
    return isLosing;
  });
  const game = await (await page.locator('iframe').elementHandle())?.contentFrame();
  await game?.evaluate((end) => {
    const { fetch: send, noteLost } = globalThis as typeof globalThis & { noteLost: () => Promise<boolean> };
    globalThis.fetch = async (...call) => {
      const answer = await send(...call);
      const isMeant = call[1]?.method === 'POST' && String(call[0]).endsWith(end);
      if (isMeant && (await noteLost())) throw new TypeError('the line was cut');
      return answer;
    };
  }, ending);
  return () => {
    isLosing = false;
  };
}
