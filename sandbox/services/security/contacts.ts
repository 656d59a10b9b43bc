import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type {
  CodeSent,
  ContactKind,
  ContactProof,
  ParsedRequestOf,
  securityCalls,
  SecurityOverview,
} from '#contract';
import type { SignedInCtx } from '../../context';
import { accountIdentifiers, accounts, contactTickets } from '../../db/schema';
import { refuse } from '../../refusal';
import { word } from '../../words/phrase';
import { countCode, issueCode, sentReply, spendCode } from '../codes/codes';
import { sendMessage } from '../codes/messages';
import { numberOf } from '../codes/numbers';
import { record } from '../events';
import { notify } from '../messages/notify';
import { keepFormerContact, reviewIfExcluded } from '../saferPlay/excludedAgain';
import { nameKey } from '../session/names';
import { secretText } from '../session/secrets';
import { verifyAuthenticatorCode } from './authenticatorCodes';
import { checkLoginPassword, countAnswer } from './checkLoginPassword';
import { contactProofsOf } from './contactProofs';
import { readOverview } from './readOverview';

/** How long somebody who has proved to be the owner may take for the new number or address. */
const ticketSeconds = 900;

const channels = { mobile: 'sms', email: 'mail' } as const;
const off = { mobile: 'sms.off', email: 'mail.off' } as const;
const fields = { mobile: 'mobileNum', email: 'email' } as const;

type WithVisitor<Request> = Request & { visitorId: string };
type Calls = typeof securityCalls;

/** The kinds whose codes prove to be the owner, by the way to prove. */
const isContact = (method: ContactProof): method is ContactKind => method === 'mobile' || method === 'email';

/** Sends a code to the present number or address. */
export async function sendProofCode(
  ctx: SignedInCtx,
  { kind, visitorId }: WithVisitor<ParsedRequestOf<Calls['sendProofCode']>>,
): Promise<CodeSent> {
  const { account } = ctx.actor;
  const to = account.fields[fields[kind]];
  if (!ctx[channels[kind]].isOn) refuse(off[kind]);
  if (to === undefined || !(await contactProofsOf(ctx, account, kind)).includes(kind))
    refuse('security.stale');
  await countCode(ctx, { to, visitorId, account });
  const code = await issueCode(ctx, { purpose: `contact:${kind}`, to, visitorId }, true);
  sendMessage(ctx, channels[kind], to, 'code', code);
  return sentReply;
}

/** The owner proves to be one, and gets a ticket for the change. */
export async function proveContact(
  ctx: SignedInCtx,
  { kind, method, answer, password, visitorId }: WithVisitor<ParsedRequestOf<Calls['proveContact']>>,
): Promise<{ ticket: string; expiresInSeconds: number }> {
  const { account, session } = ctx.actor;
  if (!(await contactProofsOf(ctx, account, kind)).includes(method)) refuse('security.stale');
  if (method !== 'password' && answer === '')
    refuse(isContact(method) ? 'sms.codeWrong' : 'login.proofWrong');
  // The password first: a wrong one uses up no code.
  await checkLoginPassword(ctx, `contact:${kind}`, password);
  if (isContact(method)) {
    const to = account.fields[fields[method]] ?? '';
    const forget = await countAnswer(ctx, `contact:${kind}:code`);
    await spendCode(ctx, { purpose: `contact:${method}`, to, visitorId }, answer);
    await forget();
  } else if (method === 'authenticator') await verifyAuthenticatorCode(ctx, `contact:${kind}`, answer);
  const now = ctx.clock.now();
  const ticket = secretText(ctx.random);
  await ctx.db.delete(contactTickets).where(lt(contactTickets.expiresAt, now));
  await ctx.db.insert(contactTickets).values({
    ticketHash: await ctx.hasher.digest(ticket),
    accountId: account.id,
    sessionId: session.id,
    kind,
    expiresAt: new Date(now.getTime() + ticketSeconds * 1000),
  });
  return { ticket, expiresInSeconds: ticketSeconds };
}

/** Sends a code to the new number or address. One that is another account's gets word of that and no code. */
export async function sendContactCode(
  ctx: SignedInCtx,
  input: WithVisitor<ParsedRequestOf<Calls['sendContactCode']>>,
): Promise<CodeSent> {
  const { kind, visitorId } = input;
  if (!ctx[channels[kind]].isOn) refuse(off[kind]);
  await findTicket(ctx, input);
  const { key, shown, dialingCode } = await readValue(ctx, input);
  await countCode(ctx, { to: shown, visitorId, account: ctx.actor.account, ...dialingCode });
  const isTaken = await isOthers(ctx, kind, key);
  const code = await issueCode(ctx, { purpose: `bind:${kind}`, to: key, visitorId }, !isTaken);
  sendMessage(ctx, channels[kind], shown, isTaken ? 'contactTaken' : 'code', isTaken ? '' : code);
  return sentReply;
}

