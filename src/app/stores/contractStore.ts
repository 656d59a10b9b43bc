import {
  agentContractCalls,
  type ContractKind,
  type LiveTopic,
  type ReplyOf,
  type RequestOf,
} from '#contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Calls = typeof agentContractCalls;
export type ContractSide = 'mine' | 'given';
type Offer = RequestOf<Calls['offer']>;

/** Payslips and contracts of one answer: an agent has a few of each. */
const pageSize = 100;

/** Contracts of an agent with the upline and the downlines, and what was paid by them. */
export class ContractStore implements PageStore {
  /** By side and kind: `mine dividend`. */
  readonly lists: ResourceMap<string, ReplyOf<Calls['list']>>;
  readonly details: ResourceMap<string, ReplyOf<Calls['contract']>>;
  readonly examples: ResourceMap<string, ReplyOf<Calls['example']>>;
  readonly running: ResourceMap<string, ReplyOf<Calls['running']>>;
  /** By side, kind, first and last day: `mine dividend 2026-11-01 2026-11-30`. */
  readonly slips: ResourceMap<string, ReplyOf<Calls['payslips']>>;
  readonly slip: ResourceMap<string, ReplyOf<Calls['payslip']>>;
  readonly bounds: Resource<ReplyOf<Calls['bounds']>>;
  readonly preview: Task<RequestOf<Calls['preview']>, ReplyOf<Calls['preview']>>;
  readonly offer: Task<Offer, ReplyOf<Calls['offer']>>;
  readonly accept: Task<RequestOf<Calls['accept']>, ReplyOf<Calls['accept']>>;
  readonly reject: Task<RequestOf<Calls['reject']>, ReplyOf<Calls['reject']>>;
  readonly withdraw: Task<string, ReplyOf<Calls['withdraw']>>;
  readonly terminate: Task<RequestOf<Calls['terminate']>, ReplyOf<Calls['terminate']>>;
  /** The example that was worked out last for terms that are being written. */
  example: ReplyOf<Calls['preview']> | undefined = undefined;
  /** Account that an offer was sent to last. */
  sentTo: string | undefined = undefined;
  /** Grows when another person comes or a dialog closes: what was asked before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { contracts } = speak({ contracts: agentContractCalls });
    const ofKind = {
      dividend: contracts.dividend,
      daily: contracts.dailySalary,
      hourly: contracts.hourSalary,
      realTime: contracts.realTimeSalary,
    };
    const kept = { clock, staleAfter: 10_000 };
    this.lists = new ResourceMap((key) => ({
      ...kept,
      load: (signal) => {
        const [side, kind] = key.split(' ') as [ContractSide, ContractKind];
        return ofKind[kind]({ side, pageSize }, { signal });
      },
    }));
    this.details = new ResourceMap((id) => ({
      ...kept,
      load: (signal) => contracts.contract({ id }, { signal }),
    }));
    this.examples = new ResourceMap((id) => ({
      ...kept,
      load: (signal) => contracts.example({ id }, { signal }),
    }));
    this.running = new ResourceMap((id) => ({
      ...kept,
      load: (signal) => contracts.running({ id }, { signal }),
    }));
    this.slips = new ResourceMap((key) => ({
      ...kept,
      load: (signal) => {
        const [side, kind, from = '', to = ''] = key.split(' ') as [
          ContractSide,
          ContractKind,
          string,
          string,
        ];
        return contracts.payslips({ side, kind, from, to, pageSize }, { signal });
      },
    }));
    this.slip = new ResourceMap((id) => ({
      ...kept,
      load: (signal) => contracts.payslip({ id }, { signal }),
    }));
    this.bounds = new Resource({ ...kept, load: (signal) => contracts.bounds({}, { signal }) });
    this.preview = new Task(random, (input) => contracts.preview(input));
    this.offer = new Task(random, (input, key) => this.#write(() => contracts.offer(input, { key })));
    this.accept = new Task(random, (input, key) => this.#write(() => contracts.accept(input, { key })));
    this.reject = new Task(random, (input, key) => this.#write(() => contracts.reject(input, { key })));
    this.withdraw = new Task(random, (id, key) => this.#write(() => contracts.withdraw({ id }, { key })));
    this.terminate = new Task(random, (input, key) => this.#write(() => contracts.terminate(input, { key })));
    makeObservable(this, { example: observableRef, sentTo: observableRef });
  }

  /** Works out what terms would have paid. */
  async tryTerms(input: RequestOf<Calls['preview']>): Promise<void> {
    const turn = this.#turn;
    const outcome = await this.preview.run(input);
    if (turn === this.#turn) runInAction(() => (this.example = outcome.ok ? outcome.value : undefined));
  }

  /** Sends an offer; whether it was sent. */
  async send(input: Offer): Promise<boolean> {
    const turn = this.#turn;
    const outcome = await this.offer.run(input);
    if (!outcome.ok || turn !== this.#turn) return false;
    runInAction(() => (this.sentTo = outcome.value.with?.account));
    return true;
  }

  /** A dialog opens or closes: what the last one said goes. */
  forgetWrites(): void {
    this.#turn += 1;
    for (const task of [this.preview, this.offer, this.accept, this.reject, this.withdraw, this.terminate])
      task.reset();
    runInAction(() => {
      this.example = undefined;
      this.sentTo = undefined;
    });
  }

  hear(topic: LiveTopic): void {
    if (topic === 'contracts' || topic === 'all') this.#refresh();
  }

  forgetPerson(): void {
    this.forgetWrites();
    for (const kept of [
      this.lists,
      this.details,
      this.examples,
      this.running,
      this.slips,
      this.slip,
      this.bounds,
    ])
      kept.reset();
  }

  /** What was looked at last may still be in sight. */
  #refresh(): void {
    for (const map of [this.lists, this.slips, this.running, this.details]) {
      const last = map.values.at(-1);
      if (last && last.status !== 'idle') void last.refresh();
    }
  }

  async #write<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await send();
    } finally {
      // Also after a failure: what is shown may be what was refused for.
      this.#refresh();
    }
  }
}

export const contractStore = defineStore((context) => new ContractStore(context));
