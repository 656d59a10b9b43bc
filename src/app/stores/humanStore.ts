import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { humanRefusal, type HumanAction, type HumanChallenge, type HumanProof } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import { fail, type Failure, type Outcome } from '../data/failure';
import { proveByDevice } from './deviceProof';

type SliderChallenge = Extract<HumanChallenge, { kind: 'slider' }>;

/** One question, whose answer is a proof, or nothing when the person gives up. */
interface Question {
  readonly answered: Promise<HumanProof | undefined>;
  readonly answer: (proof: HumanProof | undefined) => void;
  /** The person closed it. */
  isDismissed: boolean;
}

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
  /** The question that is put. */
  #question: Question | undefined;
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
      dismiss: actionBound,
      slide: actionBound,
    });
  }

  get isOpen(): boolean {
    return this.action !== undefined;
  }

  /**
   * Sends a call, and again with a proof for as long as the platform asks for one. Comes back with `aborted` when the
   * person gives up, and with `verification.closed` when they closed the question.
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
    let question: Question | undefined;
    for (;;) {
      const demand = demandOf(outcome);
      if (!demand) break;
      // Given up while the answer was looked at: the person is not asked again.
      if (question && this.#question !== question) return fail(unanswered(question));
      onAsked?.();
      question = this.#ask(demand.action ?? action, demand.isWrong);
      const proof = await question.answered;
      outcome = proof ? await send(proof) : fail(unanswered(question));
    }
    // The question that is open now may be another call's.
    if (question && this.#question === question) this.#close();
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
    this.#question?.answer({ challenge: this.puzzle.challenge, answer: String(x) });
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
    const outcome = await proveByDevice(this.#api, action, signal);
    if (signal.aborted) return;
    if (outcome.ok) this.#question?.answer(outcome.value);
    else this.#fail(outcome.failure);
  }

  /** The person does not want to: what they were asked for is not done. */
  giveUp(): void {
    this.#question?.answer(undefined);
    this.#close();
  }

  /** The person closed the question, and is told that what they asked for was not done. */
  dismiss(): void {
    if (this.#question) this.#question.isDismissed = true;
    this.giveUp();
  }

  #ask(action: HumanAction, isWrong: boolean): Question {
    // Another call asks now; the one before is given up.
    this.#question?.answer(undefined);
    runInAction(() => {
      this.action = action;
      this.isWrong = isWrong;
    });
    const { promise: answered, resolve: answer } = deferred<HumanProof | undefined>();
    this.#question = { answered, answer, isDismissed: false };
    void this.#load();
    return this.#question;
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
    this.#question = undefined;
    runInAction(() => {
      this.action = undefined;
      this.puzzle = undefined;
      this.isWrong = false;
      this.failure = undefined;
    });
  }
}

const unanswered = ({ isDismissed }: Question): Failure =>
  isDismissed ? { kind: 'refused', code: 'verification.closed' } : { kind: 'aborted' };

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
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
