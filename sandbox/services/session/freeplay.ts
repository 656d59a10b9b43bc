import { bytesFromBase64 } from '../../base64';
import { eq } from 'drizzle-orm';
import { creditOf } from '../../config';
import type { Ctx } from '../../context';
import { accounts, merchants, nonces } from '../../db/schema';
import { openAccount, openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { noPassword } from '../../ports';
import { refuse } from '../../refusal';
import { record } from '../events';
import { isOn, settingOf } from '../settings';
import { countTry } from '../throttle';
import type { SignedIn } from './completeLogin';
import { openSession, startReply } from './sessions';

interface FreePlayInput {
  /** A random text, sealed with the platform's key; taken once. */
  Encryption: string;
  visitorId: string;
}

/** Proofs are remembered for a day; a key rarely lives longer. */
const proofMs = 86_400_000;

/** Opens a trial account with trial money, which lives in accounts of its own class, and signs it in. */
export async function freeplay(ctx: Ctx, { Encryption, visitorId }: FreePlayInput): Promise<SignedIn> {
  if (!isOn(await settingOf(ctx.db, ctx.merchant, 'whitelabel'), 'FREEPLAY3')) refuse('freeplay.off');
  await takeProof(ctx, Encryption);
  const tries = await countTry(ctx, `freeplay:${ctx.network}`, 3600);
  if (tries.count > ctx.config.freePlayPerHour) refuse('freeplay.tooMany', { retryAfter: tries.retryAfter });
  const [merchant] = await ctx.db.select().from(merchants).where(eq(merchants.code, ctx.merchant));
  if (!merchant) refuse('freeplay.off');

  const { currency } = merchant;
  const at = ctx.clock.now();
  const id = ctx.ids.next();
  const username = `trial_${id.slice(-8)}`;
  return ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({
        id,
        merchantCode: ctx.merchant,
        username,
        usernameKey: username,
        passwordHash: noPassword,
        passwordChangedAt: at,
        type: 4,
        nickname: username,
        currency,
        language: ctx.language,
        createdAt: at,
      })
      .returning();
    if (!account) throw new Error('a trial account was not made');
    const house = await openHouseAccount(tx, {
      merchant: ctx.merchant,
      purpose: 'trial',
      currency,
      money: 'play',
      at,
    });
    await openAccount(tx, { id: walletOf(id), ownerId: id, purpose: 'main', currency, money: 'play', at });
    const credit = creditOf(ctx.config.freePlayCredit, currency);
    await post(tx, {
      id: ctx.ids.next(),
      actor: 'house',
      key: `trial:${id}`,
      kind: 'trial',
      postings: [
        { account: house, amount: -credit },
        { account: walletOf(id), amount: credit },
      ],
      at,
    });
    const opened = await openSession(ctx, tx, account, visitorId);
    await record(ctx, tx, 'account.trial', { accountId: id });
    return { cookieSecret: opened.cookieSecret, reply: startReply(opened) };
  });
}

/** The proof opens with our key and was not used before. */
async function takeProof(ctx: Ctx, sealed: string): Promise<void> {
  const { kid } = await ctx.keys.current();
  const opened = await ctx.keys.decrypt(kid, bytesFromBase64(sealed));
  if (!opened || opened.length < 16) refuse('request.unsealed');
  const nonce = `freeplay:${await ctx.hasher.digest(String.fromCharCode(...opened))}`;
  const kept = await ctx.db
    .insert(nonces)
    .values({ nonce, expiresAt: new Date(ctx.clock.now().getTime() + proofMs) })
    .onConflictDoNothing()
    .returning();
  if (kept.length === 0) refuse('request.unsealed');
}
