import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { networkOf } from './address';
import type { PlatformConfig } from './config';
import type { Db } from './db/database';
import { smsCodes } from './db/schema';
import type { PhoneAuth, Ports } from './ports';
import { networkKey, perRecipient } from './services/codes/codes';
import { secretText } from './services/session/secrets';
import { readSystemState } from './services/system/state';
import { countTry } from './services/throttle';

export interface PhoneAuthDeps {
  db: Db;
  ports: Pick<Ports, 'clock' | 'ids' | 'random' | 'hasher' | 'sms'>;
  /** Merchant that its rows are filed under. */
  merchant: string;
  config: Pick<PlatformConfig, 'codesPerHour'>;
}

const codePurpose = 'firebase:code';
const tokenPurpose = 'firebase:token';
const codeMs = 10 * 60_000;
const tokenMs = 3_600_000;
const mostWrong = 5;

/**
 * Stands in for Firebase in a sandbox: the two calls of its Identity Toolkit by which a browser proves a phone number,
 * with their paths, fields and error names, and the check of the token on the platform's side. Codes go to the outbox.
 * A deployment gives the platform a `PhoneAuth` that checks Google's tokens instead.
 */
export function createPhoneAuth({ db, ports, merchant, config }: PhoneAuthDeps): PhoneAuth & {
  serve(request: Request, address: string): Promise<Response>;
} {
  const { clock, ids, random, hasher } = ports;
  const until = (ms: number): Date => new Date(clock.now().getTime() + ms);

  async function send(body: unknown, address: string): Promise<Response> {
    const asked = v.safeParse(v.object({ phoneNumber: v.string() }), body);
    if (!asked.success || asked.output.phoneNumber === '') return fault('MISSING_PHONE_NUMBER');
    const { phoneNumber } = asked.output;
    if (!/^\+\d{7,15}$/.test(phoneNumber)) return fault('INVALID_PHONE_NUMBER : Not in E.164.');
    const who = await hasher.digest(phoneNumber);
    for (const { name, seconds, most } of perRecipient) {
      const sent = await countTry({ db, clock, random }, `firebase-${name}:${who}`, seconds);
      if (sent.count > most) return fault('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
    const near = await countTry({ db, clock, random }, networkKey(networkOf(address)), 3600);
    if (near.count > config.codesPerHour.network) return fault('TOO_MANY_ATTEMPTS_TRY_LATER');
    const sessionInfo = secretText(random);
    const code = String(random.below(1_000_000)).padStart(6, '0');
    await db.insert(smsCodes).values({
      id: await hasher.digest(sessionInfo),
      purpose: codePurpose,
      merchantCode: merchant,
      numberKey: phoneNumber,
      codeHash: await hasher.hash(code),
      createdAt: clock.now(),
      expiresAt: until(codeMs),
    });
    await ports.sms.send({ to: phoneNumber, body: `${code} is your verification code. (Firebase stand-in)` });
    return Response.json({ sessionInfo }, { headers: plain });
  }

  async function signIn(body: unknown): Promise<Response> {
    const asked = v.safeParse(v.object({ sessionInfo: v.string(), code: v.string() }), body);
    if (!asked.success || asked.output.sessionInfo === '') return fault('MISSING_SESSION_INFO');
    if (asked.output.code === '') return fault('MISSING_CODE');
    const id = await hasher.digest(asked.output.sessionInfo);
    const [tried] = await db
      .update(smsCodes)
      .set({ wrong: sql`${smsCodes.wrong} + 1` })
      .where(
        and(
          eq(smsCodes.id, id),
          eq(smsCodes.purpose, codePurpose),
          isNull(smsCodes.usedAt),
          lt(smsCodes.wrong, mostWrong),
          gt(smsCodes.expiresAt, clock.now()),
        ),
      )
      .returning();
    if (!tried) return fault('SESSION_EXPIRED');
    if (!(await hasher.verify(asked.output.code, tried.codeHash))) return fault('INVALID_CODE');
    const used = await db
      .update(smsCodes)
      .set({ usedAt: clock.now() })
      .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
      .returning();
    if (used.length === 0) return fault('SESSION_EXPIRED');
    const idToken = secretText(random);
    await db.insert(smsCodes).values({
      id: ids.next(),
      purpose: tokenPurpose,
      merchantCode: merchant,
      numberKey: tried.numberKey,
      codeHash: await hasher.digest(idToken),
      createdAt: clock.now(),
      expiresAt: until(tokenMs),
    });
    return Response.json(
      { idToken, phoneNumber: tried.numberKey, expiresIn: String(tokenMs / 1000), isNewUser: false },
      { headers: plain },
    );
  }

  return {
    async serve(request, address) {
      const call = new URL(request.url).pathname.split('/').at(-1);
      const isOwn = request.headers.get('sec-fetch-site') !== 'cross-site';
      const isJson = (request.headers.get('content-type') ?? '').startsWith('application/json');
      if (request.method !== 'POST' || !isOwn || !isJson) return fault('OPERATION_NOT_ALLOWED');
      const { phoneAuthFault } = await readSystemState(db);
      if (phoneAuthFault !== '') return fault(phoneAuthFault);
      const text = await request.text();
      const body = text.length > 16_384 ? undefined : parse(text);
      if (call === 'accounts:sendVerificationCode') return send(body, address);
      if (call === 'accounts:signInWithPhoneNumber') return signIn(body);
      return fault('OPERATION_NOT_ALLOWED');
    },
    async verify(idToken) {
      const [found] = await db
        .select({ number: smsCodes.numberKey })
        .from(smsCodes)
        .where(
          and(
            eq(smsCodes.purpose, tokenPurpose),
            eq(smsCodes.codeHash, await hasher.digest(idToken)),
            gt(smsCodes.expiresAt, clock.now()),
          ),
        );
      return found?.number;
    },
  };
}

/** A platform without such a service believes no token. */
export const noPhoneAuth: PhoneAuth = { verify: () => Promise.resolve(undefined) };

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** An error as the Identity Toolkit writes it. */
const fault = (message: string): Response =>
  Response.json(
    { error: { code: 400, message, status: 'INVALID_ARGUMENT' } },
    { status: 400, headers: plain },
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
