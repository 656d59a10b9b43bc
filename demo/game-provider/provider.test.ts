import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GameTestPlatform,
  type TestPlatform,
  createGameTestPlatform,
  siteOrigin,
} from '#platform/testing';

let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());

/** Matches of esports are listed with their results; no bets are taken on them. */
const esportsBook = 's5';

describe('a launch ticket', () => {
  it('opens the game once, and leaves the address with it', async () => {
    const path = await gamePlatform.launchPath(await gamePlatform.signIn('member'));
    const first = await gamePlatform.get(path);
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/^\/play\/g0\/[0-9a-z]{26}$/);
    expect(first.headers.get('location')).not.toContain('ticket');
    expect(first.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^play=[\\w-]{43}; Path=${first.headers.get('location') ?? '-'}; HttpOnly; SameSite=Strict$`,
      ),
    );
    const second = await gamePlatform.get(path);
    expect(second.status).toBe(403);
    expect(await second.text()).toContain('This link to the game no longer works');
  });

  it('is good for a minute', async () => {
    const member = await gamePlatform.signIn('member');
    const early = await gamePlatform.launchPath(member);
    platform.ports.clock.advance(59_999);
    expect((await gamePlatform.get(early)).status).toBe(303);
    const late = await gamePlatform.launchPath(member);
    platform.ports.clock.advance(60_000);
    expect((await gamePlatform.get(late)).status).toBe(403);
  });

  it('opens no other game, and does not open its own afterwards by mistake', async () => {
    const path = await gamePlatform.launchPath(await gamePlatform.signIn('member'), 'g1');
    expect((await gamePlatform.get(path.replace('/g1?', '/g2?'))).status).toBe(403);
    expect((await gamePlatform.get(path)).status).toBe(303);
  });

  it.each(['', 'x'.repeat(43), "' OR 1=1 --", '\u0000'])('is not guessed: %j', async (ticket) => {
    const response = await gamePlatform.get(`/play/g0?ticket=${encodeURIComponent(ticket)}&lang=vi`);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Liên kết vào trò chơi không còn hiệu lực');
  });

  it('opens one session when it is used twice at once', async () => {
    const path = await gamePlatform.launchPath(await gamePlatform.signIn('member'));
    const answers = await Promise.all([
      gamePlatform.get(path),
      gamePlatform.get(path),
      gamePlatform.get(path),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
  });
});

describe('the page', () => {
  it('is the game, dressed in its own colours, under a policy that lets the site alone frame it', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'), 'g0');
    const response = await table.page();
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${siteOrigin};`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const [, nonce = ''] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
    const page = await response.text();
    expect(page).toContain('<h1>Ember Fox</h1>');
    for (const tag of page.match(/<(?:script|style|link rel="stylesheet")[^>]*>/g) ?? [])
      if (!tag.includes('application/json')) expect(tag).toContain(`nonce="${nonce}"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await (await table.page()).text()).not.toContain(nonce);
  });

  it.each([
    ['th', 'lang="th" dir="ltr"', 'หมุน'],
    ['ar', 'lang="ar" dir="rtl"', 'تدوير'],
    ['ko', 'lang="ko" dir="ltr"', '스핀'],
    ['he', 'lang="en" dir="ltr"', 'Spin'],
  ])('speaks %s', async (language, attributes, word) => {
    const page = await (
      await (await gamePlatform.openGame(await gamePlatform.signIn('member'), 'g3', language)).page()
    ).text();
    expect(page).toContain(attributes);
    expect(page).toContain(`<span>${word}</span>`);
  });

  it('needs its cookie', async () => {
    const table = await gamePlatform.openGame(await gamePlatform.signIn('member'));
    const answers = [
      await gamePlatform.get(table.path),
      await gamePlatform.get(table.path, { cookie: 'play=wrong' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Your session has ended');
    }
  });

  it('says at once that a listed game is not played, in words of a player, and offers the way back', async () => {
    const member = await gamePlatform.signIn('member');
    const response = await (await gamePlatform.openGame(member, esportsBook)).page();
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Book isn’t available yet');
    expect(page).toContain('Choose another game in the lobby');
    // Three of the same kind that can be played.
    const others = [...page.matchAll(/data-open="([^"]+)" data-vendor="([^"]+)"/g)].map(([, id]) => id);
    expect(others).toHaveLength(3);
    for (const id of others) {
      const other = await (await gamePlatform.openGame(member, id)).page();
      expect(await other.text(), id).toContain('id="setup"');
    }
    // The site waits for a word of the game, and then shows what it has.
    expect(page).toContain(`"gameId":"${esportsBook}"`);
    expect(page).not.toContain('sandbox');
    expect(page).toContain('Back to the lobby');
  });

  it('serves its files for ever, and nothing else', async () => {
    const page = await (
      await (await gamePlatform.openGame(await gamePlatform.signIn('member'))).page()
    ).text();
    const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|art)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(files.length).toBeGreaterThan(10);
    for (const path of files) {
      const response = await gamePlatform.get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control'), path).toContain('immutable');
    }
    for (const path of ['/assets/other.js', '/art/2/0/nothing.svg', '/art/2/x/wild.svg', '/'])
      expect((await gamePlatform.get(path)).status, path).toBe(404);
  });
});
