import type { PlatformConfig } from '../config';
import type { Db } from '../db/database';
import { cached } from '../services/cached';
import { settingsOf } from '../services/settings';
import type { SiteHosts } from './policy';

/** Hosts beside the site's own: those that a brand's operator names, and those of vendors outside, whose games are framed. */
export const siteHosts = (db: Db, { vendors }: PlatformConfig, brand: string): Promise<SiteHosts> =>
  cached(db, `hosts ${brand}`, async () => {
    const { domains, imageCDNs, launchGameCDNs, chatUrl } = await settingsOf(db, brand);
    const launches = Object.values(vendors).map(({ launch }) => launch);
    return { lines: domains, images: imageCDNs, frames: [...launchGameCDNs, ...launches, chatUrl] };
  });
