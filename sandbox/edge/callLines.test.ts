import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, headers as names } from '../../contract';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('leaves a line of each refused call that says when, which, in which request and whose', async () => {
  const member = platform.visitor();
  await member.loginAs('member');
  const refused = await member.call(contract.security.endSession, { id: 'none' });
  expect(refused).toMatchObject({ success: false, errorCode: 'record.unknown' });
  const stranger = await platform.visitor().call(contract.member.info, {});
  const lineOf = (answer: typeof refused) => {
    const id = answer.headers.get(names.requestId) ?? 'none';
    return JSON.parse(platform.ports.lines.find((line) => line.includes(id)) ?? '{}') as object;
  };
  expect(lineOf(refused)).toMatchObject({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    call: 'security.endSession',
    refusalCode: 'record.unknown',
    account: 'aurora-mira',
  });
  expect(lineOf(stranger)).toMatchObject({ call: 'member.info', refusalCode: 'session.missing' });
  expect(lineOf(stranger)).not.toHaveProperty('account');
});
