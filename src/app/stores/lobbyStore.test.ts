import { describe, expect, test } from 'vitest';
import { Scope } from '../data/scope';
import { refusal, reply, scriptedApi, type Answer } from '../testing/api';
import { CountingRandom, MapStorage, settle } from '../testing/ports';
import { HallStore } from './hallStore';
import { LobbyStore } from './lobbyStore';

const card = (vassalage: string, gameType: string, more: object = {}) => ({
  vassalage,
  name: vassalage,
  accountTypeId: 1,
  gameType,
  ...more,
});
const game = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  vassalage: 'VELORA',
  category: 'RNG',
  image: '/img/cover/1.svg',
  minBet: '20',
  ...more,
});

function makeLobby(...answers: Answer[]) {
  const storage = new MapStorage();
  const wire = scriptedApi();
  wire.script(...answers);
  const lobby = new LobbyStore({
    onFirstInput: (explore) => explore(),
    api: wire.api,
    clock: wire.clock,
    random: new CountingRandom(),
    storage,
    merchantCode: 'aurora',
    scope: new Scope(),
    language: () => 'en',
  });
  return { lobby, storage, ...wire };
}

test('what the tab keeps is shown at once: vendors, favourites and the hall of the last visit', () => {
  const { lobby, storage } = makeLobby();
  storage.write('gameVendor', JSON.stringify({ lanes: [{ title: 'RNG', cards: [card('A1', 'RNG')] }] }));
  storage.write('favGames', JSON.stringify({ ids: ['g1'] }));
  storage.write('currentVassalage', 'A1');
  lobby.restore();
  expect([...lobby.categories.keys()]).toEqual(['RNG']);
  expect([...lobby.favouriteIds]).toEqual(['g1']);
  expect(lobby.currentVassalage).toBe('A1');
});

describe('vendors', () => {
  test('e-sports vendors leave SPORTS, and the sorting of the platform rules each category', async () => {
    const { lobby } = makeLobby(() =>
      reply({
        lanes: [
          { title: 'SPORTS', cards: [card('KICK', 'SPORTS'), card('ARENA', 'SPORTS', { isEsports: true })] },
          { title: 'RNG', cards: [card('A1', 'RNG'), card('B2', 'RNG'), card('C3', 'RNG')] },
        ],
        sorting: [{ gameCategory: 'RNG', vendors: ['C3', 'A1'] }],
      }),
    );
    await lobby.vendors.ensure();
    const names = [...lobby.categories].map(([category, cards]) => [category, cards.map(({ name }) => name)]);
    expect(Object.fromEntries(names)).toEqual({
      SPORTS: ['KICK'],
      ESPORTS: ['ARENA'],
      RNG: ['C3', 'A1', 'B2'],
    });
  });
});

describe('halls', () => {
  test('the hall of rooms shows the list of rooms, of one vendor or of all', async () => {
    const room = { ...game('p1', 'Tien Len Hall 1'), category: 'PVP', nodeId: 'GPI-rooms' };
    const { lobby, seen } = makeLobby(() => reply({ list: [room] }));
    await lobby.games.get('PVP:').ensure();
    await lobby.games.get('PVP:GPI').ensure();
    expect(seen.map(({ path }) => path)).toEqual([
      '/wps/relay/MCSFE_getRoomList',
      '/wps/relay/MCSFE_getRoomList?vassalage=GPI',
    ]);
    expect(lobby.games.get('PVP:').value).toMatchObject({ list: [{ nodeId: 'GPI-rooms' }], total: 1 });
  });

  test('e-sports are sports to the platform, and two halls to the visitor', async () => {
    const { lobby } = makeLobby(
      () =>
        reply({
          lanes: [
            {
              title: 'SPORTS',
              cards: [card('KICK', 'SPORTS'), card('ARENA', 'SPORTS', { isEsports: true })],
            },
          ],
        }),
      () =>
        reply({
          list: [
            game('k', 'Kick Book', { vassalage: 'KICK', category: 'SPORTS' }),
            game('a', 'Arena Book', { vassalage: 'ARENA', category: 'SPORTS' }),
          ],
        }),
    );
    await lobby.vendors.ensure();
    const [sports, esports] = (['SPORTS', 'ESPORTS'] as const).map(
      (category) => new HallStore(category, lobby, { isSignedIn: false }),
    );
    sports?.open(undefined);
    esports?.open(undefined);
    await settle();
    expect(sports?.shown.map(({ id }) => id)).toEqual(['k']);
    expect(esports?.shown.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('favourites', () => {
  test('show at once and are taken back when the platform refuses', async () => {
    const { lobby } = makeLobby(() => refusal(404, 'game.unknown'));
    lobby.favourites.set({ ids: ['1'] });
    const change = lobby.setFavourite('2', true);
    expect([...lobby.favouriteIds]).toEqual(['1', '2']);
    await change;
    expect([...lobby.favouriteIds]).toEqual(['1']);
  });
});

describe('hall', () => {
  const list = [
    game('1', 'Ember Fox', { playing: 5, lines: 20, minBet: '20', rtp: 9500 }),
    game('2', 'Đèn Lồng Đỏ', { playing: 9, lines: 40, minBet: '100', rtp: 9640 }),
    game('3', 'Fox of the North', { playing: 1, lines: 25, minBet: '250', rtp: 9700 }),
  ];
  async function openHall() {
    const { lobby, seen } = makeLobby(() => reply({ list }));
    const hall = new HallStore('RNG', lobby, { isSignedIn: false });
    hall.open(undefined);
    await settle();
    return { hall, lobby, seen };
  }
  const names = (hall: HallStore) => hall.shown.map(({ id }) => id);

  test('sorts by what is most played', async () => {
    const { hall } = await openHall();
    expect(names(hall)).toEqual(['2', '1', '3']);
    hall.sortBy('rtp');
    expect(names(hall)).toEqual(['3', '2', '1']);
  });

  test('finds words in any order and without marks', async () => {
    const { hall } = await openHall();
    hall.search('  NORTH fox ');
    expect(names(hall)).toEqual(['3']);
    hall.search('den long');
    expect(names(hall)).toEqual(['2']);
  });

  test('keeps stakes of 1 or more and 25 lines or more', async () => {
    const { hall } = await openHall();
    hall.toggle('minBet');
    expect(names(hall)).toEqual(['2', '3']);
    hall.toggle('minBet');
    hall.toggle('lines');
    expect(names(hall)).toEqual(['2', '3']);
    hall.clear();
    expect(names(hall)).toHaveLength(3);
  });

  test('remembers the vendor for the next visit and asks the platform for its games', async () => {
    const { hall, lobby, seen } = await openHall();
    hall.open('VELORA');
    await settle();
    expect(lobby.currentVassalage).toBe('VELORA');
    expect(seen.at(-1)?.path).toContain('vassalage=VELORA');
  });
});
