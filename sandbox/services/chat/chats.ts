import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database';
import { chatMessages, chats, type ChatMessageRow, type ChatRow } from '../../db/schema';
import type { Ports } from '../../ports';
import type { Reader } from '../articles/articles';
import { translate } from '../../words/phrase';
import type { WordId } from '../../words/catalogues';
import { findAnswer } from './findAnswer';

/** Who writes, and with what. */
export interface ChatPlace extends Reader, Pick<Ports, 'clock' | 'ids' | 'hasher'> {
  /** What the visitor's browser holds; whoever has it reads the conversation. */
  secret: string;
}

/** Messages that are shown of a conversation, the newest. */
const shown = 100;

/** The visitor's conversation; undefined before the first message. */
export async function findChat({ db, hasher, merchant, secret }: ChatPlace): Promise<ChatRow | undefined> {
  const secretHash = await hasher.digest(secret);
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.merchantCode, merchant), eq(chats.secretHash, secretHash)));
  return row;
}

/** Messages after a place, in their order. */
export async function readMessages(db: Executor, chatId: string, after = 0): Promise<ChatMessageRow[]> {
  const newest = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.place, after)))
    .orderBy(desc(chatMessages.place))
    .limit(shown);
  return newest.reverse();
}

/**
 * Keeps what a visitor writes, once by its key; while no person has been asked for, help articles answer it in the
 * visitor's language.
 */
export async function writeInChat(place: ChatPlace, body: string, key: string): Promise<ChatRow> {
  const answer = await findAnswer(place, body);
  return change(place, async (tx, chat) => {
    const message = { sender: 'visitor', body, key } as const;
    if (!(await addMessage(tx, chat.id, message, place.clock.now())) || chat.state !== 'articles')
      return chat;
    const reply = answer
      ? { sender: 'helper', body: answer.lead, articles: answer.articles }
      : { sender: 'helper', body: translate({ word: 'demo.chat.noAnswer' }, place.language) };
    await addMessage(tx, chat.id, reply as NewMessage, place.clock.now());
    return chat;
  });
}

/** Asks for a person: from now on help articles are silent. Asked twice, it is once. */
export const requestPerson = (place: ChatPlace): Promise<ChatRow> =>
  change(place, (tx, chat) =>
    chat.state === 'articles' ? move(tx, chat, 'waiting', 'demo.chat.waiting', place) : chat,
  );

/** A person answers, or ends their part: then articles answer again. */
export async function answerAsPerson(
  { db, clock }: Pick<ChatPlace, 'clock'> & { db: Reader['db'] },
  chatId: string,
  body: string | undefined,
): Promise<ChatRow | undefined> {
  return db.transaction(async (tx) => {
    const [chat] = await tx.select().from(chats).where(eq(chats.id, chatId)).for('update');
    if (!chat) return undefined;
    if (body === undefined)
      return chat.state === 'articles' ? chat : move(tx, chat, 'articles', 'demo.chat.ended', { clock });
    await addMessage(tx, chat.id, { sender: 'person', body }, clock.now());
    return setState(tx, chat, 'person', clock.now());
  });
}

/** Conversations in which a person is asked for or answers, the one that has waited longest first. */
export const openChats = (db: Executor): Promise<ChatRow[]> =>
  db.select().from(chats).where(ne(chats.state, 'articles')).orderBy(asc(chats.updatedAt)).limit(50);

/** Days after its last message for which a conversation is kept. The article on what we know says it too. */
export const chatDays = 90;

/** Deletes conversations in which nobody has written for `chatDays`. Returns how many. */
export async function deleteOldChats(db: Db, now: Date): Promise<number> {
  const kept = new Date(now.getTime() - chatDays * 86_400_000);
  const newest = sql`(SELECT max(at) FROM chat_messages WHERE chat_id = ${chats.id})`;
  return db.transaction(async (tx) => {
    // Whoever writes now holds the row: their conversation stays.
    const old = await tx
      .select({ id: chats.id })
      .from(chats)
      .where(
        and(lt(chats.updatedAt, kept), sql`coalesce(${newest}, ${chats.updatedAt}) < ${kept.toISOString()}`),
      )
      .limit(500)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(chatMessages).where(inArray(chatMessages.chatId, ids));
    await tx.delete(chats).where(inArray(chats.id, ids));
    return ids.length;
  });
}

type NewMessage = Pick<ChatMessageRow, 'sender' | 'body'> & Partial<Pick<ChatMessageRow, 'articles' | 'key'>>;

/** Works on the visitor's conversation, which begins with this when there is none. One at a time. */
async function change(
  place: ChatPlace,
  work: (tx: Executor, chat: ChatRow) => Promise<ChatRow> | ChatRow,
): Promise<ChatRow> {
  const { db, hasher, ids, clock, merchant, language, secret } = place;
  const secretHash = await hasher.digest(secret);
  return db.transaction(async (tx) => {
    const [chat] = await tx
      .insert(chats)
      .values({ id: ids.next(), merchantCode: merchant, secretHash, language, updatedAt: clock.now() })
      .onConflictDoUpdate({ target: [chats.merchantCode, chats.secretHash], set: { language } })
      .returning();
    if (!chat) throw new Error('a conversation was neither made nor found');
    return work(tx, chat);
  });
}

/** False when a message with the same key is there already. */
async function addMessage(tx: Executor, chatId: string, message: NewMessage, at: Date): Promise<boolean> {
  const place = sql<number>`(SELECT coalesce(max(place), 0) + 1 FROM chat_messages WHERE chat_id = ${chatId})`;
  const added = await tx
    .insert(chatMessages)
    .values({ chatId, place, at, ...message })
    .onConflictDoNothing()
    .returning({ place: chatMessages.place });
  return added.length > 0;
}

async function setState(tx: Executor, chat: ChatRow, state: ChatRow['state'], at: Date): Promise<ChatRow> {
  await tx.update(chats).set({ state, updatedAt: at }).where(eq(chats.id, chat.id));
  return { ...chat, state };
}

/** Another one answers from now on, and the visitor is told so. */
async function move(
  tx: Executor,
  chat: ChatRow,
  state: ChatRow['state'],
  told: WordId,
  { clock }: Pick<Ports, 'clock'>,
): Promise<ChatRow> {
  const body = translate({ word: told }, chat.language);
  await addMessage(tx, chat.id, { sender: 'helper', body }, clock.now());
  return setState(tx, chat, state, clock.now());
}
