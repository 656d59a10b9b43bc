import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Permission } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { operate } from './operate';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ chatUrl: 'https://chat.platform.example/', chatCipher: 'none' });
});
afterAll(() => platform.close());

const say = (...words: string[]): Promise<string> => operate({ db: platform.db, ...platform.ports }, words);
const info = async (): Promise<Permission['info']> =>
  ((await platform.visitor().call(contract.start.status, { url: 'x' })).value as Permission).info;
const chatPath = async (): Promise<string | undefined> => {
  const { value } = await platform.visitor().call(contract.support.liveChat, {});
  return (value as { version: { pathList: { path: string }[] } }).version.pathList[0]?.path;
};

it('begins with every link and way that the specification names', async () => {
  const { resources, customerService } = await info();
  expect(
    resources
      .map(({ resourceType }) => resourceType)
      .sort()
      .join(' '),
  ).toBe('ANDROID DISCORD FACEBOOK INSTAGRAM IOS LINKEDIN MOBILECONFIG TELEGRAM USDJUMP YOUTUBE');
  expect(customerService.map(({ csType }) => csType)).toEqual([
    'ONLINE',
    'PHONE',
    'SMS',
    'EMAIL',
    'LIVECHAT',
  ]);
});

it('changes a link, and takes one away', async () => {
  await say('resource', 'ios', 'https://new.example/ios', '--code', 'https://new.example/ios.svg');
  await say('resource', 'DISCORD', 'none');
  const { resources } = await info();
  expect(resources).toContainEqual(
    expect.objectContaining({ url: 'https://new.example/ios', qrCodeUrl: 'https://new.example/ios.svg' }),
  );
  expect(await say('resource')).not.toContain('DISCORD');
  await expect(say('resource', 'IOS', 'javascript:alert(1)')).rejects.toThrow('no address');
  await expect(say('resource', 'MYSPACE', 'https://x.example')).rejects.toThrow('Links are');
});

it('changes a way to customer service, and takes one away', async () => {
  await say('service', 'PHONE', 'tel:+6565550199', 'Call us');
  await say('service', 'SMS', 'none');
  const { customerService } = await info();
  expect(customerService).toContainEqual({ path: 'tel:+6565550199', title: 'Call us', csType: 'PHONE' });
  expect(customerService.some(({ csType }) => csType === 'SMS')).toBe(false);
});

it('puts the chat of somebody else in the place of its own, takes it away and back', async () => {
  expect(await chatPath()).toContain('https://chat.platform.example/?merchant=aurora');
  await say('service', 'LIVECHAT', 'https://chat.vendor.example/room');
  expect(await chatPath()).toBe('https://chat.vendor.example/room');
  await say('service', 'LIVECHAT', 'none');
  expect((await info()).customerService.some(({ csType }) => csType === 'LIVECHAT')).toBe(false);
  await say('service', 'LIVECHAT', 'own');
  expect(await chatPath()).toContain('chat.platform.example');
  await expect(say('service', 'LIVECHAT', 'tel:+6565550142')).rejects.toThrow('no address');
});
