import { afterAll, beforeAll, expect, it } from 'vitest';
import { isReading } from '../../contract';
import { Knowledge, validRequest } from '../../scripts/conformance/inputs';
import { readMigrations } from '../node/migrations';
import { openOwnBrands } from '../node/ownBrands';
import { migrate } from '../db/migrate';
import { makeMonthsAhead } from '../services/records/makeMonths';
import { handledCalls } from '../testing/calls';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { openEmptyDatabase } from '../testing/databases';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ production: true }, async () => {
    const empty = await openEmptyDatabase();
    await migrate(empty.db, readMigrations());
    await makeMonthsAhead(empty.db, new Date());
    await openOwnBrands(empty.db, { at: new Date(), say: () => undefined });
    return empty;
  });
});
afterAll(() => platform.close());

it('a platform to which the operator has added nothing yet answers every call that reads', async () => {
  const visitor = platform.visitor();
  expect(await visitor.register('first77')).toMatchObject({ success: true });
  const today = platform.ports.clock.now().toISOString().slice(0, 10);
  const knowledge = new Knowledge({ merchantCode: 'aurora', username: 'first77', count: '50' }, today);
  const reads = handledCalls.filter(({ call }) => isReading(call) && call.audience !== 'agent');
  expect(reads.length).toBeGreaterThan(80);
  const failed: string[] = [];
  for (const named of reads) {
    const answer = await visitor.call(named.call, validRequest(named, knowledge));
    if (answer.success) knowledge.keep(named.name, answer.value);
    if (answer.status >= 500) failed.push(`${named.name} ${String(answer.errorCode)}`);
  }
  expect(failed).toEqual([]);
});
