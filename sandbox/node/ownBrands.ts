import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Db } from '../db/database';
import { merchants, settings } from '../db/schema';
import { brandSettings } from '../services/brandSettings';
import { defaultSettings } from '../services/settings';
import { setUpFault } from '../services/setUpFault';
import { PlainError } from './plainError';
import { inRoot } from './root';

/** What `brands/<id>/facts.json` says of a merchant. */
interface BrandFacts {
  name: string;
  merchantCode: string;
  currency: string;
  timeZone: string;
  dialingCode: string;
}

interface StartDeps {
  at: Date;
  say: (words: string) => void;
}

/**
 * Opens a merchant for each brand of `brands/` that the database does not have, with the settings that all begin with and
 * with log-in and registration by name: a platform without a world has no other merchants. Throws `PlainError` for a
 * brand that cannot be counted for, and where there is none.
 */
export async function openOwnBrands(db: Db, { at, say }: StartDeps): Promise<void> {
  const brands = readFacts().map(({ merchantCode, ...facts }) => ({ code: merchantCode, ...facts }));
  const known = await merchantsBefore(db, brands, say);
  if (brands.length + known.length === 0)
    throw new PlainError('There is no brand to serve: brands/ has none. npm run brand:new writes one.');
  for (const { code, name, currency, timeZone, dialingCode } of brands) {
    if (known.some((merchant) => merchant.code === code)) continue;
    const own = brandSettings({ currency, timeZone, dialingCode });
    const fault = setUpFault(code, currency, { ...defaultSettings, ...own });
    if (fault) throw new PlainError(fault);
    await db.transaction(async (tx) => {
      const added = await tx
        .insert(merchants)
        .values({ code, name, currency, createdAt: at })
        .onConflictDoNothing()
        .returning({ code: merchants.code });
      if (added.length === 0) return;
      await tx
        .insert(settings)
        .values(Object.entries(own).map(([key, value]) => ({ merchantCode: code, key, value })));
    });
  }
}

function readFacts(): BrandFacts[] {
  const folder = inRoot('brands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((id) => `${folder}/${id}/facts.json`)
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as BrandFacts);
}

/** The merchants that a database has; says which brands have another currency by now, in which nothing is kept. */
export async function merchantsBefore(
  db: Db,
  brands: readonly { code: string; name: string; currency: string }[],
  say: (words: string) => void,
): Promise<{ code: string; currency: string }[]> {
  const known = await db.select({ code: merchants.code, currency: merchants.currency }).from(merchants);
  for (const { code, currency, name } of brands) {
    const there = known.find((merchant) => merchant.code === code);
    if (there && there.currency !== currency)
      say(
        `${name} keeps its wallets in ${there.currency}: its facts say ${currency} by now. npm run reset deletes them and begins anew.`,
      );
  }
  return known;
}
