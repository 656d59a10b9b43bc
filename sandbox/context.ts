import type { SessionLife } from '../contract';
import type { PlatformConfig } from './config';
import type { Db } from './db/database';
import type { Account, Session } from './db/schema';
import type { Device } from './device';
import type { AccountBalance } from './ledger/ledger';
import type { Ports } from './ports';
import { refuse } from './refusal';

/** Who is signed in. */
export interface Actor {
  readonly account: Account;
  readonly session: Session;
  /** What the account holds, where it was read with the session: the call that asks for nothing else. */
  readonly held?: AccountBalance;
  /** How long the session lives if nothing more is asked of it. */
  readonly life: SessionLife;
}

/** Everything a service may know about the request that it serves. */
export interface Ctx extends Ports {
  readonly db: Db;
  readonly config: PlatformConfig;
  /** Nobody, for a visitor. */
  readonly actor: Actor | null;
  /** Code of the merchant that the request names; it exists. */
  readonly merchant: string;
  /** Best language tag of the request, `en` when it names none. */
  readonly language: string;
  /** The client's address, and the network around it (IPv4 /24, IPv6 /48). */
  readonly address: string;
  readonly network: string;
  /** What the client's browser says of itself. */
  readonly device: Device;
  readonly requestId: string;
  /** Idempotency key that the client made before its first send. */
  readonly key: string | null;
}

/** What a service knows whose call only people who are signed in may make: the edge has seen to it. */
export interface SignedInCtx extends Ctx {
  readonly actor: Actor;
}

/** The idempotency key of a write that must have one. */
export function keyOf(ctx: Ctx): string {
  return ctx.key ?? refuse('key.missing');
}
