import { sql } from 'drizzle-orm';
import type { OpenedDatabase } from './connect';

/** Whether the database answers within a few seconds; it counts as down when it takes longer. */
export async function isDatabaseUp({ db }: OpenedDatabase): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, 5_000, false).unref());
  const answer = db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

/** A proxy asks for health each second (deploy/Caddyfile); this is time for a late answer besides. */
const proxyLooksMs = 2_500;

/** Waits until a proxy has read that this platform is about to end. */
export const waitForProxy = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, proxyLooksMs));
