import { bytesFromBase64 } from '../base64';
import { lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { associatedData, sealedBody, type Call } from '../../contract';
import type { Db } from '../db/database';
import { nonces } from '../db/schema';
import type { Ports } from '../ports';
import { refuse } from '../refusal';
import { parseJson } from './body';

/** How far the sender's clock may be off, either way. */
const toleranceMs = 60_000;

type Deps = Pick<Ports, 'clock' | 'keys' | 'random'> & { db: Db };

/**
 * Opens a sealed body. Every failure is the same refusal after the same work, so that neither the words nor the time
 * of the answer says which part of an envelope was wrong.
 */
export async function unseal(deps: Deps, call: Call, body: string): Promise<unknown> {
  const shape = v.safeParse(sealedBody, parseJson(body));
  if (!shape.success) refuse('request.unsealed');
  const { kid, ek, iv, ct, ts, nonce } = shape.output;
  const now = deps.clock.now().getTime();
  const isFresh = Math.abs(now - ts) <= toleranceMs;
  const isNew = await remember(deps, nonce, now);
  const text = await deps.keys.decrypt(kid, bytesFromBase64(ek));
  const raw = text && bytesFromBase64(new TextDecoder().decode(text));
  const opened = await decrypt(
    raw?.length === 32 ? raw : deps.random.bytes(32),
    bytesFromBase64(iv),
    bytesFromBase64(ct),
    associatedData(call.method, call.path, ts, nonce),
  );
  if (!isFresh || !isNew || raw?.length !== 32 || opened === undefined) refuse('request.unsealed');
  return parseJson(opened);
}

/** Whether the nonce was not seen before. Kept as long as its timestamp could still be accepted. */
async function remember({ db, random }: Deps, nonce: string, now: number): Promise<boolean> {
  if (random.below(64) === 0) await db.delete(nonces).where(lt(nonces.expiresAt, new Date(now)));
  const kept = await db
    .insert(nonces)
    .values({ nonce, expiresAt: new Date(now + 2 * toleranceMs) })
    .onConflictDoUpdate({
      target: nonces.nonce,
      set: { expiresAt: sql`excluded.expires_at` },
      setWhere: lt(nonces.expiresAt, new Date(now)),
    })
    .returning({ nonce: nonces.nonce });
  return kept.length === 1;
}

async function decrypt(
  raw: Uint8Array,
  iv: Uint8Array,
  ct: Uint8Array,
  bound: string,
): Promise<string | undefined> {
  try {
    const key = await crypto.subtle.importKey('raw', new Uint8Array(raw), 'AES-GCM', false, ['decrypt']);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: new Uint8Array(iv), additionalData: new TextEncoder().encode(bound) },
      key,
      new Uint8Array(ct),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(opened);
  } catch {
    return undefined;
  }
}
