import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { operate } from '../system/operate';
import { readClientErrors } from './reportError';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const fault = (message: string) => ({ message, stack: 'at hall.js:1', area: 'page', release: 'hall-1.js' });
const tell = (message: string, address = '203.0.113.7') =>
  platform.visitor({ address }).call(contract.support.reportError, fault(message));

it('keeps a fault once and counts it, and the operator can read it', async () => {
  expect(await tell('cannot read tiles')).toMatchObject({ success: true });
  await tell('cannot read tiles');
  expect(await readClientErrors(platform.db, 10)).toMatchObject([{ message: 'cannot read tiles', count: 2 }]);
  const { db, ports } = platform;
  const words = await operate({ db, ...ports }, ['errors']);
  expect(words).toContain('2 ×  page  cannot read tiles');
  await operate({ db, ...ports }, ['errors', 'clear']);
  expect(await readClientErrors(platform.db, 10)).toEqual([]);
});

it('keeps 200 faults at most, and takes no more than 30 from one network in ten minutes', async () => {
  for (let network = 0; network < 8; network += 1)
    for (let index = 0; index < 30; index += 1)
      await tell(`fault ${network} ${index}`, `198.51.${network}.9`);
  expect(await readClientErrors(platform.db, 1_000)).toHaveLength(200);
  expect(await tell('one more', '198.51.0.9')).toMatchObject({ errorCode: 'limit.reached' });
});

it('refuses what is longer than a fault can be', async () => {
  expect(await tell('x'.repeat(301))).toMatchObject({ errorCode: 'request.invalid' });
});
