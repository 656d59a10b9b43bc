import type { MessageCategory } from '#contract';
import type { Executor } from '../../db/database';
import { messages, type Wording } from '../../db/schema';

/** Something that a member has to know of. */
export interface Notification {
  id: string;
  accountId: string;
  category: MessageCategory;
  /** What it is told for; told twice, it is one message. */
  cause: string;
  title: Wording;
  body: Wording;
  /** Page that it leads to. */
  href?: string;
  at: Date;
}

/** Writes a message to a member, in the transaction of what it tells of. */
export async function notify(db: Executor, { at, ...message }: Notification): Promise<void> {
  await db
    .insert(messages)
    .values({ ...message, kind: 'platform', createdAt: at })
    .onConflictDoNothing();
}
