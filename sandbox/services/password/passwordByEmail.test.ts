import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { operate } from '../system/operate';

const ask = { username: 'nobody', email: 'nobody@example.test' };
let platform: TestPlatform;
beforeAll(async () => (platform = await createTestPlatform()));
afterAll(() => platform.close());

it('says that there is no such account where the operator wants it, and else answers alike', async () => {
  const forgotten = (request: typeof ask) =>
    platform.visitor().call(contract.session.passwordByEmail, request);
  expect(await forgotten(ask)).toMatchObject({ success: true });
  const operator = { db: platform.db, ...platform.ports };
  await operate(operator, ['forgotten', 'tells']);
  expect(await forgotten(ask)).toMatchObject({ errorCode: 'account.unknown' });
  expect(await forgotten({ ...ask, username: 'mira' })).toMatchObject({ errorCode: 'account.unknown' });
  expect(await forgotten({ username: 'mira', email: 'mira@example.test' })).toMatchObject({ success: true });
  await operate(operator, ['forgotten', 'silent']);
  expect(await forgotten(ask)).toMatchObject({ success: true });
});
