import type { PlatformConfig } from '../config';
import { createIds } from '../ids';
import { createKeys } from '../keys';
import { createOutbox, noMessages } from '../outbox';
import { createPhoneAuth, noPhoneAuth } from '../phoneAuth';
import type { Ports } from '../ports';
import type { Guests } from '../ports/guests';
import { createOutsideWallets } from '../services/wallet/outsideWallets';
import { noVendorWallets } from '../services/wallet/vendorWallets';
import type { OpenedDatabase } from './connect';
import type { Environment } from './environment';
import { createHasher, systemRandom } from './ports';
import { createPictures } from './raster';
import { createSmtpMail } from './smtpMail';

/** What the platform works with where it runs in Node, but for what watches it. */
export function createPorts(
  env: Environment,
  config: PlatformConfig,
  { db }: OpenedDatabase,
  { clock, log, guests, storage }: Pick<Ports, 'clock' | 'log' | 'storage'> & { guests: Guests },
): Omit<Ports, 'live' | 'meter' | 'tracer'> {
  const ids = createIds(clock, systemRandom);
  const ports = {
    clock,
    random: systemRandom,
    ids,
    hasher: createHasher(),
    pictures: createPictures(),
    keys: createKeys(db, clock, env.wrapping),
    wrapping: env.wrapping,
    storage,
    log,
    ...(env.production ? noMessages : createOutbox(db, clock, ids)),
    ...(env.mail && { mail: createSmtpMail(env.mail) }),
  };
  const phoneAuth = env.production
    ? noPhoneAuth
    : createPhoneAuth({ db, ports, merchant: env.brand, config });
  const others = guests.vendorWallets?.({ db, clock }) ?? noVendorWallets;
  const { vendors } = config;
  const vendorWallets = createOutsideWallets({ vendors, others, fetch, now: () => clock.now() });
  return { ...ports, phoneAuth, vendorWallets };
}
