import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, noMessages } from './outbox';
import { noPhoneAuth } from './phoneAuth';
import { readOutbox } from './services/system/operate';
import { createTestPlatform, type TestPlatform } from './testing/createTestPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

describe.each([
  ['sms', '+6591234567'],
  ['mail', 'mira@one.example'],
] as const)('%s', (channel, to) => {
  it('of a sandbox is kept whole where a developer reads it, and nowhere else', async () => {
    const { db, ports } = platform;
    const { [channel]: port } = createOutbox(db, ports.clock, ports.ids);
    const body = `123456 is your code.\n你好, مرحبا ${channel}`;
    expect(port.isOn).toBe(true);
    await port.send({ to, body });
    expect((await readOutbox({ db }, 9)).filter((each) => each.body === body)).toMatchObject([
      { channel, recipient: to },
    ]);
  });

  it('of a production platform without a provider says that it is off, and keeps nothing', async () => {
    const { [channel]: port } = noMessages;
    expect(port.isOn).toBe(false);
    await expect(port.send({ to, body: 'lost code' })).rejects.toMatchObject({ code: `${channel}.off` });
    const kept = await readOutbox({ db: platform.db }, 200);
    expect(kept.some(({ body }) => body === 'lost code')).toBe(false);
  });
});

describe('who proves a number', () => {
  it('is nobody on a production platform without a provider, whatever the token', async () => {
    for (const token of ['', 'a.b.c', 'sandbox']) expect(await noPhoneAuth.verify(token)).toBeUndefined();
  });

  it('takes no token that it did not give', async () => {
    for (const token of ['', 'a.b.c', 'x'.repeat(5_000)])
      expect(await platform.ports.phoneAuth.verify(token)).toBeUndefined();
  });
});
