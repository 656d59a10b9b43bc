import { createApp } from '../app';
import { platformConfig, type PlatformConfig } from '../config';
import { allowLongWork, type Db } from '../db/database';
import { trialBalance } from '../ledger/ledger';
import { seedDate } from '../node/world';
import { personChannel } from '../services/live/liveConnections';
import { demoWelcomeCredit } from '../../demo/seed/welcomeCredit';
import { finerMovements } from './finerMovements';
import { undeclaredMoneyIn } from './undeclaredMoneyIn';
import { openTestDatabase, type TestDatabase } from './databases';
import { createTestPorts, type TestPorts } from './ports';
import { Visitor, type VisitorOptions } from './visitor';

/** A platform for tests: complete, on a fresh database with the demo seed, without a network. */
export interface TestPlatform {
  db: Db;
  /** Connection string of the database's owner: the platform owns nothing. */
  ownerUrl: string;
  ports: TestPorts;
  config: PlatformConfig;
  app: ReturnType<typeof createApp>;
  /** A browser; of another app on the same database when one is given. */
  visitor(options?: VisitorOptions & { app?: TestPlatform['app'] }): Visitor;
  /** Checks the trial balance, then removes the database. */
  close(): Promise<void>;
}

/** An hour after the seed's first moment: everything seeded lies in the past. */
const start = new Date(seedDate.getTime() + 3_600_000);

/**
 * Creates a platform with a fresh database, on the server of the run.
 * @param open what is in it. @default the demo's world
 */
export async function createTestPlatform(
  changes: Partial<PlatformConfig> = {},
  open: () => Promise<TestDatabase> = openTestDatabase,
): Promise<TestPlatform> {
  const { db, ownerUrl, close, listen } = await open();
  const ports = createTestPorts(db, start);
  const { live } = ports;
  const stopListening = await listen(
    personChannel,
    (payload) => live.publish(payload),
    () => live.publishGap(),
  );
  const config = platformConfig({
    rate: { burst: 1_000_000, perSecond: 1_000_000 },
    humanActions: [],
    welcomeCredit: demoWelcomeCredit,
    workBits: 4,
    ...changes,
  });
  const app = createApp({ db, ports, config });
  return {
    db,
    ownerUrl,
    ports,
    config,
    app,
    visitor: ({ app: other = app, ...options } = {}) =>
      new Visitor({ fetch: other.fetch, keys: ports.keys, clock: ports.clock }, options),
    async close() {
      live.close();
      await stopListening();
      const [faults, unknown, finer] = await db.transaction(async (tx) => {
        // The bench's world has 5,000,000 bets.
        await allowLongWork(tx);
        return [await trialBalance(tx), await undeclaredMoneyIn(tx), await finerMovements(tx)];
      });
      await close();
      if (unknown.length > 0)
        throw new Error(
          `money reached a main wallet by kinds that moneyInKinds lacks: ${unknown.join(', ')}`,
        );
      if (finer.length > 0)
        throw new Error(`amounts finer than their currency were moved: ${finer.join(', ')}`);
      if (faults.length > 0) throw new Error(`the books are out of order: ${JSON.stringify(faults)}`);
    },
  };
}
