import { makeObservable, observableRef, runInAction } from 'mobx';
import { agentAnnouncementCalls, type AgentAnnouncement, type ReplyOf } from '#contract';
import { fail } from '../data/failure';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** What the platform tells an agent, and what of it was read. */
export class AnnouncementStore implements PageStore {
  /** By language: what was asked for in one cannot show in another. */
  readonly lists: ResourceMap<string, ReplyOf<typeof agentAnnouncementCalls.announcements>>;
  readonly mark: Task<readonly string[], unknown>;
  /** Read here; an older answer may not know it yet. */
  readHere: ReadonlySet<string> = new Set();
  /** Ends when the last write has ended: one is sent after the other. */
  #last: Promise<unknown> = Promise.resolve();
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { team } = speak({ team: agentAnnouncementCalls });
    this.lists = new ResourceMap((language) => ({
      clock,
      staleAfter: 60_000,
      load: (signal) => team.announcements({ language }, { signal }),
    }));
    this.mark = new Task(random, (ids, key) => team.readAnnouncements({ ids: [...ids] }, { key }));
    makeObservable(this, { readHere: observableRef });
  }

  /** The announcements in a language, with what was read here. */
  rowsIn(language: string): readonly AgentAnnouncement[] {
    const rows = this.lists.get(language).value?.rows ?? [];
    return rows.map((row) => (this.readHere.has(row.id) ? { ...row, isRead: true } : row));
  }

  /** How many were not read. */
  unreadIn(language: string): number {
    return this.rowsIn(language).filter(({ isRead }) => !isRead).length;
  }

  /** Marks announcements as read; they are shown so at once, and as before when the platform did not take it. */
  async read(ids: readonly string[]): Promise<void> {
    const fresh = ids.filter((id) => !this.readHere.has(id));
    if (fresh.length === 0) return;
    const turn = this.#turn;
    runInAction(() => (this.readHere = new Set([...this.readHere, ...fresh])));
    const sent = this.#last.then(() =>
      turn === this.#turn ? this.mark.run(fresh) : fail({ kind: 'aborted' }),
    );
    this.#last = sent;
    const { ok } = await sent;
    if (ok || turn !== this.#turn) return;
    runInAction(() => (this.readHere = new Set([...this.readHere].filter((id) => !fresh.includes(id)))));
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.lists.reset();
    this.mark.reset();
    runInAction(() => (this.readHere = new Set()));
  }
}

export const announcementStore = defineStore((context) => new AnnouncementStore(context));
