import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, launchFixed } from '../../contract';
import { accounts, games, ledgerEntries, providerRounds } from '../db/schema';
import { balanceOf, houseAccount, post, trialBalance, walletOf } from '../ledger/ledger';
import { openWorld, type World } from '../testing/world';
import type { Visitor } from '../testing/visitor';
import { createProvider } from './app';
import { gameState, round, type Round } from './api';
import { spinGraceMs } from './config';
import { linesOf } from './slot/lines';

const origin = 'http://localhost:6301';
const siteOrigin = 'http://localhost:6300';

let world: World;
let provider: ReturnType<typeof createProvider>;

beforeAll(async () => {
  world = await openWorld({ providerOrigin: origin });
  provider = createProvider({
    db: world.db,
    ports: world.ports,
    config: { origin, siteOrigins: [siteOrigin], idleMinutes: 15, script: 'export {};' },
  });
});
afterAll(() => world.close());

const get = (path: string, headers: Record<string, string> = {}) => provider.request(`${origin}${path}`, { headers });

async function launchPath(visitor: Visitor, gameId = 'g0', language = 'en'): Promise<string> {
  const [game] = await world.db.select().from(games).where(eq(games.id, gameId));
  const answer = await visitor.call(contract.games.launch, {
    ...launchFixed,
    gameId,
    vassalage: game?.vassalage ?? '',
    username: '',
    token: '',
    merchantCode: 'aurora',
    language,
  });
  expect(answer.success).toBe(true);
  const url = new URL((answer.value as { game_url: string }).game_url);
  return url.pathname + url.search;
}

/** A browser frame with a game in it. */
class Table {
  private constructor(
    readonly path: string,
    readonly cookie: string,
  ) {}

  static async open(visitor: Visitor, gameId = 'g0', language = 'en'): Promise<Table> {
    const response = await get(await launchPath(visitor, gameId, language));
    expect(response.status).toBe(303);
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    return new Table(response.headers.get('location') ?? '', cookie);
  }

  page() {
    return get(this.path, { cookie: this.cookie });
  }

