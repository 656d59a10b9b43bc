import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../api/client';
import type { Failure } from '../data/failure';
import type { Clock } from '../data/ports';
import { Timer } from '../data/timer';
import type { SessionStore } from './sessionStore';

export interface MemberLanguageDeps {
  api: Pick<Api, 'start'>;
  clock: Clock;
  session: Pick<SessionStore, 'token'>;
  /** Tag of the language that the site speaks. */
  language: () => string;
}

/** Milliseconds after which the platform is told once more when it could not be reached. */
const again = [30_000, 300_000] as const;

/**
 * Tells the platform which language somebody who is signed in chooses: its mails and messages follow. The site speaks
 * the language whatever becomes of it.
 */
export class MemberLanguageStore {
  isTelling = false;
  failure: Failure | undefined = undefined;
  /** What the platform knows, since it was told in this session. */
  told: string | undefined = undefined;
  readonly #deps: MemberLanguageDeps;
  readonly #next: Timer;
  /** What is being told; a later choice, or another person, takes its place. */
  #telling = new AbortController();

  constructor(deps: MemberLanguageDeps) {
    this.#deps = deps;
    this.#next = new Timer(deps.clock);
    makeObservable(this, { isTelling: observableRef, failure: observableRef, told: observableRef });
  }

  /** Follows the choices until the returned function is called. */
  start(): () => void {
    const { language, session } = this.#deps;
    const stops = [
      reaction(language, () => void this.#tell()),
      // What one person chose is not told of the next.
      reaction(
        () => session.token,
        () => {
          this.#drop();
          runInAction(() => (this.told = undefined));
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      this.#drop();
    };
  }

  async #tell(tries = 0): Promise<void> {
    const { api, session, language } = this.#deps;
    this.#drop();
    const chosen = language();
    if (session.token === null || chosen === this.told) return;
    const { signal } = (this.#telling = new AbortController());
    runInAction(() => {
      this.isTelling = true;
      this.told = undefined;
    });
    const outcome = await api.start.updateLanguage({ language: chosen });
    if (signal.aborted) return;
    runInAction(() => {
      this.isTelling = false;
      if (outcome.ok) this.told = chosen;
      else this.failure = outcome.failure;
    });
    const wait = again[tries];
    if (!outcome.ok && wait !== undefined) this.#next.begin(wait, () => void this.#tell(tries + 1));
  }

  #drop(): void {
    this.#telling.abort();
    this.#next.reset();
    runInAction(() => {
      this.isTelling = false;
      this.failure = undefined;
    });
  }
}
