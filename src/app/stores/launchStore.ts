import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { launchCalls, launchFixed, lotteryLaunchFixed, type Game, type LottoView } from '#contract';
import type { CallsOf } from '../api/client';
import type { PlatformFacts } from '../brand/brand';
import { fail, succeed, type Outcome } from '../data/failure';
import { isFrameAddress } from '../data/frameAddress';
import type { Clock, Random } from '../data/ports';
import { Mutation } from '../data/mutation';
import type { Task } from '../data/task';
import { Timer } from '../data/timer';
import { prizeModeOf } from './prizeMode';

export { launchCalls };

export interface LaunchDeps {
  api: CallsOf<{ games: typeof launchCalls }>;
  clock: Clock;
  random: Random;
  merchantCode: string;
  language: () => string;
  /** What of the brand the launch of a lottery tells the vendor. */
  brand: PlatformFacts;
  account: () => string;
  /** Origin of the site: a game from it would share its storage, so it is refused. */
  ownOrigin: string;
  /** Addresses at whose origins games may be: those of the page's configuration and the platform's launch hosts. */
  gameOrigins: () => readonly string[];
  /** The launch host of this visit: a game whose address is a path is there. */
  launchHost: () => string;
}

/** Which game a person wants: what the address of its page carries. */
export interface GameChoice extends Pick<Game, 'id' | 'vassalage' | 'nodeId'> {
  /** For a lottery of a vendor: its betting, or with an empty `id` the lobby of the vendor. */
  lottoView?: LottoView | undefined;
}

/** Where a game is, and what it is called if the platform says so. */
interface Launched {
  url: string;
  name: string | undefined;
}

/**
 * `slow`: the game has not answered for 8 s; the frame stays, with words and a way on above it. `timedOut`: nor for a
 * minute; the frame is given up.
 */
export type FrameStatus = 'empty' | 'loading' | 'slow' | 'timedOut' | 'ready';

const slowAfter = 8_000;
/** As long as a ticket opens a game. */
const lostAfter = 60_000;

/** Opens a game in the frame of the game page. */
export class LaunchStore {
  frameUrl: string | undefined = undefined;
  /** Name of the game that is open, as the platform says it. */
  name: string | undefined = undefined;
  frameStatus: FrameStatus = 'empty';
  readonly launch: Task<GameChoice, Launched>;
  readonly #deps: LaunchDeps;
  readonly #patience: Timer;

  constructor(deps: LaunchDeps) {
    this.#deps = deps;
    this.#patience = new Timer(deps.clock);
    // Another game's answer, or one after the page was left, must not take the frame.
    this.launch = new Mutation(deps.random, (choice: GameChoice) => this.#ask(choice));
    makeObservable(this, {
      frameUrl: observableRef,
      name: observableRef,
      frameStatus: observableRef,
      ready: actionBound,
      leave: actionBound,
    });
  }

  /** Asks the platform for the game and fills the frame. */
  async open(choice: GameChoice): Promise<void> {
    this.leave();
    const outcome = await this.launch.run(choice);
    if (!outcome.ok) return;
    runInAction(() => {
      this.frameUrl = outcome.value.url;
      this.name = outcome.value.name;
      this.frameStatus = 'loading';
    });
    this.#patience.begin(slowAfter, () => {
      runInAction(() => (this.frameStatus = 'slow'));
      this.#patience.begin(lostAfter - slowAfter, () => runInAction(() => (this.frameStatus = 'timedOut')));
    });
  }

  /** The game said that it can be played. What is late comes too late for a frame that was given up. */
  ready(): void {
    if (this.frameStatus === 'timedOut') return;
    this.#patience.reset();
    this.frameStatus = 'ready';
  }

  leave(): void {
    this.#patience.reset();
    this.launch.reset();
    this.frameUrl = undefined;
    this.name = undefined;
    this.frameStatus = 'empty';
  }

  /** What of a launch says which game it is. Source: spec section 3, game launch and lottery launch parameters. */
  #which({ id, nodeId, lottoView }: GameChoice) {
    if (lottoView === undefined)
      return { ...launchFixed, ...(nodeId === undefined ? { gameId: id } : { roomId: id, nodeId }) };
    const { brand, ownOrigin } = this.#deps;
    return {
      ...lotteryLaunchFixed,
      lottoPrizeMode: prizeModeOf(brand),
      ...(id !== '' && { lottoGameCode: id }),
      lottoView,
      device: brand.device,
      backUrl: `${ownOrigin}/elott`,
    };
  }

  async #ask(choice: GameChoice): Promise<Outcome<Launched>> {
    const { api, merchantCode, language, account, launchHost, gameOrigins, ownOrigin } = this.#deps;
    const outcome = await api.games.launch({
      ...this.#which(choice),
      vassalage: choice.vassalage,
      username: account(),
      token: '',
      merchantCode,
      language: language(),
    });
    if (!outcome.ok) return outcome;
    const said = outcome.value.game_url ?? outcome.value.game_url2 ?? '';
    const host = launchHost();
    const url = said.startsWith('/') && URL.canParse(said, host) ? new URL(said, host).href : said;
    const { name } = outcome.value;
    return isFrameAddress(url, { ownOrigin, allowed: gameOrigins() })
      ? succeed({ url, name })
      : fail({ kind: 'refused', code: 'game.address' });
  }
}
