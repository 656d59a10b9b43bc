import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SessionLife } from '#contract';
import type { Api } from '../api/client';
import type { Clock, Random } from '../data/ports';
import { Task } from '../data/task';
import type { SessionStore } from './sessionStore';

export interface LifeDeps {
  api: Pick<Api, 'session'>;
  clock: Clock;
  random: Random;
  session: SessionStore;
}

/** Share of the idle time that is left when the warning comes: two minutes of fifteen. Source: security.md, 1.2. */
const warningShare = 2 / 15;
/** How often the platform is asked while the warning stands: another tab may have kept the session. */
const askEvery = 3_000;
/** The same once it should have ended, and the platform has not been reached. */
const askAfterEnd = 30_000;
/** Idle time of a session that nobody has told us of, seconds. Source: security.md, 15 minutes. */
const usualIdle = 900;

/**
 * Warns before the platform ends an idle session. The platform decides: what is shown follows its last answer, and
 * before a warning it is asked, because calls of other tabs count as well.
 */
export class LifeStore {
  /** When the session ends unless something is done, in epoch milliseconds; undefined while that is far off. */
  endsAt: number | undefined = undefined;
  /** Keeps the session: the call counts as activity. */
  readonly stay: Task<void, SessionLife>;
  readonly #deps: LifeDeps;
  #cancel: (() => void) | undefined;

  constructor(deps: LifeDeps) {
    this.#deps = deps;
    this.stay = new Task(deps.random, async () => {
      const outcome = await deps.api.session.state({});
      if (outcome.ok) deps.session.updateExpiry(outcome.value);
      return outcome;
    });
    makeObservable(this, { endsAt: observableRef });
  }

  /** Minutes of doing nothing after which a session ends. */
  get idleMinutes(): number {
    return Math.max(1, Math.round(this.#idleSeconds / 60));
  }

  /** Follows the session until the returned function is called. */
  start(): () => void {
    const dispose = reaction(
      () => this.#deps.session.life,
      (life) => this.#plan(life),
      { fireImmediately: true },
    );
    return () => {
      dispose();
      this.#cancel?.();
    };
  }

  get #idleSeconds(): number {
    return this.#deps.session.idleSeconds ?? usualIdle;
  }

  #plan(life: SessionStore['life']): void {
    this.#cancel?.();
    this.#cancel = undefined;
    if (!life) {
      this.#show(undefined);
      return;
    }
    const { clock } = this.#deps;
    const { idleSeconds, leftSeconds, updatedAt } = life;
    const endsAt = updatedAt + Math.min(idleSeconds, leftSeconds) * 1_000;
    const warnAt = endsAt - this.#idleSeconds * warningShare * 1_000;
    const now = clock.now();
    // At the end of its longest life nothing keeps a session, and so nothing is offered.
    const isWarned = now >= warnAt && idleSeconds < leftSeconds;
    this.#show(isWarned ? endsAt : undefined);
    const next =
      now < warnAt ? warnAt - now : now < endsAt ? Math.min(askEvery, endsAt - now + 1_000) : askAfterEnd;
    this.#cancel = clock.after(next, () => void this.#ask());
  }

  /** Asks how long the session lives, without keeping it alive. The answer comes by way of the session. */
  async #ask(): Promise<void> {
    const { session, api } = this.#deps;
    const { life } = session;
    const outcome = await api.session.state({}, { background: true });
    // The headers of the answer have told the session already, where a platform sends them.
    if (session.life !== life) return;
    if (outcome.ok) session.updateExpiry(outcome.value);
    // Without an answer the last one still holds.
    else this.#plan(life);
  }

  #show(endsAt: number | undefined): void {
    if (endsAt !== this.endsAt) runInAction(() => (this.endsAt = endsAt));
  }
}