/** Puts the new number or address in the place of the present one, and tells the owner at both. */
export async function bindContact(
  ctx: SignedInCtx,
  input: WithVisitor<ParsedRequestOf<Calls['bindContact']>>,
): Promise<SecurityOverview> {
  const { kind, visitorId, code } = input;
  const { account } = ctx.actor;
  const { key, shown } = await readValue(ctx, input);
  const ticket = await findTicket(ctx, input, key);
  if (ticket.boundValue === key) return readOverview(ctx);
  await spendCode(ctx, { purpose: `bind:${kind}`, to: key, visitorId }, code);
  const before = account.fields[fields[kind]];
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [current] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for('update');
    const used = await tx
      .update(contactTickets)
      .set({ boundValue: key })
      .where(and(eq(contactTickets.ticketHash, ticket.ticketHash), isNull(contactTickets.boundValue)))
      .returning({ kind: contactTickets.kind });
    if (!current || used.length === 0) refuse('security.stale');
    const isKind = and(eq(accountIdentifiers.merchantCode, ctx.merchant), eq(accountIdentifiers.kind, kind));
    await tx
      .delete(accountIdentifiers)
      .where(and(isKind, eq(accountIdentifiers.accountId, account.id), ne(accountIdentifiers.valueKey, key)));
    const own = { merchantCode: ctx.merchant, kind, valueKey: key, accountId: account.id, verifiedAt: now };
    // Who only claimed it gives way to whoever proved it; two who proved it at once do not both have it.
    const bound = await tx
      .insert(accountIdentifiers)
      .values(own)
      .onConflictDoUpdate({
        target: [accountIdentifiers.merchantCode, accountIdentifiers.kind, accountIdentifiers.valueKey],
        set: { accountId: account.id, verifiedAt: now },
        setWhere: isNull(accountIdentifiers.verifiedAt),
      })
      .returning({ accountId: accountIdentifiers.accountId });
    if (bound.length === 0 && (await isOthers({ ...ctx, db: tx }, kind, key))) refuse('security.stale');
    await tx
      .update(accounts)
      .set({ fields: { ...current.fields, [fields[kind]]: shown } })
      .where(eq(accounts.id, account.id));
    if (before !== undefined && before !== shown)
      await keepFormerContact(ctx, tx, { accountId: account.id, kind, value: before });
    await reviewIfExcluded(ctx, tx, account.id);
    await notify(tx, {
      id: ctx.ids.next(),
      accountId: account.id,
      category: 'security',
      cause: `contact.changed:${ticket.ticketHash}`,
      title: word(`security.${kind}Changed.title`),
      body: word(`security.${kind}Changed.body`),
      href: '/personal/securityCenter',
      at: now,
    });
    await record(ctx, tx, 'contact.changed', { accountId: account.id, detail: { kind } });
  });
  if (before !== undefined && before !== shown && ctx[channels[kind]].isOn)
    sendMessage(ctx, channels[kind], before, 'contactChanged');
  return readOverview(await renewed(ctx));
}

/** The account as it is now, for an answer after a write. */
async function renewed(ctx: SignedInCtx): Promise<SignedInCtx> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, ctx.actor.account.id));
  return account ? { ...ctx, actor: { ...ctx.actor, account } } : ctx;
}

/** The ticket of this session and kind, while it holds; one that has bound something, for the same value alone. */
async function findTicket(
  ctx: SignedInCtx,
  { ticket, kind }: { ticket: string; kind: ContactKind },
  key?: string,
): Promise<typeof contactTickets.$inferSelect> {
  const [found] = await ctx.db
    .select()
    .from(contactTickets)
    .where(
      and(
        eq(contactTickets.ticketHash, await ctx.hasher.digest(ticket)),
        eq(contactTickets.accountId, ctx.actor.account.id),
        eq(contactTickets.sessionId, ctx.actor.session.id),
        eq(contactTickets.kind, kind),
        gt(contactTickets.expiresAt, ctx.clock.now()),
      ),
    );
  if (!found || (found.boundValue !== null && found.boundValue !== key)) refuse('security.stale');
  return found;
}

/** A number or address as it is compared, and as it is written to. */
async function readValue(
  ctx: SignedInCtx,
  {
    kind,
    value,
    countryDialingCode,
  }: { kind: ContactKind; value: string; countryDialingCode?: string | undefined },
): Promise<{ key: string; shown: string; dialingCode?: { dialingCode: string } }> {
  if (kind === 'email') {
    const shown = value.trim();
    if (!v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), shown))
      refuse('register.field', { value: { field: 'value' } });
    return { key: nameKey(shown), shown };
  }
  const { full, dialingCode } = await numberOf(ctx, countryDialingCode, value);
  return { key: full, shown: full, dialingCode: { dialingCode } };
}

/** Whether another account's owner has proved that it is theirs. */
async function isOthers(
  ctx: Pick<SignedInCtx, 'merchant' | 'actor'> & { db: Pick<SignedInCtx['db'], 'select'> },
  kind: ContactKind,
  key: string,
): Promise<boolean> {
  const [found] = await ctx.db
    .select()
    .from(accountIdentifiers)
    .where(
      and(
        eq(accountIdentifiers.merchantCode, ctx.merchant),
        eq(accountIdentifiers.kind, kind),
        eq(accountIdentifiers.valueKey, key),
      ),
    );
  return found !== undefined && found.verifiedAt !== null && found.accountId !== ctx.actor.account.id;
}
