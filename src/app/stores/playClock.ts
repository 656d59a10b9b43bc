import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { saferPlayCalls, type LiveTopic, type PlayState } from '#contract';
import type { CallsOf } from '../api/client';
import { settle, type Outcome } from '../data/failure';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Milliseconds between two signs of play. The platform takes a quarter of an hour without one for the end. */
const beat = 60_000;
/** Milliseconds after the last round at which its sums are asked for. */
const settleMs = 1_500;

/**
 * Counts the time at games with the platform, and says when a reality check is due. The platform takes no bet without
 * an answer in any case; without a network the clock goes on by itself.
 */
export class PlayClock implements PageStore {
  state: PlayState | undefined = undefined;
  /** The next check's time has come by our clock. */
  private isTime = false;
  readonly goOn: Task<void, PlayState>;
  readonly #calls: Pick<CallsOf<{ saferPlay: typeof saferPlayCalls }>['saferPlay'], 'play' | 'goOn'>;
  readonly #clock: StoreContext['clock'];
  #cancelBeat: (() => void) | undefined;
  #cancelCheck: (() => void) | undefined;
  #cancelSoon: (() => void) | undefined;
  /** Grows with each start and stop: answers of before are dropped. */
  #turn = 0;
  /** Answers in their order: an earlier question's must not replace a later one's. */
  #asked = 0;
  #answered = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    this.#calls = speak({ saferPlay: saferPlayCalls }).saferPlay;
    this.#clock = clock;
    this.goOn = new Task(random, (_, key) => this.#ask(() => this.#calls.goOn({}, { key })));
    makeObservable<this, 'isTime'>(this, {
      state: observableRef,
      isTime: observableRef,
      mustAnswer: computed,
    });
  }

  /** Whether something has to be answered before the game goes on. */
  get mustAnswer(): boolean {
    return this.state !== undefined && (this.isTime || this.state.closed !== undefined);
  }

  /** A game is on screen; `isSeen` says whether the tab is: nobody plays in one that is not. */
  start(isSeen: () => boolean): void {
    this.stop();
    void this.#beat(isSeen);
  }

  /** No game is on screen any more. */
  stop(): void {
    this.#turn += 1;
    this.#cancelBeat?.();
    this.#cancelCheck?.();
    this.#cancelSoon?.();
    this.goOn.reset();
    runInAction(() => {
      this.state = undefined;
      this.isTime = false;
    });
  }

  /** The game was refused a bet: what holds now? */
  async ask(): Promise<void> {
    await this.#ask(() => this.#calls.play({}));
  }

  /** Something was staked or won: asks once it has been quiet for a moment, however many rounds there were. */
  askSoon(): void {
    this.#cancelSoon?.();
    this.#cancelSoon = this.#clock.after(settleMs, () => void this.ask());
  }

  /** A break, an exclusion or a limit holds from now on, perhaps by another tab: the game is told at once. */
  hear(topic: LiveTopic): void {
    if (this.state !== undefined && (topic === 'play' || topic === 'all')) void this.ask();
  }

  forgetPerson(): void {
    this.stop();
  }

  async #beat(isSeen: () => boolean): Promise<void> {
    this.#cancelBeat = this.#clock.after(beat, () => void this.#beat(isSeen));
    if (isSeen()) await this.ask();
  }

  async #ask(send: () => Promise<Outcome<PlayState>>): Promise<Outcome<PlayState>> {
    const turn = this.#turn;
    const order = ++this.#asked;
    const outcome = await settle(send);
    if (outcome.ok && turn === this.#turn && order > this.#answered) {
      this.#answered = order;
      this.#show(outcome.value);
    }
    return outcome;
  }

  #show(state: PlayState): void {
    this.#cancelCheck?.();
    // By the platform's clock, which ours may be ahead of.
    const left = Date.parse(state.checkAt) - Date.parse(state.session.lastAt);
    runInAction(() => {
      this.state = state;
      this.isTime = left <= 0;
    });
    if (left > 0)
      this.#cancelCheck = this.#clock.after(left, () => {
        runInAction(() => (this.isTime = true));
        void this.ask();
      });
  }
}

export const playClock = defineStore((context) => new PlayClock(context));
