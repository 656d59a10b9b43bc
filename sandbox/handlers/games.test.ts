import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract, gameCategories, launchFixed, type Game, type VendorData } from '../../contract';
import { games, launchTickets } from '../db/schema';
import { dealtTable } from '../services/tables/dealtTables';
import { writeSystemState } from '../services/system/state';
import { createTestPlatform } from '../testing/createTestPlatform';
import type { Visitor } from '../testing/visitor';
import { provide, provideVisitor } from '../testing/provide';

const { games: calls } = contract;

const platform = provide(() => createTestPlatform({ providerOrigin: 'http://localhost:6301' }));
const member = provideVisitor(platform, 'member');

const list = async (
  visitor: Visitor,
  request: { category: Game['category']; vassalage?: string; language?: string },
) => {
  const answer = await visitor.call(calls.list, { language: 'en', ...request });
  expect(answer.success).toBe(true);
  return v.parse(calls.list.reply, answer.value).list;
};

const launch = (visitor: Visitor, changes: Record<string, unknown> = {}) =>
  visitor.call(calls.launch, {
    ...launchFixed,
    gameId: 'g0',
    vassalage: 'VELORA',
    username: 'mira',
    token: '',
    merchantCode: 'aurora',
    language: 'en',
    ...changes,
  });