  spin(body: unknown, headers: Record<string, string> = {}) {
    return provider.request(`${origin}${this.path}/api/spin`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json', origin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** A spin that has to succeed, after the pause that a player would make. */
  async play(stake = '20', key = newKey()): Promise<Round> {
    world.ports.clock.advance(2_500);
    const response = await this.spin({ stake, key });
    expect(response.status).toBe(200);
    return v.parse(round, ((await response.json()) as { value: unknown }).value);
  }

  async state() {
    const response = await get(`${this.path}/api/state`, { cookie: this.cookie });
    return v.parse(gameState, ((await response.json()) as { value: unknown }).value);
  }
}

let keys = 0;
const newKey = () => `test-key-${String((keys += 1)).padStart(12, '0')}`;

const errorOf = async (response: Response) => ((await response.json()) as { errorCode?: string }).errorCode;

async function signIn(role: 'member' | 'agent' | 'trial'): Promise<Visitor> {
  const visitor = world.visitor();
  expect((await visitor.loginAs(role)).success).toBe(true);
  return visitor;
}

const holds = async (account: string): Promise<bigint> => (await balanceOf(world.db, account))?.balance ?? 0n;
const wallet = walletOf('aurora-mira');

describe('a launch ticket', () => {
  it('opens the game once, and leaves the address with it', async () => {
    const path = await launchPath(await signIn('member'));
    const first = await get(path);
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(/^\/play\/g0\/[0-9a-z]{26}$/);
    expect(first.headers.get('location')).not.toContain('ticket');
    expect(first.headers.get('set-cookie')).toMatch(
      new RegExp(`^play=[\\w-]{43}; Path=${first.headers.get('location') ?? '-'}; HttpOnly; SameSite=Strict$`),
    );
    const second = await get(path);
    expect(second.status).toBe(403);
    expect(await second.text()).toContain('This link to the game no longer works');
  });

  it('is good for a minute', async () => {
    const member = await signIn('member');
    const early = await launchPath(member);
    world.ports.clock.advance(59_999);
    expect((await get(early)).status).toBe(303);
    const late = await launchPath(member);
    world.ports.clock.advance(60_000);
    expect((await get(late)).status).toBe(403);
  });

  it('opens no other game, and does not open its own afterwards by mistake', async () => {
    const path = await launchPath(await signIn('member'), 'g1');
    expect((await get(path.replace('/g1?', '/g2?'))).status).toBe(403);
    expect((await get(path)).status).toBe(303);
  });

  it.each(['', 'x'.repeat(43), "' OR 1=1 --", '\u0000'])('is not guessed: %j', async (ticket) => {
    const response = await get(`/play/g0?ticket=${encodeURIComponent(ticket)}&lang=vi`);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Liên kết vào trò chơi không còn hiệu lực');
  });

  it('opens one session when it is used twice at once', async () => {
    const path = await launchPath(await signIn('member'));
    const answers = await Promise.all([get(path), get(path), get(path)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 403, 403]);
  });
});

describe('the page', () => {
  it('is the game, dressed in its own colours, under a policy that lets the site alone frame it', async () => {
    const table = await Table.open(await signIn('member'), 'g0');
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
    ['ko', 'lang="en" dir="ltr"', 'Spin'],
  ])('speaks %s', async (language, attributes, word) => {
    const page = await (await (await Table.open(await signIn('member'), 'g3', language)).page()).text();
    expect(page).toContain(attributes);
    expect(page).toContain(`<span>${word}</span>`);
  });

  it('needs its cookie', async () => {
    const table = await Table.open(await signIn('member'));
    const answers = [await get(table.path), await get(table.path, { cookie: 'play=wrong' })];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Your session has ended');
    }
  });

  it('says in words that a table is not staffed, and offers the way back', async () => {
    const response = await (await Table.open(await signIn('member'), 't1')).page();
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain('Salon Baccarat 12 is not played here yet');
    expect(page).toContain('Back to the lobby');
  });

  it('serves its files for ever, and nothing else', async () => {
    const page = await (await (await Table.open(await signIn('member'))).page()).text();
    const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|art)\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(10);
    for (const path of files) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control'), path).toContain('immutable');
    }
    for (const path of ['/assets/other.js', '/art/1/0/nothing.svg', '/art/1/x/wild.svg', '/'])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe('a spin', () => {
  it('takes its stake and pays its win in one transaction, and remembers both', async () => {
    const table = await Table.open(await signIn('member'));
    const before = await holds(wallet);
    const house = houseAccount('aurora', 'provider:VELORA', 'USD');
    const houseBefore = await holds(house);
    const played = await table.play('40');
    const after = await holds(wallet);
    expect(after).toBe(before - 40n + BigInt(played.win));
    expect(played.balance).toBe(after.toString());
    expect((await holds(house)) - houseBefore).toBe(before - after);
    const [row] = await world.db.select().from(providerRounds).where(eq(providerRounds.id, played.roundId));
    expect(row).toMatchObject({ stake: 40n, state: 'settled', balanceBefore: before, balanceAfter: after, money: 'real' });
    const entries = await world.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.transactionId, row?.ledgerTransactionId ?? ''), eq(ledgerEntries.accountId, wallet)));
    expect(entries.some(({ amount }) => amount === -40n)).toBe(true);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0n)).toBe(after - before);
  });

  it('shows what the reels say: every win lies on its line', async () => {
    const table = await Table.open(await signIn('member'));
    for (let time = 0; time < 25; time += 1) {
      const { outcome, win, stake } = await table.play();
      let sum = BigInt(outcome.scatters?.amount ?? 0);
      for (const { line, symbol, count, amount } of outcome.wins) {
        const rows = linesOf(20)[line] ?? [];
        for (let reel = 0; reel < count; reel += 1) expect([0, symbol]).toContain(outcome.window[reel]?.[rows[reel] ?? 0]);
        sum += BigInt(amount);
      }
      expect(BigInt(win)).toBe(sum);
      expect(stake).toBe('20');
    }
  });

  it('sent twice under one key takes one stake and gives one outcome', async () => {
    const table = await Table.open(await signIn('member'));
    const key = newKey();
    const first = await table.play('20', key);
    const before = await holds(wallet);
    expect(await table.play('20', key)).toEqual(first);
    expect(await holds(wallet)).toBe(before);
  });

  it('pressed ten times at once under one key is one spin', async () => {
    const table = await Table.open(await signIn('member'));
    world.ports.clock.advance(2_500);
    const before = await holds(wallet);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => table.spin({ stake: '20', key })));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    const { value } = JSON.parse(bodies[0] ?? '{}') as { value: Round };
    expect(await holds(wallet)).toBe(before - 20n + BigInt(value.win));
  });

  it('under a key that was used for another stake is refused', async () => {
    const table = await Table.open(await signIn('member'));
    const key = newKey();
    await table.play('20', key);
    const response = await table.spin({ stake: '40', key });
    expect([response.status, await errorOf(response)]).toEqual([409, 'key.reused']);
  });

  it('that comes too soon is refused with nothing taken, and two at once are one', async () => {
    const table = await Table.open(await signIn('member'));
    await table.play();
    const before = await holds(wallet);
    const soon = await table.spin({ stake: '20', key: newKey() });
    expect([soon.status, await errorOf(soon)]).toEqual([429, 'limit.reached']);
    expect(soon.headers.get('retry-after')).toBe('3');
    expect(await holds(wallet)).toBe(before);
    world.ports.clock.advance(2_500 - spinGraceMs);
    const both = await Promise.all([newKey(), newKey()].map((key) => table.spin({ stake: '20', key })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  });

  it('larger than the balance is refused with nothing taken, even when its win would have paid for it', async () => {
    const visitor = world.visitor();
    expect((await visitor.register('shortpurse')).success).toBe(true);
    const [account] = await world.db.select().from(accounts).where(eq(accounts.usernameKey, 'shortpurse'));
    const own = walletOf(account?.id ?? '');
    const bank = houseAccount('aurora', 'bank', 'USD');
    const postings = [
      { account: own, amount: 19n - (await holds(own)) },
      { account: bank, amount: (await holds(own)) - 19n },
    ];
    await post(world.db, { id: 'drain', actor: 'house', key: 'drain', kind: 'withdrawal', postings, at: world.ports.clock.now() });
    const table = await Table.open(visitor);
    for (let time = 0; time < 40; time += 1) {
      const response = await table.spin({ stake: '20', key: newKey() });
      expect([response.status, await errorOf(response)]).toEqual([422, 'wallet.short']);
    }
    expect(await holds(own)).toBe(19n);
    expect((await table.state()).last).toBeNull();
  });

  it.each([
    ['a stake that is not offered', { stake: '21', key: 'k'.repeat(20) }, 422, 'game.stake'],
    ['a negative stake', { stake: '-20', key: 'k'.repeat(20) }, 422, 'game.stake'],
    ['a stake as a number', { stake: 20, key: 'k'.repeat(20) }, 400, 'request.invalid'],
    ['no key', { stake: '20' }, 400, 'request.invalid'],
    ['a short key', { stake: '20', key: 'k' }, 400, 'request.invalid'],
    ['an outcome of its own', { stake: '20', key: 'k'.repeat(20), win: '999' }, 400, 'request.invalid'],
    ['no JSON', 'stake=20', 400, 'request.invalid'],
    ['a book', `"${'x'.repeat(5_000)}"`, 413, 'request.tooLarge'],
  ])('with %s is refused', async (_, body, status, code) => {
    const table = await Table.open(await signIn('member'));
    const before = await holds(wallet);
    const response = await table.spin(body);
    expect([response.status, await errorOf(response)]).toEqual([status, code]);
    expect(await holds(wallet)).toBe(before);
  });

  it('from another origin is refused, cookie or not', async () => {
    const table = await Table.open(await signIn('member'));
    const body = { stake: '20', key: newKey() };
    expect(await errorOf(await table.spin(body, { origin: siteOrigin }))).toBe('request.foreign');
    expect(await errorOf(await table.spin(body, { 'content-type': 'text/plain' }))).toBe('request.invalid');
    expect(await errorOf(await table.spin(body, { cookie: '' }))).toBe('session.ended');
  });

  it('with trial money moves trial money only', async () => {
    const table = await Table.open(await signIn('trial'));
    const realHouse = await holds(houseAccount('aurora', 'provider:VELORA', 'USD'));
    const before = await holds(walletOf('aurora-visitor'));
    const played = await table.play();
    expect(await holds(walletOf('aurora-visitor'))).toBe(before - 20n + BigInt(played.win));
    expect(await holds(houseAccount('aurora', 'provider:VELORA', 'USD'))).toBe(realHouse);
    const [row] = await world.db.select().from(providerRounds).where(eq(providerRounds.id, played.roundId));
    expect(row?.money).toBe('play');
    expect(await (await table.page()).text()).toContain('Trial money');
  });
});

describe('coming back', () => {
  it('finds the last round as it ended', async () => {
    const member = await signIn('member');
    const played = await (await Table.open(member, 'g5')).play('40');
    const again = await Table.open(member, 'g5');
    expect((await again.state()).last).toEqual(played);
    expect(await (await again.page()).text()).toContain(played.roundId);
  });
});

describe('the end of the site session', () => {
  it('ends its games with the next request', async () => {
    const member = await signIn('member');
    const table = await Table.open(member);
    await member.call(contract.session.logout, {});
    const response = await table.spin({ stake: '20', key: newKey() });
    expect([response.status, await errorOf(response)]).toEqual([401, 'session.ended']);
    expect((await table.page()).status).toBe(403);
  });

  it('comes by idleness, which playing keeps away', async () => {
    const table = await Table.open(await signIn('agent'), 'g0');
    for (let time = 0; time < 3; time += 1) {
      world.ports.clock.advance(14 * 60_000);
      await table.play();
    }
    world.ports.clock.advance(15 * 60_000);
    expect(await errorOf(await table.spin({ stake: '20', key: newKey() }))).toBe('session.ended');
  });
});

it('leaves the books in order', async () => {
  expect(await trialBalance(world.db)).toEqual([]);
});
