import * as v from 'valibot';
import { walletCalls, type WalletCall, type WalletCallName } from '../../contract/wallet/calls';
import { walletRefusals } from '../../contract/wallet/refusals';
import { replayWindowSeconds, signatureHeaders, verifyRequest } from '../../contract/wallet/signature';
import { clientOf } from '../address';
import type { PlatformConfig } from '../config';
import { isDatabaseUnavailable, type Db } from '../db/database';
import { errorFields } from '../log';
import type { Ports } from '../ports';
import { walletHandlers, type WalletCtx } from '../services/walletApi/walletHandlers';
import { refuseVendor, toWalletRefusal, WalletRefusal } from '../services/walletApi/walletRefusal';
import { parseJson, readBody } from './body';
import { RateLimit } from './rate';
import { dataHeaders } from './reply';

/** The longest ids of every field fit. */
const largestBody = 4_096;

type Serve = (request: Request, address: string) => Promise<Response>;

/**
 * Serves the vendors' wallet API. Every way out is JSON: the reply with 200, or `{ code, words }` with the status of its
 * refusal. Who cannot sign is counted by address, who can by key.
 */
export function createWalletApi({
  db,
  ports,
  config,
}: {
  db: Db;
  ports: Ports;
  config: PlatformConfig;
}): Serve {
  const { clock, log } = ports;
  const keys = new Map(
    Object.entries(config.vendors).flatMap(([vassalage, { keys: own }]) =>
      Object.entries(own).map(([id, secret]) => [id, { vassalage, secret }] as const),
    ),
  );
  const byKey = new RateLimit(config.vendorRate);
  const strangers = new RateLimit(config.rate);
  const consume = (rate: RateLimit, who: string): void => {
    const wait = rate.consume(who, clock.now().getTime());
    if (wait > 0) throw new WalletRefusal('tooManyRequests', {}, wait);
  };

  /** The vendor that signed a request, and its body. */
  const open = async (request: Request, address: string): Promise<{ vassalage: string; body: string }> => {
    const keyId = request.headers.get(signatureHeaders.key) ?? '';
    const key = keys.get(keyId);
    // A key's id is no secret: who knows it and cannot sign counts as a stranger, and costs its vendor nothing.
    if (!key) consume(strangers, clientOf(address));
    const body = await readBody(request, largestBody);
    const timestamp = request.headers.get(signatureHeaders.timestamp) ?? '';
    const age = Math.abs(clock.now().getTime() / 1000 - Number(timestamp));
    const isFresh = /^\d{1,12}$/.test(timestamp) && age <= replayWindowSeconds;
    const { pathname } = new URL(request.url);
    const parts = { timestamp, method: request.method, path: pathname, body };
    const signature = request.headers.get(signatureHeaders.signature) ?? '';
    if (!key || !isFresh || !(await verifyRequest(key.secret, parts, signature))) {
      if (key) consume(strangers, clientOf(address));
      refuseVendor('signatureInvalid');
    }
    consume(byKey, keyId);
    return { vassalage: key.vassalage, body };
  };

  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    try {
      const { vassalage, body } = await open(request, address);
      const call = isCallName(name) ? walletCalls[name] : refuseVendor('pathUnknown');
      const asked = v.safeParse((call as WalletCall).request, parseJson(body));
      if (!asked.success) {
        const fields = asked.issues.flatMap((issue) => v.getDotPath(issue)?.slice(0, 64) ?? []);
        return refuseVendor('requestInvalid', { fields: [...new Set(fields)].join(', ') });
      }
      const ctx: WalletCtx = { ...ports, db, config, vassalage };
      const serve = walletHandlers[name as WalletCallName] as (
        ctx: WalletCtx,
        asked: unknown,
      ) => Promise<object>;
      return Response.json(await serve(ctx, asked.output), { headers: replyHeaders });
    } catch (error) {
      const refusal = toWalletRefusal(error);
      if (refusal) log.info('refused a vendor', { call: name, refusalCode: refusal.code });
      else log.error('a vendor’s call failed', { call: name, ...errorFields(error) });
      const { code, value, retryAfter } =
        refusal ?? new WalletRefusal('unavailable', {}, isDatabaseUnavailable(error) ? 3 : undefined);
      const { status, words } = walletRefusals[code];
      const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      return Response.json({ code, words, ...value }, { status, headers: { ...replyHeaders, ...wait } });
    }
  };
}

const replyHeaders = { ...dataHeaders, 'cache-control': 'no-store' };

const isCallName = (name: string): name is WalletCallName => Object.hasOwn(walletCalls, name);
