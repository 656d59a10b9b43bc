import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract, type Avatar, type Profile, type ProfileField } from '#contract';
import { accounts, ownAvatars, storedFiles, throttles } from '../../db/schema';
import { keptPictureReply } from '../../node/keptPictureReply';
import { demoAccounts } from '#demo/seed/demoAccounts.ts';
import { createTestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { pngOf } from '../../testing/pictures';
import { provide } from '../../testing/provide';

const { security, member } = contract;

const platform = provide(createTestPlatform);
let visitor: Visitor;
let number = 0;
beforeEach(async () => {
  await platform.db.delete(throttles);
  visitor = platform.visitor();
  await visitor.register(`portrait${++number}`);
});

const save = (field: ProfileField, value: string) => visitor.call(security.saveProfile, { field, value });
const fieldOf = (profile: unknown, field: ProfileField) =>
  (profile as Profile).fields.find((each) => each.field === field);

describe('a profile', () => {
  it('keeps what was said, without the spaces around it, and takes it back', async () => {
    expect(fieldOf((await save('nickname', '  Minh Tran ')).value, 'nickname')?.value).toBe('Minh Tran');
    expect((await visitor.call(member.info, {})).value).toMatchObject({ nickname: 'Minh Tran' });
    await save('telegram', '@minh');
    expect(fieldOf((await save('telegram', '')).value, 'telegram')?.value).toBe('');
    expect(await save('nickname', '')).toMatchObject({ errorCode: 'register.field' });
  });

  it('names who brought a member, which the member cannot change', async () => {
    const downline = platform.visitor();
    await downline.login('bao19', 'harbour-light');
    const { value } = await downline.call(security.profile, {});
    expect(fieldOf(value, 'recommenderId')).toMatchObject({ value: 'anong88', isLocked: true });
    for (const field of ['recommenderId', 'affiliateCode'] as const)
      expect(await downline.call(security.saveProfile, { field, value: 'mira' })).toMatchObject({
        errorCode: 'security.stale',
      });
    expect(fieldOf((await save('idNumber', 'S1234567 D')).value, 'idNumber')?.isLocked).toBe(true);
    expect(await save('idNumber', 'S7654321 D')).toMatchObject({ errorCode: 'security.stale' });
  });

  it.each([
    ['nickname', 'M'],
    ['nickname', 'x'.repeat(25)],
    ['nickname', 'Minh\u202Enarт'],
    ['nickname', 'mira\u200b'],
    ['nickname', 'Supp0rt'],
    ['payeeName', 'Minh 7'],
    ['qqNum', '12a45'],
    ['birthday', '2025-02-30'],
    ['birthday', '2024-05-01'],
    ['birthday', '1850-01-01'],
  ] as const)('refuses %s %j', async (field, value) => {
    expect(await save(field, value)).toMatchObject({ errorCode: 'register.field' });
    expect(fieldOf((await visitor.call(security.profile, {})).value, field)?.value).not.toBe(value);
  });

  it('takes somebody who is of age today, and not a day earlier', async () => {
    const today = platform.ports.clock.now();
    const born = (days: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    expect(await save('birthday', born(1))).toMatchObject({ errorCode: 'register.field' });
    expect(await save('birthday', born(0))).toMatchObject({ success: true });
  });

  it('locks name and birthday once they are said; the same again is no change', async () => {
    const saved = await save('payeeName', 'Trần Văn Minh');
    expect(fieldOf(saved.value, 'payeeName')).toMatchObject({ isLocked: true });
    expect(await save('payeeName', 'Trần Văn Minh')).toMatchObject({ success: true });
    expect(await save('payeeName', 'Somebody Else')).toMatchObject({ errorCode: 'security.stale' });
    expect(await save('payeeName', '')).toMatchObject({ errorCode: 'security.stale' });
  });

  it('loses nothing when several fields are saved at once', async () => {
    const values = { telegram: '@minh', zalo: 'minh.z', line: 'minh-l', occupation: 'Carpenter' } as const;
    await Promise.all(
      Object.entries(values).map(([field, value]) => save(field as keyof typeof values, value)),
    );
    const [account] = await platform.db
      .select()
      .from(accounts)
      .where(eq(accounts.username, `portrait${number}`));
    expect(account?.fields).toMatchObject(values);
  });

  it('names nobody above', async () => {
    const below = platform.visitor();
    await below.login('bao19', demoAccounts.find(({ role }) => role === 'member')?.password ?? '');
    const call = (value: string) => below.call(security.saveProfile, { field: 'nickname', value });
    expect(await call('Arun')).toMatchObject({ errorCode: 'register.field' });
    expect(await call('Bao of the river')).toMatchObject({ success: true });
  });

  it('is changed forty times an hour at most', async () => {
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 41; index += 1) codes.push((await save('line', `minh${index}`)).errorCode);
    expect(codes.at(-1)).toBe('limit.reached');
    expect(codes.slice(0, 40).every((code) => code === undefined)).toBe(true);
  });
});

const see = (path: string) =>
  keptPictureReply(
    { db: platform.db, storage: platform.ports.storage },
    new Request(`http://127.0.0.1${path}`),
  );
const png = (width: number, height: number): string => pngOf({ width, height });

describe('a picture', () => {
  it('is a built-in one, or an own one that is served as what it is', async () => {
    expect(await visitor.call(security.saveAvatar, { picture: 7 })).toMatchObject({
      value: { avatar: '7', avatarType: 'STATIC' },
    });
    expect(await visitor.call(security.saveAvatar, { picture: 13 })).toMatchObject({ status: 400 });
    expect(await visitor.call(security.saveAvatar, {})).toMatchObject({ status: 400 });
    const saved = await visitor.call(security.saveAvatar, {
      image: pngOf({ width: 256, height: 256, note: 'GPS', tail: '<script>' }),
    });
    const { avatar } = saved.value as Avatar;
    expect((await visitor.call(member.avatar, {})).value).toEqual({ avatar, avatarType: 'CUSTOM' });
    const reply = await see(avatar);
    expect(reply?.headers.get('content-type')).toBe('image/png');
    expect(reply?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(btoa(String.fromCharCode(...new Uint8Array((await reply?.arrayBuffer()) ?? [])))).toBe(
      png(256, 256),
    );
    // A new one takes the place of the old one, whose address leads nowhere then.
    await visitor.call(security.saveAvatar, { image: png(128, 128) });
    expect(await see(avatar)).toBeUndefined();
    await visitor.call(security.saveAvatar, { picture: 3 });
    expect(await platform.db.select().from(ownAvatars)).toHaveLength(0);
    expect(await platform.db.select().from(storedFiles)).toHaveLength(0);
  });

  it.each([
    ['a page', btoa(`<html><script>alert(1)</script>${' '.repeat(100)}`)],
    ['a drawing', btoa(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${' '.repeat(100)}</svg>`)],
    ['a picture that is not square', png(256, 128)],
    ['one of an absurd size', png(60_000, 60_000)],
    ['one that is too small to see', png(8, 8)],
  ])('refuses %s', async (_, image) => {
    expect(await visitor.call(security.saveAvatar, { image })).toMatchObject({ errorCode: 'file.wrongType' });
  });

  it('refuses one that is too large', async () => {
    const image = btoa('x'.repeat(5 * 1024 * 1024 + 1));
    expect(await visitor.call(security.saveAvatar, { image })).toMatchObject({ errorCode: 'file.tooLarge' });
  });
});
