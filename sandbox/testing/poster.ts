import { openAccount, openHouseAccount, post } from '../ledger/ledger';
import { demoWorld } from '../../demo/world';
import { openPlatformDatabase } from '../node/platformDatabase';

/**
 * A process that posts until it is killed, for `kill.test.ts`: `poster.ts <data folder> <round>`. It writes the id of a
 * transaction to its output after the ledger acknowledged it, never before.
 */
const [dataDir = '', round = ''] = process.argv.slice(2);
const { db } = await openPlatformDatabase({ dataDir, databaseUrl: undefined }, { world: demoWorld });
/** A pipe that nobody empties for a while is waited for. */
const say = (line: string) => new Promise((resolve) => process.stdout.write(`${line}\n`, resolve));
const at = new Date('2026-11-21T10:00:00.000Z');
const bank = await openHouseAccount(db, { merchant: 'aurora', purpose: 'bank', currency: 'USD', at });
await openAccount(db, { id: 'poster', ownerId: 'aurora-mira', purpose: 'poster', currency: 'USD', at });
await say('ready');
for (let number = 1; ; number += 1) {
  const id = `round-${round}-${number}`;
  const postings = [
    { account: bank, amount: -1n },
    { account: 'poster', amount: 1n },
  ];
  await post(db, { id, actor: 'poster', key: id, kind: 'test', postings, at });
  await say(id);
}
