import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Db } from '../db/database';
import { merchants, settings } from '../db/schema';
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

/**
 * Opens a merchant for each brand of `brands/` that the database does not have, with the settings that all begin with:
 * a platform without a world has no other merchants. Throws `PlainError` for a brand that cannot be counted for.
 */
export async function openOwnBrands(db: Db, at: Date): Promise<void> {
  const folder = inRoot('brands');
  if (!existsSync(folder)) return;
  for (const id of readdirSync(folder)) {
    const path = `${folder}/${id}/facts.json`;
    if (!existsSync(path)) continue;
    const facts = JSON.parse(readFileSync(path, 'utf8')) as BrandFacts;
    const { merchantCode: code, name, currency, timeZone, dialingCode } = facts;
    const fault = setUpFault(code, currency, {});
    if (fault) throw new PlainError(fault);
    await db.transaction(async (tx) => {
      const added = await tx
        .insert(merchants)
        .values({ code, name, currency, createdAt: at })
        .onConflictDoNothing()
        .returning({ code: merchants.code });
      if (added.length === 0) return;
      await tx.insert(settings).values(
        Object.entries({ timeZone, dialingCode }).map(([key, value]) => ({
          merchantCode: code,
          key,
          value,
        })),
      );
    });
  }
}
