import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { rows, type Executor, type Tx } from '../../db/database';
import { holdsAt } from './pauses';
import { accountReviews, accounts, formerContacts, playPauses } from '../../db/schema';
import { record } from '../events';
import { nameKey } from '../session/names';

/** By what two accounts look like one person's: a number or address, name and birthday, or the browser. */
export type Likeness = (typeof accountReviews.$inferSelect)['reason'];
type Deps = Pick<Ctx, 'clock' | 'merchant' | 'network' | 'requestId'>;

/** A name as it is compared: case, marks, order of its words and what stands between them make no other person. */
export const personKey = (name: string): string =>
  nameKey(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Exclusions that hold. */
const holding = (now: Date): SQL | undefined => and(eq(playPauses.kind, 'exclusion'), holdsAt(now));
/** Ids of the accounts whose exclusion holds, at every merchant of the platform: an exclusion is of the person. */
const excludedAt = (now: Date): SQL =>
  sql`(SELECT ${playPauses.accountId} FROM ${playPauses} WHERE ${holding(now)})`;

/** The contact of a newcomer that belongs to somebody who is excluded; undefined when none does. */
export async function contactOfExcluded(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { email, mobileNum }: { email: string | undefined; mobileNum: string | undefined },
): Promise<'email' | 'mobileNum' | undefined> {
  if (email === undefined && mobileNum === undefined) return undefined;
  const [found] = await rows<{ kind: string }>(
    db,
    sql`SELECT own.kind FROM accounts a, contacts_of(a.id) own WHERE a.id IN ${excludedAt(clock.now())}
        AND (own.kind = 'mobile' AND own.value = ${mobileNum ?? ''}
          OR own.kind = 'email' AND own.value = mailbox_of(${nameKey(email ?? '')}))
      ORDER BY own.kind DESC LIMIT 1`,
  );
  return found && (found.kind === 'mobile' ? 'mobileNum' : 'email');
}

/**
 * Puts an account before the operator when it looks like somebody who is excluded. Its games and deposits are closed until
 * that is decided; one that was cleared stays open. Asked wherever a name, a birthday, a contact or a browser is added.
 */
export async function reviewIfExcluded(ctx: Deps, tx: Tx, accountId: string): Promise<void> {
  const [match] = await lookAlikes(tx, accountId, sql`a.id IN ${excludedAt(ctx.clock.now())}`);
  if (match) await review(ctx, tx, { accountId, matchId: match.id, reason: match.reason });
}

/**
 * Puts the other accounts of somebody who is excluded from now on before the operator, at every merchant. Returns their
 * ids: what stakes later of them comes back.
 */
export async function reviewOthers(ctx: Deps, tx: Tx, accountId: string): Promise<string[]> {
  const isOpen = sql`a.type <> 4 AND a.id NOT IN ${excludedAt(ctx.clock.now())}`;
  const others = await lookAlikes(tx, accountId, isOpen);
  for (const { id, reason } of others) await review(ctx, tx, { accountId: id, matchId: accountId, reason });
  return others.map(({ id }) => id);
}

/** Keeps a contact that an excluded member gives up, so that nobody registers with it again. */
export async function keepFormerContact(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  contact: typeof formerContacts.$inferInsert,
): Promise<void> {
  const isExcluded = and(eq(playPauses.accountId, contact.accountId), holding(clock.now()));
  if ((await tx.$count(playPauses, isExcluded)) === 0) return;
  await tx.insert(formerContacts).values(contact).onConflictDoNothing();
}

async function review(
  ctx: Deps,
  tx: Tx,
  found: { accountId: string; matchId: string; reason: Likeness },
): Promise<void> {
  const [added] = await tx
    .insert(accountReviews)
    .values({ ...found, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (added) await record(ctx, tx, 'account.review', { accountId: found.accountId, detail: found });
}

/** Accounts that look like one, among those of a condition on `a`; by a contact before a name before a browser. */
async function lookAlikes(
  tx: Executor,
  accountId: string,
  among: SQL,
): Promise<{ id: string; reason: Likeness }[]> {
  const [own] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!own) return [];
  const { birthday = '', payeeName = '' } = own.fields;
  const found = await rows<{
    id: string;
    name: string | null;
    contact: boolean;
    person: boolean;
    device: boolean;
  }>(
    tx,
    sql`WITH mine AS (SELECT kind, value FROM contacts_of(${accountId})), alike AS (
        SELECT a.id, a.fields ->> 'payeeName' AS name, a.fields ->> 'birthday' = nullif(${birthday}, '') AS person,
          EXISTS (SELECT 1 FROM known_devices d JOIN known_devices o ON o.visitor_id = d.visitor_id
            WHERE d.account_id = a.id AND o.account_id = ${accountId}) AS device,
          EXISTS (SELECT 1 FROM contacts_of(a.id) c JOIN mine ON mine.kind = c.kind AND mine.value = c.value) AS contact
        FROM accounts a WHERE a.id <> ${accountId} AND ${among})
      SELECT * FROM alike WHERE contact OR device OR person ORDER BY id`,
  );
  const key = personKey(payeeName);
  return found.flatMap(({ id, name, contact, person, device }) => {
    const isPerson = person && key !== '' && personKey(name ?? '') === key;
    const reason = contact ? 'contact' : isPerson ? 'person' : device ? 'device' : undefined;
    return reason ? [{ id, reason }] : [];
  });
}
