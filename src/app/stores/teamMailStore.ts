import { makeObservable, observableRef, runInAction } from 'mobx';
import { teamMailCalls, type ReplyOf, type RequestOf } from '#contract';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Request = RequestOf<typeof teamMailCalls.sendMail>;

/** Messages of an agent to the team. */
export class TeamMailStore implements PageStore {
  readonly terms: Resource<ReplyOf<typeof teamMailCalls.mailTerms>>;
  readonly send: Task<Request, ReplyOf<typeof teamMailCalls.sendMail>>;
  /** What was sent last: to a direct downline by id, or to so many of a group. */
  sent: { id: string | undefined; receivers: number } | undefined = undefined;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { team } = speak({ team: teamMailCalls });
    this.terms = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => team.mailTerms({}, { signal }),
    });
    this.send = new Task(random, (input, key) => team.sendMail({ ...input }, { key }));
    makeObservable(this, { sent: observableRef });
  }

  /** Sends a message; what is left follows, also after a refusal. True when it went. */
  async write(input: Request): Promise<boolean> {
    const turn = this.#turn;
    runInAction(() => (this.sent = undefined));
    const outcome = await this.send.run(input);
    if (turn !== this.#turn) return false;
    void this.terms.refresh();
    if (!outcome.ok) return false;
    const { receivers } = outcome.value;
    runInAction(() => (this.sent = { id: input.id, receivers }));
    return true;
  }

  /** What was said about the last message goes. */
  forgetSent(): void {
    this.send.reset();
    runInAction(() => (this.sent = undefined));
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.terms.reset();
    this.forgetSent();
  }
}

export const teamMailStore = defineStore((context) => new TeamMailStore(context));
