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
  #person = 0;
  /** Grows when the last message is put aside: its late answer must not close what is written after it. */
  #wish = 0;

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

  /** Sends a message; what is left follows, also after a refusal. True when it went and was not put aside meanwhile. */
  async write(input: Request): Promise<boolean> {
    const person = this.#person;
    const wish = this.#wish;
    runInAction(() => (this.sent = undefined));
    const outcome = await this.send.run(input);
    if (person !== this.#person) return false;
    void this.terms.refresh();
    if (!outcome.ok || wish !== this.#wish) return false;
    const { receivers } = outcome.value;
    runInAction(() => (this.sent = { id: input.id, receivers }));
    return true;
  }

  /** What was said about the last message goes. */
  forgetSent(): void {
    this.#wish += 1;
    this.send.reset();
    runInAction(() => (this.sent = undefined));
  }

  forgetPerson(): void {
    this.#person += 1;
    this.terms.reset();
    this.forgetSent();
  }
}

export const teamMailStore = defineStore((context) => new TeamMailStore(context));