describe('the lobby', () => {
  it('lists sixty studios of slots and vendors of every category that have something, e-sports marked', async () => {
    const answer = await platform.visitor().call(calls.vendors, { merchantCode: 'aurora' });
    const { lanes } = v.parse(calls.vendors.reply, answer.value) as VendorData;
    const sizes = Object.fromEntries(lanes.map(({ title, cards }) => [title, cards.length]));
    expect(sizes).toEqual({ ELOTT: 4, LOTT: 2, RNG: 60, LIVE: 12, SPORTS: 6, FISH: 6, PVP: 6 });
    expect(lanes.flatMap(({ cards }) => cards.filter(({ games }) => games === 0))).toEqual([]);
    const sports = lanes.find(({ title }) => title === 'SPORTS')?.cards ?? [];
    expect(sports.filter(({ isEsports }) => isEsports)).toHaveLength(2);
    expect(lanes.every(({ cards }) => cards.some(({ isHot }) => isHot === 1))).toBe(true);
    expect(lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage))).toEqual(
      expect.arrayContaining(['TCG_SEA', 'GPI', 'TCG_LOTTO_VN']),
    );
  });

  it('gives the order that a brand wants', async () => {
    const answer = await platform
      .visitor({ merchant: 'lotus' })
      .call(calls.vendors, { merchantCode: 'lotus' });
    const { sorting } = v.parse(calls.vendors.reply, answer.value) as VendorData;
    expect(sorting.find(({ gameCategory }) => gameCategory === 'LOTT')?.vendors[0]).toBe('TCG_LOTTO_VN');
  });

  it('refuses to speak for another merchant than the request is for', async () => {
    const answer = await platform.visitor().call(calls.vendors, { merchantCode: 'lotus' });
    expect(answer).toMatchObject({ success: false, errorCode: 'request.invalid' });
  });

  it('names every category that has something', async () => {
    const answer = await platform.visitor().call(calls.vendorTypes, {});
    expect(answer.value).toEqual(gameCategories);
  });

  it('lists ten thousand slots in one reply, the leading ones first', async () => {
    const found = await list(platform.visitor(), { category: 'RNG' });
    expect(found).toHaveLength(10_000);
    expect(new Set(found.map(({ id }) => id)).size).toBe(10_000);
    expect(found.slice(0, 3).map(({ name }) => name)).toEqual(['Comet', 'Ember Fox', 'Prism Vault']);
    expect(found[2]?.badge).toBe('jackpot');
    expect(found.filter(({ badge }) => badge === 'new').length).toBeGreaterThan(2);
    expect(found.filter(({ lines }) => lines >= 25).length).toBeGreaterThan(1000);
    expect(found.filter(({ minBet }) => BigInt(minBet) >= 100n).length).toBeGreaterThan(1000);
  });

  it('lists them in parts that make up the whole, and says how many there are', async () => {
    const visitor = platform.visitor();
    const part = async (from: number, limit: number) => {
      const request = { category: 'RNG' as const, language: 'en', from: String(from), limit: String(limit) };
      return v.parse(calls.list.reply, (await visitor.call(calls.list, request)).value);
    };
    const whole = await list(visitor, { category: 'RNG' });
    const [first, last, beyond] = [await part(0, 100), await part(9_990, 1000), await part(20_000, 100)];
    expect(first.list).toEqual(whole.slice(0, 100));
    expect(last.list).toEqual(whole.slice(9_990));
    expect(beyond.list).toEqual([]);
    expect([first, last, beyond].map(({ total }) => total)).toEqual([10_000, 10_000, 10_000]);
  });

  it('lists those that most people play first', async () => {
    const playing = (await list(platform.visitor(), { category: 'RNG' })).map((game) => game.playing);
    expect(playing).toEqual(playing.toSorted((one, other) => other - one));
  });

  it("lists one vendor's games, all of them and no others", async () => {
    const found = await list(platform.visitor(), { category: 'RNG', vassalage: 'VELORA' });
    expect(found.length).toBeGreaterThan(100);
    expect(found.every(({ vassalage }) => vassalage === 'VELORA')).toBe(true);
    expect(found[0]?.name).toBe('Ember Fox');
  });

  it.each([
    ['LIVE', 133],
    ['FISH', 58],
    ['PVP', 72],
    ['SPORTS', 6],
    ['ELOTT', 20],
    ['LOTT', 8],
  ] as const)('lists %s: %i', async (category, count) => {
    const found = await list(platform.visitor(), { category });
    expect(found).toHaveLength(count);
    expect(new Set(found.map(({ name }) => name)).size).toBe(count);
  });

  it('lists no table whose game is not dealt', async () => {
    const found = await platform.db.select().from(games).where(eq(games.category, 'LIVE'));
    expect(found.filter((row) => !dealtTable(row))).toEqual([]);
  });

  it('names lotteries in the language asked for, and in English when it has no other', async () => {
    const names = async (language: string) =>
      (await list(platform.visitor(), { category: 'LOTT', language })).map(({ name }) => name);
    expect(await names('vi')).toContain('Xổ số miền Bắc');
    expect(await names('zh-CN')).toContain('越南北部');
    expect(await names('zh-TW')).toContain('越南北部');
    expect(await names('ko')).toContain('베트남 북부');
    expect(await names('sv')).toContain('Vietnam North');
  });

  it("writes stakes in the merchant's own currency", async () => {
    const [dollar] = await list(platform.visitor(), { category: 'RNG', vassalage: 'VELORA' });
    const [dong] = await list(platform.visitor({ merchant: 'lotus' }), {
      category: 'RNG',
      vassalage: 'VELORA',
    });
    expect(dollar?.minBet).toBe('20');
    expect(dong?.minBet).toBe('400000');
  });

  it('answers 304 to who has the list already, and gives a new one when a game changes', async () => {
    const visitor = platform.visitor();
    const first = await visitor.call(calls.list, { category: 'FISH', language: 'en' });
    const etag = first.headers.get('etag') ?? '';
    const again = (tag: string) =>
      visitor.send(`${calls.list.path}?category=FISH&language=en`, {
        headers: { ...visitor.headers(calls.list), 'if-none-match': tag },
      });
    expect((await again(etag)).status).toBe(304);
    await platform.db.update(games).set({ name: 'Reef Raiders Renamed' }).where(eq(games.id, 'f1'));
    const changed = await again(etag);
    expect(changed.status).toBe(200);
    expect(JSON.stringify(changed.value)).toContain('Reef Raiders Renamed');
  });

  it('shows the hot list, rooms and recent games', async () => {
    const hot = await platform.visitor().call(calls.hot, {
      merchantCode: 'aurora',
      isPlatform: '2',
      platform: 'html5-desktop',
      language: 'en',
    });
    expect(v.parse(calls.hot.reply, hot.value).list[0]?.name).toBe('Ember Fox');
    const rooms = await platform.visitor().call(calls.rooms, {});
    expect(v.parse(calls.rooms.reply, rooms.value).list).toHaveLength(72);
    const recent = await member.call(calls.recent, {});
    expect(v.parse(calls.recent.reply, recent.value).list.length).toBeGreaterThan(5);
  });
});

