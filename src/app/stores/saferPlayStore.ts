import {
  saferPlayCalls,
  type BreakLength,
  type PlayActivity,
  type PlayLimitKind,
  type PlayLimitPeriod,
  type RealityCheckMinutes,
  type RequestOf,
  type SaferPlayStatus,
} from '#contract';
import type { CallsOf } from '../api/client';
import { fail, type Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Calls = CallsOf<{ saferPlay: typeof saferPlayCalls }>['saferPlay'];

/** A change of limits or breaks, which is answered with all of them. */
type Change =
  | { is: 'limit'; kind: PlayLimitKind; period: PlayLimitPeriod; amount: string | null }
  | { is: 'answer'; kind: PlayLimitKind; period: PlayLimitPeriod; isConfirmed: boolean }
  | { is: 'check'; minutes: RealityCheckMinutes }
  | { is: 'break'; length: BreakLength }
  | { is: 'reopen' };

/** Limits, breaks and the cost of play of whoever is signed in. One change at a time, so that none shows an older state. */
export class SaferPlayStore implements PageStore {
  readonly status: Resource<SaferPlayStatus>;
  /** By first and last day: `2026-11-01/2026-11-23`. */
  readonly activity: ResourceMap<string, PlayActivity>;
  readonly change: Task<Change, SaferPlayStatus>;
  readonly exclusion: Task<RequestOf<typeof saferPlayCalls.exclude>, SaferPlayStatus>;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { saferPlay } = speak({ saferPlay: saferPlayCalls });
    this.status = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => saferPlay.status({}, { signal }),
    });
    this.activity = new ResourceMap((days) => ({
      clock,
      staleAfter: 60_000,
      load: (signal) => {
        const [from = '', to = ''] = days.split('/');
        return saferPlay.activity({ from, to }, { signal });
      },
    }));
    this.change = new Task(random, (change, key) => this.#carryOut(() => send(saferPlay, change, key)));
    this.exclusion = new Task(random, (input, key) =>
      this.#carryOut(() => saferPlay.exclude(input, { key })),
    );
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.status.reset();
    this.activity.reset();
    this.change.reset();
    this.exclusion.reset();
  }

  async #carryOut(sendIt: () => Promise<Outcome<SaferPlayStatus>>): Promise<Outcome<SaferPlayStatus>> {
    const turn = this.#turn;
    const outcome = await sendIt();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) this.status.set(outcome.value);
    // Nobody knows what holds now, or it changed meanwhile.
    else void this.status.refresh();
    return outcome;
  }
}

function send(calls: Calls, change: Change, key: string): Promise<Outcome<SaferPlayStatus>> {
  switch (change.is) {
    case 'limit': {
      const { kind, period, amount } = change;
      return calls.setLimit({ kind, period, amount }, { key });
    }
    case 'answer': {
      const { kind, period, isConfirmed } = change;
      return calls.answerLimit({ kind, period, isConfirmed }, { key });
    }
    case 'check':
      return calls.setCheck({ minutes: change.minutes }, { key });
    case 'break':
      return calls.takeBreak({ length: change.length }, { key });
    case 'reopen':
      return calls.reopen({}, { key });
  }
}

export const saferPlayStore = defineStore((context) => new SaferPlayStore(context));
