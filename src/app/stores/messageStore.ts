import { computed } from 'mobx';
import {
  messageCalls,
  type MessageBox,
  type MessageSummary,
  type ReplyOf,
  type RequestOf,
  type UnreadByBox,
} from '#contract';
import { byId } from '../data/byId';
import { toOutcome, type Failure, type Outcome } from '../data/failure';
import { Timer } from '../data/timer';
import { defineStore, type StoreOf } from './defineStore';

type MessageFilter = Pick<RequestOf<typeof messageCalls.list>, 'box' | 'unread'>;

/** What a person has changed of a message and the platform has not said yet. */
interface Change {
  isRead?: boolean | undefined;
  isRemoved?: boolean | undefined;
}
/** Changes by the message's id. */
type Changes = ReadonlyMap<string, Change>;

/** Milliseconds in which a deleted message can be taken back. Source: visual design, messages. */
const undoTime = 5_000;

/** The member's messages. Changes show at once; what the platform does not carry out goes back to what it was. */
export const messageStore = defineStore(({ scope, createCalls, clock, stores }) => {
  const { messages } = createCalls({ messages: messageCalls });
  const list = scope.paged<MessageFilter, ReplyOf<typeof messageCalls.list>, MessageSummary>({
    load: ({ box, unread, page }, signal) =>
      messages.list({ box, page, ...(unread && { unread }) }, { signal }),
    rows: (page) => page.list,
    total: ({ total }) => total,
    id: ({ id }) => id,
  });
  const own = scope.state({
    changes: new Map() as Changes,
    counted: undefined as UnreadByBox | undefined,
    removed: undefined as string | undefined,
    failure: undefined as Failure | undefined,
  });
  const items = computed((): readonly MessageSummary[] => {
    const { changes } = own.value;
    return list.rows
      .filter(({ id }) => !changes.get(id)?.isRemoved)
      .map((message) => ({ ...message, isRead: changes.get(message.id)?.isRead ?? message.isRead }));
  });
  // Changes that were sent, and the latest of them whose count is shown.
  let [sent, counted] = [0, 0];

  const change = async (
    ids: readonly string[],
    wanted: Change,
    send: () => Promise<Outcome<UnreadByBox>>,
  ): Promise<void> => {
    const order = (sent += 1);
    const before = own.value.changes;
    const made = ids.map((id) => [id, { ...before.get(id), ...wanted }] as const);
    own.set({ failure: undefined, changes: new Map([...before, ...made]) });
    const outcome = await scope.unlessReset(toOutcome(send));
    if (!outcome) return;
    if (!outcome.ok) {
      const changes = takenBack(ids, wanted, own.value.changes, before);
      return own.set({ failure: outcome.failure, changes });
    }
    // An answer that was made before another one's says how many were unread then.
    if (order < counted) return;
    counted = order;
    own.set({ counted: outcome.value });
    stores.member.unread.set({ count: outcome.value.platform + outcome.value.mail });
  };

  // Messages came or were read elsewhere: the shown list is asked for again, and says how many are unread.
  scope.onEvent(['unread'], () => {
    const order = sent;
    void list.invalidate().then(() => {
      if (order === sent) own.set({ counted: undefined });
    });
  });

  const undoable = scope.keeps(new Timer(clock));
  const details = scope.queryBy(byId(messages.read), { staleTime: 60_000 });
  const mark = async (id: string, isRead: boolean): Promise<void> => {
    const known = items.get().find((message) => message.id === id);
    if (known?.isRead === isRead) return;
    await change([id], { isRead }, () => messages.mark({ ids: [id], isRead }));
  };
  return {
    list,
    details,
    /** The messages of the shown list, as the person left them. */
    get items(): readonly MessageSummary[] {
      return items.get();
    },
    /** Unread messages of each box. */
    get unread(): UnreadByBox {
      return own.value.counted ?? list.current?.unread ?? { platform: 0, mail: 0 };
    },
    /** The message that was deleted last, while it can be taken back. */
    get removed(): string | undefined {
      return own.value.removed;
    },
    /** Why the last change was not carried out. */
    get failure(): Failure | undefined {
      return own.value.failure;
    },
    /** Marks one message. */
    mark,
    /** Shows a message: it counts as read once it is there to be read. */
    open: async (id: string): Promise<void> => {
      await details.get(id).ensure();
      if (details.get(id).value) await mark(id, true);
    },
    /** Marks every message of a box as read. */
    markAll: async (box: MessageBox): Promise<void> => {
      const ids = items.get().flatMap(({ id, isRead }) => (isRead ? [] : [id]));
      await change(ids, { isRead: true }, () => messages.mark({ box, isRead: true }));
    },
    /** Deletes a message; for some seconds it can be taken back. */
    remove: async (id: string): Promise<void> => {
      own.set({ removed: id });
      undoable.begin(undoTime, () => own.set({ removed: undefined }));
      await change([id], { isRemoved: true }, () => messages.remove({ ids: [id], isRemoved: true }));
    },
    /** Takes the message back that was deleted last. */
    undo: async (): Promise<void> => {
      const id = own.value.removed;
      if (id === undefined) return;
      undoable.reset();
      own.set({ removed: undefined });
      await change([id], { isRemoved: false }, () => messages.remove({ ids: [id], isRemoved: false }));
    },
  };
});
export type MessageStore = StoreOf<typeof messageStore>;

/** Each of the wanted changes alone goes back to what was before it; what was changed since then stays. */
function takenBack(ids: readonly string[], wanted: Change, now: Changes, before: Changes): Changes {
  const next = new Map(now);
  for (const id of ids) {
    const back = (part: keyof Change): boolean | undefined => {
      const isOurs = wanted[part] !== undefined && now.get(id)?.[part] === wanted[part];
      return (isOurs ? before : now).get(id)?.[part];
    };
    next.set(id, { isRead: back('isRead'), isRemoved: back('isRemoved') });
  }
  return next;
}