describe('favourites', () => {
  it('names the wanted state, so that saying it twice changes nothing', async () => {
    const set = async (favourite: boolean) =>
      (await member.call(calls.setFavourite, { gameId: 'g77', favourite })).value as { ids: string[] };
    expect((await set(true)).ids.filter((id) => id === 'g77')).toHaveLength(1);
    expect((await set(true)).ids.filter((id) => id === 'g77')).toHaveLength(1);
    expect((await set(false)).ids).not.toContain('g77');
    expect((await set(false)).ids).not.toContain('g77');
    expect((await member.call(calls.favourites, {})).value).toEqual({ ids: ['g0', 'g4', 'g10'] });
  });

  it('refuses a game that does not exist, and a visitor', async () => {
    expect(await member.call(calls.setFavourite, { gameId: 'nothing', favourite: true })).toMatchObject({
      errorCode: 'game.unknown',
    });
    expect(
      await platform.visitor().call(calls.setFavourite, { gameId: 'g1', favourite: true }),
    ).toMatchObject({
      errorCode: 'session.missing',
    });
  });
});

describe('launching', () => {
  it('gives an address at the provider with a ticket that is stored as a fingerprint and lasts a minute', async () => {
    const answer = await launch(member);
    const url = new URL((answer.value as { game_url: string }).game_url);
    expect(url.origin).toBe('http://localhost:6301');
    expect(url.pathname).toBe('/play/g0');
    const [game] = await platform.db.select({ name: games.name }).from(games).where(eq(games.id, 'g0'));
    expect(answer.value).toMatchObject({ name: game?.name });
    const ticket = url.searchParams.get('ticket') ?? '';
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const [row] = await platform.db
      .select()
      .from(launchTickets)
      .where(eq(launchTickets.ticketHash, await platform.ports.hasher.digest(ticket)));
    expect(row?.expiresAt.getTime()).toBe(platform.ports.clock.now().getTime() + 60_000);
    expect(JSON.stringify(row)).not.toContain(ticket);
    expect(url.href).not.toContain(member.token ?? 'no token');
  });

  it('puts the game on top of the recent ones', async () => {
    platform.ports.clock.advance(1_000);
    await launch(member, { gameId: 'g4', vassalage: 'BLUEPEG' });
    const recent = await member.call(calls.recent, {});
    expect(v.parse(calls.recent.reply, recent.value).list[0]?.id).toBe('g4');
  });

  it.each([
    ['a game that does not exist', { gameId: 'nothing' }, 'game.unknown'],
    ["another vendor's game", { vassalage: 'NINEFOLD' }, 'game.unknown'],
    ['no game at all', { gameId: undefined }, 'game.unknown'],
    ['somebody else', { username: 'arun' }, 'request.invalid'],
    ['another merchant', { merchantCode: 'lotus' }, 'request.invalid'],
  ])('refuses %s', async (_, changes, code) => {
    expect(await launch(member, changes)).toMatchObject({ success: false, errorCode: code });
  });

  it('refuses the games of a vendor that is being serviced, with the end where it is known', async () => {
    const now = platform.ports.clock.now();
    const until = new Date(now.getTime() + 3_600_000).toISOString();
    const service = (serviced: Record<string, string>) =>
      writeSystemState(platform.db, 'serviced', serviced, now);
    await service({ VELORA: until });
    expect(await launch(member)).toMatchObject({
      errorCode: 'game.closed',
      value: { service: true, until },
    });
    await service({ VELORA: '' });
    expect(await launch(member)).toMatchObject({ errorCode: 'game.closed', value: { service: true } });
    // The end has come, though nobody switched it back.
    await service({ VELORA: new Date(now.getTime() - 1_000).toISOString() });
    expect(await launch(member)).toMatchObject({ success: true });
    await service({ NINEFOLD: '' });
    expect(await launch(member)).toMatchObject({ success: true });
    await service({});
  });

  it('refuses a closed game, and one whose vendor is closed', async () => {
    const [closed] = await platform.db.select().from(games).where(eq(games.state, 'closed'));
    expect(await launch(member, { gameId: closed?.id, vassalage: closed?.vassalage })).toMatchObject({
      errorCode: 'game.closed',
    });
  });

  it('refuses a visitor, and a trial account at a table for real money', async () => {
    expect(await launch(platform.visitor())).toMatchObject({ errorCode: 'session.missing' });
    const trial = platform.visitor();
    await trial.loginAs('trial');
    expect(await launch(trial, { gameId: 't1', vassalage: 'EASTGATE', username: 'visitor' })).toMatchObject({
      errorCode: 'guest.blocked',
    });
    expect(await launch(trial, { username: 'visitor' })).toMatchObject({ success: true });
  });

  it('stops somebody who launches without end', async () => {
    const agent = platform.visitor();
    await agent.loginAs('agent');
    const codes = [];
    for (let time = 0; time < 31; time += 1)
      codes.push((await launch(agent, { username: 'arun' })).errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(30);
    expect(codes.at(-1)).toBe('limit.reached');
  });
});
