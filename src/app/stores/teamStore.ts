import { makeObservable, observableRef, runInAction } from 'mobx';
import { startCalls, teamCalls, type ReplyOf, type RequestOf, type TeamMember } from '#contract';
import { PagedResource } from '../data/pagedResource';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type TeamPage = ReplyOf<typeof teamCalls.members>;
type MembersRequest = RequestOf<typeof teamCalls.members>;
/** Whose direct downlines or which name, and in which order. */
export type TeamFilter = Pick<MembersRequest, 'under' | 'search' | 'sort' | 'direction'>;

/** The accounts below an agent. */
export class TeamStore implements PageStore {
  readonly list: PagedResource<TeamFilter, TeamPage, TeamMember>;
  /** What the platform asks of the fields of a new account. */
  readonly rules: Resource<ReplyOf<typeof startCalls.registerSettings>>;
  readonly raise: Task<RequestOf<typeof teamCalls.raiseRates>, TeamMember>;
  readonly open: Task<RequestOf<typeof teamCalls.openAccount>, ReplyOf<typeof teamCalls.openAccount>>;
  /** The account whose rebates were raised last. */
  raised: string | undefined = undefined;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { team, start } = speak({
      team: teamCalls,
      start: { registerSettings: startCalls.registerSettings },
    });
    this.rules = new Resource({ clock, load: (signal) => start.registerSettings({}, { signal }) });
    this.list = new PagedResource({
      load: (request, signal) => team.members(request, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 50,
    });
    this.raise = new Task(random, (input, key) => team.raiseRates({ ...input }, { key }));
    this.open = new Task(random, (input, key) => team.openAccount({ ...input }, { key }));
    makeObservable(this, { raised: observableRef });
  }

  /** Raises rebates; the list follows, also after a refusal, which may come from what has changed meanwhile. */
  async raiseRates(input: RequestOf<typeof teamCalls.raiseRates>): Promise<void> {
    const turn = this.#turn;
    runInAction(() => (this.raised = undefined));
    const outcome = await this.raise.run(input);
    if (turn !== this.#turn) return;
    if (outcome.ok) runInAction(() => (this.raised = input.id));
    await this.list.invalidate();
  }

  /** Opens an account; the list follows. Gives its name, or undefined when it came to nothing or another person is there. */
  async openAccount(input: RequestOf<typeof teamCalls.openAccount>): Promise<string | undefined> {
    const turn = this.#turn;
    const outcome = await this.open.run(input);
    if (!outcome.ok || turn !== this.#turn) return undefined;
    void this.list.invalidate();
    return outcome.value.account;
  }

  /** What was said about the last change goes. */
  forgetRaise(): void {
    this.raise.reset();
    runInAction(() => (this.raised = undefined));
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.list.reset();
    this.open.reset();
    this.forgetRaise();
  }
}

export const teamStore = defineStore((context) => new TeamStore(context));
