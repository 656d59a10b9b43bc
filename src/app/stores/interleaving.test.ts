import { describe, expect, test } from 'vitest';
import { brandDefaults } from '../brand/brand';
import { succeed } from '../data/failure';
import { Scope } from '../data/scope';
import { interleave, type Wire } from '../testing/interleave';
import { CountingRandom, ManualClock, MapStorage } from '../testing/ports';
import { memberReply, sessionStart } from '../testing/signIn';
import { HomeStore, type HomeDeps } from './homeStore';
import { LaunchStore, type LaunchDeps } from './launchStore';
import { LobbyStore, type LobbyDeps } from './lobbyStore';
import { LocaleStore } from './localeStore';
import { MemberStore, type MemberDeps } from './memberStore';
import { SessionStore, type SessionDeps } from './sessionStore';
import { WalletStore, type WalletDeps } from './walletStore';

const ports = () => ({ clock: new ManualClock(), random: new CountingRandom(), storage: new MapStorage() });

/** Messages that say of which language and area they are. */
function makeLocale(wire: Wire) {
  return new LocaleStore<string>({
    storage: new MapStorage(),
    resolve: (wanted) => wanted ?? 'en',
    loadArea: async (tag, area) => {
      const outcome = await wire.call(() => ({ [area]: tag }));
      if (!outcome.ok) throw new Error('not there');
      return outcome.value;
    },
  });
}

