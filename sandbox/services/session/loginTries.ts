import type { Ctx } from '../../context';
import type { Executor } from '../../db/database';
import { forgetTries } from '../throttle';
import { nameKey } from './names';

type Deps = Pick<Ctx, 'hasher' | 'merchant' | 'network'>;

/** Keys that count the wrong passwords of one name. */
export interface TryKeys {
  /** For a browser that the account was signed in from before. */
  device: string;
  /** For every other browser of a network. */
  network: string;
  /** For every other browser of all networks together. */
  name: string;
}

/** Where the wrong passwords are counted that one browser types for a name. */
export async function tryKeysOf(deps: Deps, username: string, visitorId: string): Promise<TryKeys> {
  // By fingerprint: people type passwords into the field for names.
  const who = await deps.hasher.digest(`${deps.merchant}:${nameKey(username)}`);
  return {
    device: `login:${who}:device:${visitorId}`,
    network: `login:${who}:${deps.network}`,
    name: `login:${who}:anywhere`,
  };
}

/** Opens an account again to a browser and its network, whose person has proved to be the owner. */
export async function forgetWrongPasswords(
  ctx: Ctx,
  db: Executor,
  username: string,
  visitorId: string,
): Promise<void> {
  const keys = await tryKeysOf(ctx, username, visitorId);
  for (const key of [keys.device, keys.network]) await forgetTries({ db }, key);
}
