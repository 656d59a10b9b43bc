import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import {
  messageCalls,
  type LiveTopic,
  type Message,
  type MessageBox,
  type MessageSummary,
  type ReplyOf,
  type UnreadByBox,
} from '#contract';
import type { CallsOf } from '../api/client';
import { settle, type Failure, type Outcome } from '../data/failure';
import { PagedResource } from '../data/pagedResource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type MessagePage = ReplyOf<typeof messageCalls.list>;
interface MessageFilter {
  box: MessageBox;
  unread?: '1';
}

/** What a person has changed of a message and the platform has not said yet. */
interface Change {
  isRead?: boolean;
  isRemoved?: boolean;
}

/** Milliseconds in which a deleted message can be taken back. Source: visual design, messages. */
const undoTime = 5_000;

/** The member's messages. Changes show at once; what the platform does not carry out goes back to what it was. */
export class MessageStore implements PageStore {
  readonly list: PagedResource<MessageFilter, MessagePage, MessageSummary>;
  readonly details: ResourceMap<string, Message>;
  /** The message that was deleted last, while it can be taken back. */
  removed: string | undefined = undefined;
  /** Why the last change was not carried out. */
  failure: Failure | undefined = undefined;
  private changes: ReadonlyMap<string, Change> = new Map();
  private counted: UnreadByBox | undefined = undefined;
  #cancelUndo: (() => void) | undefined;
  /** Grows when another person comes: what was asked for before is of no use then. */
  #turn = 0;
  /** Changes that were sent, and the latest of them whose count is shown. */
  #sent = 0;
  #counted = 0;
  readonly #calls: Pick<CallsOf<{ messages: typeof messageCalls }>['messages'], 'mark' | 'remove'>;
  readonly #context: Pick<StoreContext, 'clock' | 'stores'>;

  constructor(context: Pick<StoreContext, 'speak' | 'clock' | 'stores'>) {
    const { messages } = context.speak({ messages: messageCalls });
    this.#calls = messages;
    this.#context = context;
    this.list = new PagedResource({
      load: ({ box, unread, page }, signal) =>
        messages.list({ box, page, ...(unread && { unread }) }, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock: context.clock,
      pageSize: 20,
    });
    this.details = new ResourceMap((id) => ({
      load: (signal) => messages.read({ id }, { signal }),
      clock: context.clock,
      staleAfter: 60_000,
    }));
    makeObservable<this, 'changes' | 'counted'>(this, {
      removed: observableRef,
      failure: observableRef,
      changes: observableRef,
      counted: observableRef,
      items: computed,
      unread: computed,
      forgetPerson: actionBound,
    });
  }

  /** The messages of the shown list, as the person left them. */
  get items(): readonly MessageSummary[] {
    return this.list.rows
      .filter(({ id }) => !this.changes.get(id)?.isRemoved)
      .map((message) => ({ ...message, isRead: this.changes.get(message.id)?.isRead ?? message.isRead }));
  }

  /** Unread messages of each box. */
  get unread(): UnreadByBox {
    return this.counted ?? this.list.current?.unread ?? { platform: 0, mail: 0 };
  }

  /** Marks one message. */
  async mark(id: string, isRead: boolean): Promise<void> {
    const known = this.items.find((message) => message.id === id);
    if (known?.isRead === isRead) return;
    await this.#change([id], { isRead }, () => this.#calls.mark({ ids: [id], isRead }));
  }

  /** Marks every message of a box as read. */
  async markAll(box: MessageBox): Promise<void> {
    const ids = this.items.filter(({ isRead }) => !isRead).map(({ id }) => id);
    await this.#change(ids, { isRead: true }, () => this.#calls.mark({ box, isRead: true }));
  }

  /** Deletes a message; for some seconds it can be taken back. */
  async remove(id: string): Promise<void> {
    this.#cancelUndo?.();
    runInAction(() => (this.removed = id));
    this.#cancelUndo = this.#context.clock.after(undoTime, () =>
      runInAction(() => (this.removed = undefined)),
    );
    await this.#change([id], { isRemoved: true }, () => this.#calls.remove({ ids: [id], isRemoved: true }));
  }

  /** Takes the message back that was deleted last. */
  async undo(): Promise<void> {
    const id = this.removed;
    if (id === undefined) return;
    this.#cancelUndo?.();
    runInAction(() => (this.removed = undefined));
    await this.#change([id], { isRemoved: false }, () => this.#calls.remove({ ids: [id], isRemoved: false }));
  }

  /** Messages came or were read elsewhere: the shown list is asked for again, and says how many are unread. */
  hear(topic: LiveTopic): void {
    if (topic !== 'unread' && topic !== 'all') return;
    const [turn, order] = [this.#turn, this.#sent];
    void this.list.invalidate().then(() => {
      if (turn === this.#turn && order === this.#sent) runInAction(() => (this.counted = undefined));
    });
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.#cancelUndo?.();
    this.removed = undefined;
    this.failure = undefined;
    this.changes = new Map();
    this.counted = undefined;
    this.list.reset();
    this.details.reset();
  }

  async #change(
    ids: readonly string[],
    change: Change,
    send: () => Promise<Outcome<UnreadByBox>>,
  ): Promise<void> {
    const turn = this.#turn;
    const order = ++this.#sent;
    const before = this.changes;
    runInAction(() => {
      this.failure = undefined;
      this.changes = new Map([
        ...before,
        ...ids.map((id) => [id, { ...before.get(id), ...change }] as const),
      ]);
    });
    const outcome = await settle(send);
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (outcome.ok) {
        // An answer that was made before another one's says how many were unread then.
        if (order < this.#counted) return;
        this.#counted = order;
        this.counted = outcome.value;
        this.#context.stores.member.unread.set({ count: outcome.value.platform + outcome.value.mail });
        return;
      }
      this.failure = outcome.failure;
      // Each of these changes alone goes back; what was changed since then stays.
      const next = new Map(this.changes);
      for (const id of ids) {
        const now = { ...next.get(id) };
        const { isRead, isRemoved, ...rest } = now;
        const read =
          change.isRead !== undefined && isRead === change.isRead ? before.get(id)?.isRead : isRead;
        const removed =
          change.isRemoved !== undefined && isRemoved === change.isRemoved
            ? before.get(id)?.isRemoved
            : isRemoved;
        next.set(id, {
          ...rest,
          ...(read !== undefined && { isRead: read }),
          ...(removed !== undefined && { isRemoved: removed }),
        });
      }
      this.changes = next;
    });
  }
}

export const messageStore = defineStore((context) => new MessageStore(context));
