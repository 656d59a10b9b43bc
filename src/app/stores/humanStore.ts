import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { humanRefusal, solveWork, type HumanAction, type HumanChallenge, type HumanProof } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import { fail, type Failure, type Outcome } from '../data/failure';

type SliderChallenge = Extract<HumanChallenge, { kind: 'slider' }>;

export type HumanStatus = 'loading' | 'ready' | 'checking' | 'working' | 'failed';

/** The question whether it is a person who asks: put when the platform refuses a call for want of an answer. */
export class HumanStore {
  /** What the person is verified for; undefined while nobody is asked. */
  action: HumanAction | undefined = undefined;
  status: HumanStatus = 'loading';
  puzzle: SliderChallenge | undefined = undefined;
  isWrong = false;
  failure: Failure | undefined = undefined;
  readonly #api: Pick<Api, 'session'>;
  #answer: ((proof: HumanProof | undefined) => void) | undefined;
  #abort = new AbortController();

  constructor(api: Pick<Api, 'session'>) {
    this.#api = api;
    makeObservable(this, {
      action: observableRef,
      status: observableRef,
      puzzle: observableRef,
      isWrong: observableRef,
      failure: observableRef,
      isOpen: computed,
      giveUp: actionBound,
      slide: actionBound,
    });
  }

  get isOpen(): boolean {
    return this.action !== undefined;
  }

  /**
   * Sends a call, and again with a proof for as long as the platform asks for one. Comes back with `aborted` when the
   * person gives up.
   * @param action what the proof is for, when the platform does not say
   * @param send sends the call; the same idempotency key each time
   * @param onAsked told whenever the person is asked
   */
  async prove<T>(
    action: HumanAction,
    send: (proof?: HumanProof) => Promise<Outcome<T>>,
    onAsked?: () => void,
  ): Promise<Outcome<T>> {
    let outcome = await send();
    for (;;) {
      const demand = demandOf(outcome);
      if (!demand) break;
      onAsked?.();
      const proof = await this.#ask(demand.action ?? action, demand.isWrong);
      outcome = proof ? await send(proof) : fail({ kind: 'aborted' });
    }
    this.#close();
    return outcome;
  }

  /** Another puzzle, or the first one again after a failure. */
  refresh(): void {
    void this.#load();
  }

  /** @param x whole pixels of the picture from its left edge to that of the piece */
  slide(x: number): void {
    if (!this.puzzle || this.status !== 'ready') return;
    this.status = 'checking';
    this.#answer?.({ challenge: this.puzzle.challenge, answer: String(x) });
  }

  /** Lets the device prove it, for people who cannot see or drag. */
  async work(): Promise<void> {
    const { action } = this;
    if (!action) return;
    const signal = this.#renew();
    runInAction(() => {
      this.status = 'working';
      this.isWrong = false;
      this.failure = undefined;
    });
    const outcome = await this.#api.session.humanChallenge({ action, kind: 'work' }, { signal });
    if (signal.aborted) return;
    if (outcome.ok && outcome.value.kind === 'work') {
      const { challenge } = outcome.value;
      const answer = await solveWork(outcome.value, signal);
      if (answer !== undefined && !signal.aborted) this.#answer?.({ challenge, answer });
    } else this.#fail(outcome.ok ? { kind: 'malformed' } : outcome.failure);
  }

  /** The person does not want to: what they were asked for is not done. */
  giveUp(): void {
    this.#answer?.(undefined);
    this.#close();
  }

  #ask(action: HumanAction, isWrong: boolean): Promise<HumanProof | undefined> {
    // Another call asks now; the one before is given up.
    this.#answer?.(undefined);
    runInAction(() => {
      this.action = action;
      this.isWrong = isWrong;
    });
    const answered = new Promise<HumanProof | undefined>((resolve) => (this.#answer = resolve));
    void this.#load();
    return answered;
  }

  async #load(): Promise<void> {
    const { action } = this;
    if (!action) return;
    const signal = this.#renew();
    runInAction(() => {
      this.status = 'loading';
      this.puzzle = undefined;
      this.failure = undefined;
    });
    const outcome = await this.#api.session.humanChallenge({ action, kind: 'slider' }, { signal });
    if (signal.aborted) return;
    if (!outcome.ok) this.#fail(outcome.failure);
    else
      runInAction(() => {
        if (outcome.value.kind === 'slider') {
          this.puzzle = outcome.value;
          this.status = 'ready';
        } else this.#fail({ kind: 'malformed' });
      });
  }

  #fail(failure: Failure): void {
    runInAction(() => {
      this.status = 'failed';
      this.failure = failure;
    });
  }

  #renew(): AbortSignal {
    this.#abort.abort();
    this.#abort = new AbortController();
    return this.#abort.signal;
  }

  #close(): void {
    this.#abort.abort();
    this.#answer = undefined;
    runInAction(() => {
      this.action = undefined;
      this.puzzle = undefined;
      this.isWrong = false;
      this.failure = undefined;
    });
  }
}

function demandOf(
  outcome: Outcome<unknown>,
): { action: HumanAction | undefined; isWrong: boolean } | undefined {
  if (outcome.ok || outcome.failure.kind !== 'refused') return undefined;
  const { code, value } = outcome.failure;
  if (code !== 'verification.required' && code !== 'verification.wrong') return undefined;
  const said = v.safeParse(humanRefusal, value);
  return { action: said.success ? said.output.action : undefined, isWrong: code === 'verification.wrong' };
}
