import type { HumanAction } from '#contract';
import { isWithin } from '../../address';
import type { Db, Executor } from '../../db/database';
import { systemState } from '../../db/schema';
import { invalidateCached, cached } from '../cached';
import type { Operator } from './operator';

/** What the operator has switched for the whole platform. */
export interface SystemState {
  maintenance: {
    on: boolean;
    /** When it begins, ISO 8601; at once when absent. */
    from?: string;
    /** When it ends by itself, ISO 8601. */
    until?: string;
  };
  region: {
    /** Countries, ISO 3166-1 alpha-2, whose visitors are kept out. */
    blocked: string[];
    /** Country that visitors are taken to come from. A sandbox has no map of addresses; a deployment sets it per request. */
    visitor: string;
  };
  /** Addresses and networks, such as 203.0.113.0/24, that get no answer but a refusal. */
  refusedAddresses: string[];
  /**
   * Human verification. `puzzle` is the real thing; with `fixed` the gap always lies at the same place, for tests that
   * read no pictures; `off` lets everybody pass.
   */
  human: 'puzzle' | 'fixed' | 'off';
  /** What people are verified for; the configuration's choice when absent. */
  humanActions?: HumanAction[];
  /**
   * Sandbox only. Whether the demo bank credits what people say they paid and pays withdrawals out by itself; `manual`
   * leaves both to the operator's commands.
   */
  clearing: 'auto' | 'manual';
  /**
   * Sandbox only. How a vendor's wallet behaves, by the vendor's code; one that is not named answers. `silent` carries out
   * and does not answer, `lost` never gets the request, `down` cannot be asked either, `refuses` says no.
   */
  vendors: Partial<Record<string, 'silent' | 'lost' | 'down' | 'refuses'>>;
  /** Vendors whose games are being serviced, with the time until which, ISO 8601, or an empty text. */
  serviced: Partial<Record<string, string>>;
  /** Whether Firebase sends and checks the codes of phone numbers; in a sandbox, its stand-in does. */
  phoneAuth: boolean;
  /** Sandbox only. What Firebase's stand-in answers to everything, such as QUOTA_EXCEEDED; it works when empty. */
  phoneAuthFault: string;
  /** Ids of accounts whose passwords are printed, of all brands that a world ever gave it; closed in production. */
  printedAccounts: string[];
  /** The seed of draws that is printed, of the world that the database began with; replaced in production. */
  printedDrawSeed: string;
  /** Months of bets and movements that were taken off, as 2025-08, each with the last business day that anything of it counts for. */
  archivedMonths: Readonly<Record<string, string>>;
}

const defaults: SystemState = {
  maintenance: { on: false },
  region: { blocked: [], visitor: 'SG' },
  refusedAddresses: [],
  human: 'puzzle',
  clearing: 'auto',
  vendors: {},
  serviced: {},
  phoneAuth: false,
  phoneAuthFault: '',
  printedAccounts: [],
  printedDrawSeed: '',
  archivedMonths: {},
};

/** Everything that the operator has switched. */
export async function readSystemState(db: Executor): Promise<SystemState> {
  const found = await db.select({ key: systemState.key, value: systemState.value }).from(systemState);
  return { ...defaults, ...Object.fromEntries(found.map(({ key, value }) => [key, value])) };
}

/** Switches one thing. */
export async function writeSystemState<Key extends keyof SystemState>(
  db: Executor,
  key: Key,
  value: SystemState[Key],
  at: Date,
): Promise<void> {
  await db
    .insert(systemState)
    .values({ key, value, updatedAt: at })
    .onConflictDoUpdate({ target: systemState.key, set: { value, updatedAt: at } });
  invalidateCached(db, 'systemState');
}

/** Switches one thing for an operator, who is told what it was. */
export async function switchState<Key extends keyof SystemState>(
  { db, clock, changed }: Operator,
  key: Key,
  value: SystemState[Key],
): Promise<void> {
  const { [key]: before } = await readSystemState(db);
  await writeSystemState(db, key, value, clock.now());
  changed?.(key, before, value);
}

/** The same for every call, kept for a moment. */
export const recentSystemState = (db: Db): Promise<SystemState> =>
  cached(db, 'systemState', () => readSystemState(db));

/** Whether the platform is in maintenance at a moment. */
export const isShut = ({ on, from, until }: SystemState['maintenance'], now: Date): boolean =>
  on && (from === undefined || now >= new Date(from)) && (until === undefined || now < new Date(until));

/** Whether visitors are kept out by where they come from. */
export const isRegionBlocked = (state: SystemState): boolean =>
  state.region.blocked.includes(state.region.visitor);

/** Whether a visitor is kept out by their address. */
export const isAddressRefused = (state: SystemState, address: string): boolean =>
  state.refusedAddresses.some((network) => isWithin(address, network));
