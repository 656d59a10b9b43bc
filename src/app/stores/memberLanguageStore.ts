import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Api } from '../api/client';
import type { Failure } from '../data/failure';
import type { Clock } from '../data/ports';
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
  #turn = 0;
  #cancel: (() => void) | undefined;

  constructor(deps: MemberLanguageDeps) {
    this.#deps = deps;
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
    const { api, clock, session, language } = this.#deps;
    this.#drop();
    const chosen = language();
    if (session.token === null || chosen === this.told) return;
    const turn = this.#turn;
    runInAction(() => {
      this.isTelling = true;
      this.told = undefined;
    });
    const outcome = await api.start.updateLanguage({ language: chosen });
    // Of two quick choices the later one counts.
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.isTelling = false;
      if (outcome.ok) this.told = chosen;
      else this.failure = outcome.failure;
    });
    const wait = again[tries];
    if (!outcome.ok && wait !== undefined) this.#cancel = clock.after(wait, () => void this.#tell(tries + 1));
  }

  #drop(): void {
    this.#turn += 1;
    this.#cancel?.();
    this.#cancel = undefined;
    runInAction(() => {
      this.isTelling = false;
      this.failure = undefined;
    });
  }
}
