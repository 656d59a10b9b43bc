import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Ctx } from '../../context';
import type { Executor, Tx } from '../../db/database';
import {
  accountIdentifiers,
  accountReviews,
  accounts,
  knownDevices,
  playPauses,
  type Account,
} from '../../db/schema';
import { nameKey } from '../session/names';
import { record } from '../events';

/** An address of mail as its owner reads it: without `+tag` and dots, which most providers ignore. */
export function mailboxKey(address: string): string {
  const [local = '', domain = ''] = nameKey(address).split('@');
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain;
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`;
}

/** A name as it is compared: case, marks, order of its words and what stands between them make no other person. */
export const personKey = (name: string): string =>
  nameKey(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Accounts whose exclusion holds, at every merchant of the platform: an exclusion is of the person. */
const excluded = (db: Executor, now: Date) =>
  db
    .selectDistinct({ id: accounts.id, fields: accounts.fields })
    .from(playPauses)
    .innerJoin(accounts, eq(accounts.id, playPauses.accountId))
    .where(
      and(
        eq(playPauses.kind, 'exclusion'),
        lte(playPauses.startsAt, now),
        or(isNull(playPauses.opensAt), gt(playPauses.opensAt, now)),
      ),
    );

/** The contact of a newcomer that belongs to somebody who is excluded; undefined when none does. */
export async function contactOfExcluded(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { email, mobileNum }: { email: string | undefined; mobileNum: string | undefined },
): Promise<'email' | 'mobileNum' | undefined> {
  if (email === undefined && mobileNum === undefined) return undefined;
  const people = excluded(db, clock.now()).as('people');
  const found = await db
    .select({ kind: accountIdentifiers.kind, value: accountIdentifiers.valueKey, fields: people.fields })
    .from(people)
    .leftJoin(accountIdentifiers, eq(accountIdentifiers.accountId, people.id));
  const mailbox = email && mailboxKey(email);
  for (const { kind, value, fields } of found) {
    const mails = [fields['email'], kind === 'email' ? value : undefined];
    const numbers = [fields['mobileNum'], kind === 'mobile' ? value : undefined];
    if (mobileNum !== undefined && numbers.includes(mobileNum)) return 'mobileNum';
    if (mailbox && mails.some((mail) => mail && mailboxKey(mail) === mailbox)) return 'email';
  }
  return undefined;
}

/**
 * Puts an account before the operator when it looks like somebody who is excluded: the same name and birthday, or the
 * same browser. Its games and deposits are closed until that is decided; one that was cleared stays open.
 */
export async function reviewIfExcluded(
  ctx: Pick<Ctx, 'clock' | 'merchant' | 'network' | 'requestId'>,
  tx: Tx,
  account: Pick<Account, 'id' | 'fields'>,
  visitorId?: string | null,
): Promise<void> {
  const now = ctx.clock.now();
  const match = await findMatch(tx, account, visitorId ?? null, now);
  if (!match) return;
  const [added] = await tx
    .insert(accountReviews)
    .values({ accountId: account.id, matchId: match.id, reason: match.reason, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (added) await record(ctx, tx, 'account.review', { accountId: account.id, detail: match });
}

async function findMatch(
  tx: Tx,
  { id, fields }: Pick<Account, 'id' | 'fields'>,
  visitorId: string | null,
  now: Date,
): Promise<{ id: string; reason: 'person' | 'device' } | undefined> {
  const people = (await excluded(tx, now)).filter((person) => person.id !== id);
  const name = personKey(fields['payeeName'] ?? '');
  const birthday = fields['birthday'];
  if (name !== '' && birthday) {
    const same = people.find(
      (person) =>
        person.fields['birthday'] === birthday && personKey(person.fields['payeeName'] ?? '') === name,
    );
    if (same) return { id: same.id, reason: 'person' };
  }
  if (visitorId === null || people.length === 0) return undefined;
  const devices = await tx
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .where(and(eq(knownDevices.visitorId, visitorId), ne(knownDevices.accountId, id)));
  const same = people.find((person) => devices.some(({ accountId }) => accountId === person.id));
  return same && { id: same.id, reason: 'device' };
}