describe('stores', () => {
  test('the language ends as it was wished for last, with every area that is open', () =>
    interleave({
      start: (wire) => ({ locale: makeLocale(wire) }),
      acts: {
        vi: ({ locale }) => void locale.switchTo('vi'),
        th: ({ locale }) => void locale.switchTo('th'),
        en: ({ locale }) => void locale.switchTo('en'),
        hall: ({ locale }) => void locale.ensureAreas(['slots']).catch(() => undefined),
        game: ({ locale }) => void locale.ensureAreas(['game', 'slots']).catch(() => undefined),
      },
      calm: async ({ locale }) => {
        await locale.switchTo('th');
        await locale.ensureAreas(['slots', 'game']);
      },
      check: ({ locale }) =>
        expect([locale.tag, locale.messages, locale.isSwitching]).toEqual([
          'th',
          { slots: 'th', game: 'th' },
          false,
        ]),
    }));

  test('home ends in the language of now', () =>
    interleave({
      runs: 2_000,
      start: (wire) => {
        const now = { language: 'en' };
        const inLanguage = (request: { language: string }) => ({
          list: [request.language],
          banners: [request.language],
        });
        const api = wire.api<HomeDeps['api']>({
          'home.announcements': inLanguage,
          'home.popularGames': inLanguage,
          'home.popularLotteries': inLanguage,
          'home.matches': inLanguage,
          'home.winners': () => ({ list: [] }),
        });
        const home = new HomeStore({
          ...ports(),
          api,
          language: () => now.language,
          isSignedIn: () => false,
          brand: { announcementTypes: ['B'], defaultAnnouncementType: 'B' },
        });
        const createCalls = (language: string): void => {
          now.language = language;
          void home.reload();
        };
        return { home, createCalls };
      },
      acts: {
        vi: ({ createCalls }) => createCalls('vi'),
        th: ({ createCalls }) => createCalls('th'),
        visit: ({ home }) => void home.load(),
      },
      calm: ({ createCalls }) => createCalls('ja'),
      check: ({ home }) =>
        expect([home.notices.value?.banners, home.lotteries.value?.list, home.matches.value?.list]).toEqual([
          ['ja'],
          ['ja'],
          ['ja'],
        ]),
    }));

  test('the frame plays the game that was opened last, or none', () =>
    interleave({
      start: (wire) => {
        const api = wire.api<LaunchDeps['api']>({
          'games.launch': ({ gameId }: { gameId: string }) => ({ game_url: `https://games.test/${gameId}` }),
        });
        const launch = new LaunchStore({
          ...ports(),
          api,
          merchantCode: 'aurora',
          language: () => 'en',
          brand: brandDefaults,
          account: () => 'mira',
          ownOrigin: 'https://site.test',
          gameOrigins: () => ['https://games.test'],
          launchHost: () => 'https://games.test',
        });
        const seen = { wanted: '' };
        const open = (id: string): void => {
          seen.wanted = id;
          void launch.open({ id, vassalage: 'GPI' });
        };
        const leave = (): void => {
          seen.wanted = '';
          launch.leave();
        };
        const mustFit = (): void => {
          if (launch.frameUrl !== undefined)
            expect(launch.frameUrl).toBe(`https://games.test/${seen.wanted}`);
        };
        return { launch, open, leave, mustFit };
      },
      acts: {
        a: ({ open, mustFit }) => (mustFit(), open('a')),
        b: ({ open, mustFit }) => (mustFit(), open('b')),
        leave: ({ leave, mustFit }) => (mustFit(), leave()),
      },
      calm: ({ open }) => open('c'),
      check: ({ launch, leave }) => {
        expect([launch.frameUrl, launch.frameStatus]).toEqual(['https://games.test/c', 'loading']);
        leave();
      },
    }));

  test('hearts end as the platform has them, each as it was pressed last', () =>
    interleave({
      start: (wire) => {
        const hearts = new Set<string>(['x']);
        const wished = new Map<string, boolean>();
        const list = () => ({ ids: [...hearts] });
        const api = wire.api<LobbyDeps['api']>({
          'games.favourites': list,
          'games.setFavourite': ({ gameId, favourite }: { gameId: string; favourite: boolean }) => {
            if (favourite) hearts.add(gameId);
            else hearts.delete(gameId);
            return list();
          },
        });
        const scope = new Scope();
        const lobby = new LobbyStore({
          onFirstInput: (explore) => explore(),
          ...ports(),
          api,
          scope,
          merchantCode: 'aurora',
          language: () => 'en',
        });
        const press = (gameId: string): void => {
          const next = !lobby.favouriteIds.has(gameId);
          wished.set(gameId, next);
          void lobby.setFavourite(gameId, next);
        };
        return { lobby, scope, hearts, press };
      },
      acts: {
        a: ({ press }) => press('a'),
        b: ({ press }) => press('b'),
        load: ({ lobby }) => void lobby.favourites.ensure(),
        leave: ({ scope }) => scope.reset(),
      },
      calm: async ({ lobby, press }) => {
        await lobby.favourites.refresh();
        press('a');
      },
      check: ({ lobby, hearts }) => expect([...lobby.favouriteIds].sort()).toEqual([...hearts].sort()),
    }));

  test('the balance after a spin is that of after the spin', () =>
    interleave({
      start: (wire) => {
        const truth = { cents: 0 };
        const api = wire.api<WalletDeps['api']>({
          'wallet.balance': () => ({ sumBalance: String(truth.cents), currency: 'USD' }),
          'wallet.merchantWallet': () => ({ isSingle: true }),
        });
        const wallet = new WalletStore({ ...ports(), sessionStorage: new MapStorage(), api });
        return { wallet, truth };
      },
      acts: {
        spin: ({ wallet, truth }) => {
          truth.cents += 1;
          void wallet.balance.refresh();
        },
        press: ({ wallet }) => void wallet.refresh(),
        leave: ({ wallet }) => wallet.reset(),
        look: ({ wallet }) => void wallet.balance.ensure(),
      },
      calm: ({ wallet, truth }) => {
        truth.cents += 1;
        return wallet.balance.refresh();
      },
      check: ({ wallet, truth }) =>
        expect([wallet.balance.value?.sumBalance, wallet.isRefreshing]).toEqual([String(truth.cents), false]),
    }));

  test('a session is that of the last way in, and asks once whose it is', () =>
    interleave({
      start: (wire) => {
        const made: { session?: SessionStore } = {};
        const asked: string[] = [];
        const memberApi = wire.api<MemberDeps['api']>({
          'member.info': () => {
            const token = made.session?.token ?? '';
            asked.push(token);
            return { ...memberReply, account: token };
          },
          'member.avatar': () => ({}),
          'member.unread': () => ({ count: 0 }),
        });
        const member = new MemberStore({ api: memberApi, clock: new ManualClock() });
        const api = wire.api<SessionDeps['api']>({
          'session.logout': () => ({}),
          'session.freeplay': () => ({}),
        });
        const session = new SessionStore({
          ...ports(),
          api,
          memberInfo: member.info,
          merchantCode: 'aurora',
          freePlayProof: async () => succeed({ os: '', Encryption: '' }),
        });
        made.session = session;
        const enter = (name: string) => session.enter(sessionStart({ token: name.repeat(43) }));
        return { session, enter, asked };
      },
      acts: {
        mira: ({ enter }) => void enter('m'),
        arun: ({ enter }) => void enter('a'),
        out: ({ session }) => session.leave(),
        ended: ({ session }) => session.end('session.elsewhere'),
      },
      calm: async ({ enter, asked }) => {
        asked.length = 0;
        await enter('z');
      },
      check: ({ session, asked }) =>
        expect([session.token, session.account, asked]).toEqual([
          'z'.repeat(43),
          'z'.repeat(43),
          ['z'.repeat(43)],
        ]),
    }));
});
