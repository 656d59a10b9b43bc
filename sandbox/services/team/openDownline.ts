import { and, eq } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf } from '#contract';
import { keyOf, type SignedInCtx } from '../../context';
import type { Tx } from '../../db/database';
import { accounts, keyedWrites, rebateRates } from '../../db/schema';
import { refuse } from '../../refusal';
import { record } from '../events';
import { weaknessOf } from '../password/checkPassword';
import { isWithin } from '../session/checkRegisterForm';
import { openWallet } from '../session/makeAccount';
import { nameKey } from '../session/names';
import { settingsOf } from '../settings';
import { ratesOf } from './ratesOf';

type Call = Contract['team']['openAccount'];
type Request = ParsedRequestOf<Call>;

/** What an agent opens: an agent below it, or somebody who plays. */
const types = { agent: 2, member: 0 } as const;

/** Opens an account directly below the agent. The same key gives the same account, however often it is sent. */
export async function openDownline(ctx: SignedInCtx, request: Request): Promise<HandlerReplyOf<Call>> {
  const settings = await settingsOf(ctx.db, ctx.merchant);
  const username = request.username.trim();
  const rule = settings.registerRules.username;
  if (username === '' || (rule?.enabled && !isWithin(ctx, username, rule)))
    refuse('register.field', { value: { field: 'username' } });
  const reason = await weaknessOf(ctx, request.password, settings, username);
  if (reason) refuse('password.weak', { value: { field: 'password', reason } });
  const passwordHash = await ctx.hasher.hash(request.password);
  const inputHash = await ctx.hasher.digest(
    JSON.stringify([username, request.type, request.rates.map(({ gameType, rate }) => [gameType, rate])]),
  );
  return ctx.db.transaction(async (tx) => {
    const id = ctx.ids.next();
    const before = await claimKey(ctx, tx, { inputHash, id });
    if (before) return before;
    const { account } = ctx.actor;
    const now = ctx.clock.now();
    const [made] = await tx
      .insert(accounts)
      .values({
        id,
        merchantCode: account.merchantCode,
        username,
        usernameKey: nameKey(username),
        passwordHash,
        passwordChangedAt: now,
        // Somebody else knows it.
        passwordState: 'default',
        type: types[request.type],
        nickname: username,
        currency: account.currency,
        // Who plays is offered a deposit limit before the first deposit, whoever opened the account.
        limitOffered: request.type === 'member',
        uplineId: account.id,
        toUpline: true,
        ...(request.type === 'agent' && { inviteCode: nameKey(username).toUpperCase() }),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return refuse('register.taken', { value: { field: 'username' } });
    await giveRates(tx, { id, upline: account.id, rates: request.rates });
    await openWallet(ctx, tx, made);
    await record(ctx, tx, 'account.registered', { accountId: id, detail: { by: account.id } });
    return { id, account: username };
  });
}

/** Takes the key for this account; what it made before when it was used already. Waits for a parallel try. */
async function claimKey(
  ctx: SignedInCtx,
  tx: Tx,
  { inputHash, id }: { inputHash: string; id: string },
): Promise<HandlerReplyOf<Call> | undefined> {
  const actor = `open:${ctx.actor.account.id}`;
  const key = keyOf(ctx);
  const [claimed] = await tx
    .insert(keyedWrites)
    .values({ actor, key, inputHash, result: { accountId: id }, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (claimed) return undefined;
  const [kept] = await tx
    .select()
    .from(keyedWrites)
    .where(and(eq(keyedWrites.actor, actor), eq(keyedWrites.key, key)));
  if (kept?.inputHash !== inputHash) return refuse('key.reused');
  const { accountId } = kept.result as { accountId: string };
  const [made] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  return made ? { id: made.id, account: made.username } : refuse('key.reused');
}

/** Gives a new account its rebates, none above those of its agent. */
async function giveRates(
  tx: Tx,
  { id, upline, rates }: { id: string; upline: string; rates: Request['rates'] },
): Promise<void> {
  const own = (await ratesOf(tx, [upline])).get(upline) ?? [];
  for (const { gameType, rate } of rates) {
    const most = own.find((each) => each.gameType === gameType)?.rate ?? 0;
    if (rate > most) refuse('rates.tooHigh', { value: { fields: ['rates'], gameType } });
    if (rate > 0)
      await tx.insert(rebateRates).values({ accountId: id, gameType, rate }).onConflictDoNothing();
  }
}
