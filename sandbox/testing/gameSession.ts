import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contract, launchFixed } from '../../contract';
import { games } from '../db/schema';
import { balanceOf } from '../ledger/ledger';
import { createRaster } from '../node/raster';
import { createProvider } from '../../demo/game-provider/app';
import { gameState, round, type GameState, type Round } from '../../demo/game-provider/api';
import type { DemoAccount } from '../../demo/seed/demoAccounts';
import { createImages } from '../../demo/seed/imageHandler';
import type { Visitor } from './visitor';
import { createTestPlatform, type TestPlatform } from './createTestPlatform';

/** Origins of the game provider and of the site around it, as the tests have them. */
export const gameOrigin = 'http://localhost:6301';
export const siteOrigin = 'http://localhost:6300';

/** A platform with its game provider, and players who open games. */
export interface GameTestPlatform {
  platform: TestPlatform;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  signIn(role: DemoAccount['role']): Promise<Visitor>;
  /** Path and query of a launch address: the ticket is still good. */
  launchPath(visitor: Visitor, gameId?: string, language?: string): Promise<string>;
  openGame(visitor: Visitor, gameId?: string, language?: string): Promise<GameSession>;
  /** The same seat at a further process of the game provider, beside the first on one database. */
  atFurtherProcess(seat: GameSession): GameSession;
  /** What a ledger account holds. */
  holds(account: string): Promise<bigint>;
}

/** Creates a platform with the game provider beside it. Close its `platform` afterwards. */
export async function createGameTestPlatform(): Promise<GameTestPlatform> {
  const platform = await createTestPlatform({ providerOrigin: gameOrigin });
  const startProvider = () =>
    createProvider(
      {
        db: platform.db,
        ports: platform.ports,
        config: {
          origin: gameOrigin,
          siteOrigins: [siteOrigin],
          idleMinutes: 15,
          script: 'export {};',
          checkSpin: '',
        },
        // The clock of the tests stands still until it is moved.
        wait: async (ms) => platform.ports.clock.advance(ms),
      },
      createImages(createRaster()),
    );
  const fetchAt = (provider: ReturnType<typeof startProvider>) => async (path: string, init: RequestInit) =>
    provider.request(`${gameOrigin}${path}`, init);
  const fetch = fetchAt(startProvider());
  const get: GameTestPlatform['get'] = (path, headers = {}) => fetch(path, { headers });
  const launchPath: GameTestPlatform['launchPath'] = async (visitor, gameId = 'g0', language = 'en') => {
    const [game] = await platform.db.select().from(games).where(eq(games.id, gameId));
    const answer = await visitor.call(contract.games.launch, {
      ...launchFixed,
      gameId,
      vassalage: game?.vassalage ?? '',
      username: '',
      token: '',
      merchantCode: visitor.merchant,
      language,
    });
    if (!answer.success) throw new Error(`the launch was refused: ${String(answer.errorCode)}`);
    const url = new URL((answer.value as { game_url: string }).game_url);
    return url.pathname + url.search;
  };
  return {
    platform,
    get,
    launchPath,
    async signIn(role) {
      const visitor = platform.visitor();
      const answer = await visitor.loginAs(role);
      if (!answer.success) throw new Error(`the ${role} was refused: ${String(answer.errorCode)}`);
      return visitor;
    },
    async openGame(visitor, gameId, language) {
      const response = await get(await launchPath(visitor, gameId, language));
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      return new GameSession(fetch, platform, response.headers.get('location') ?? '', cookie);
    },
    atFurtherProcess: ({ path, cookie }) => new GameSession(fetchAt(startProvider()), platform, path, cookie),
    holds: async (account) => (await balanceOf(platform.db, account))?.balance ?? 0n,
  };
}

let keys = 0;
/** A key as a page would make it, different each time. */
export const newKey = (): string => `test-key-${String((keys += 1)).padStart(12, '0')}`;

/** The code of a refusal. */
export const errorOf = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { errorCode?: string }).errorCode;

/** A browser frame with a game in it. */
export class GameSession {
  constructor(
    private readonly fetch: (path: string, init: RequestInit) => Promise<Response>,
    private readonly platform: TestPlatform,
    readonly path: string,
    readonly cookie: string,
  ) {}

  page(): Promise<Response> {
    return this.get('');
  }

  spin(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.post('/api/spin', body, headers);
  }

  /** Asks for a path below the game's own. */
  get(path: string): Promise<Response> {
    return this.fetch(`${this.path}${path}`, { headers: { cookie: this.cookie } });
  }

  /** Sends JSON to a path below the game's own. */
  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(`${this.path}${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json', origin: gameOrigin, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** A spin that has to succeed, after the pause that a player would make. */
  async play(stake = '20', key = newKey()): Promise<Round> {
    this.platform.ports.clock.advance(2_500);
    const response = await this.spin({ stake, key });
    if (response.status !== 200) throw new Error(`the spin was refused: ${String(await errorOf(response))}`);
    return v.parse(round, ((await response.json()) as { value: unknown }).value);
  }

  async state(): Promise<GameState> {
    const response = await this.get('/api/state');
    return v.parse(gameState, ((await response.json()) as { value: unknown }).value);
  }
}
