import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { textOfHtml, type Message, type MessageBox, type MessageSummary, type UnreadByBox } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { messages, type MessageRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { localise } from '../localise';

const pageSize = 20;
const previewLength = 140;

const ofAccount = (accountId: string) => and(eq(messages.accountId, accountId), isNull(messages.deletedAt));

const toSummary = (row: MessageRow, language: string): MessageSummary => ({
  id: row.id,
  category: row.category,
  title: localise(row.title, language),
  preview: [...textOfHtml(localise(row.body, language))].slice(0, previewLength).join(''),
  at: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});

/** Unread messages of each box. */
export async function unreadByBox(db: Executor, accountId: string): Promise<UnreadByBox> {
  const found = await db
    .select({ kind: messages.kind, number: count() })
    .from(messages)
    .where(and(ofAccount(accountId), isNull(messages.readAt)))
    .groupBy(messages.kind);
  const of = (box: MessageBox): number => found.find(({ kind }) => kind === box)?.number ?? 0;
  return { platform: of('platform'), mail: of('mail') };
}

/** The member's messages of a box, newest first. */
export async function listMessages(
  ctx: SignedInCtx,
  { box, unread, page }: { box: MessageBox; unread?: '1' | undefined; page: number },
) {
  const { account } = ctx.actor;
  const wanted = and(
    ofAccount(account.id),
    eq(messages.kind, box),
    unread === '1' ? isNull(messages.readAt) : undefined,
  );
  const [total] = await ctx.db.select({ number: count() }).from(messages).where(wanted);
  const found = await ctx.db
    .select()
    .from(messages)
    .where(wanted)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    list: found.map((row) => toSummary(row, ctx.language)),
    total: total?.number ?? 0,
    pageSize,
    unread: await unreadByBox(ctx.db, account.id),
  };
}

/** One message whole. Reading it does not mark it: the site says so when a person has it before them. */
export async function readMessage(ctx: SignedInCtx, { id }: { id: string }): Promise<Message> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(ofAccount(ctx.actor.account.id), eq(messages.id, id)));
  return row ? toMessage(row, ctx.language) : refuse('record.unknown');
}

const toMessage = (row: MessageRow, language: string): Message => ({
  ...toSummary(row, language),
  box: row.kind === 'mail' ? 'mail' : 'platform',
  body: localise(row.body, language),
  ...(row.href !== null && { href: row.href }),
});

/** The newest messages of both boxes whole, and how many there are. */
export async function newestMessages(
  ctx: SignedInCtx,
  most: number,
): Promise<{ total: number; rows: Message[] }> {
  const own = ofAccount(ctx.actor.account.id);
  const found = await ctx.db
    .select()
    .from(messages)
    .where(own)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most);
  return {
    total: await ctx.db.$count(messages, own),
    rows: found.map((row) => toMessage(row, ctx.language)),
  };
}

/** Marks messages as read or unread. Ids of somebody else's change nothing. */
export async function markMessages(
  ctx: SignedInCtx,
  { ids, box, isRead }: { ids?: string[] | undefined; box?: MessageBox | undefined; isRead: boolean },
): Promise<UnreadByBox> {
  const { account } = ctx.actor;
  const meant = ids ? inArray(messages.id, ids) : box ? eq(messages.kind, box) : refuse('request.invalid');
  await ctx.db
    .update(messages)
    .set({ readAt: isRead ? ctx.clock.now() : null })
    .where(and(ofAccount(account.id), meant, isRead ? isNull(messages.readAt) : isNotNull(messages.readAt)));
  return unreadByBox(ctx.db, account.id);
}

/** Puts messages away, or takes them back. */
export async function removeMessages(
  ctx: SignedInCtx,
  { ids, isRemoved }: { ids: string[]; isRemoved: boolean },
): Promise<UnreadByBox> {
  const { account } = ctx.actor;
  await ctx.db
    .update(messages)
    .set({ deletedAt: isRemoved ? ctx.clock.now() : null })
    .where(and(eq(messages.accountId, account.id), inArray(messages.id, ids)));
  return unreadByBox(ctx.db, account.id);
}
