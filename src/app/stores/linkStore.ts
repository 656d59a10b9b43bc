import { registrationLinkCalls, type RegistrationLink, type ReplyOf, type RequestOf } from '#contract';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** An agent's registration links. */
export class LinkStore implements PageStore {
  readonly links: Resource<ReplyOf<typeof registrationLinkCalls.links>>;
  readonly make: Task<RequestOf<typeof registrationLinkCalls.createLink>, RegistrationLink>;
  readonly edit: Task<RequestOf<typeof registrationLinkCalls.changeLink>, RegistrationLink>;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { team } = speak({ team: registrationLinkCalls });
    this.links = new Resource({
      clock,
      staleAfter: 30_000,
      load: (signal) => team.links({}, { signal }),
    });
    this.make = new Task(random, (input, key) => team.createLink({ ...input }, { key }));
    this.edit = new Task(random, (input, key) => team.changeLink({ ...input }, { key }));
  }

  /** Makes a link; the list follows before it is shown. Its id, or undefined when it came to nothing. */
  async create(input: RequestOf<typeof registrationLinkCalls.createLink>): Promise<string | undefined> {
    const turn = this.#turn;
    const outcome = await this.make.run(input);
    if (!outcome.ok || turn !== this.#turn) return undefined;
    await this.links.refresh();
    return turn === this.#turn ? outcome.value.id : undefined;
  }

  /** Changes a link; the list follows, also after a refusal, which may come from what has changed meanwhile. */
  async change(input: RequestOf<typeof registrationLinkCalls.changeLink>): Promise<boolean> {
    const turn = this.#turn;
    const { ok } = await this.edit.run(input);
    if (turn !== this.#turn) return false;
    await this.links.refresh();
    return ok && turn === this.#turn;
  }

  /** What was said about the last write goes. */
  forgetWrites(): void {
    this.make.reset();
    this.edit.reset();
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.links.reset();
    this.forgetWrites();
  }
}

export const linkStore = defineStore((context) => new LinkStore(context));
