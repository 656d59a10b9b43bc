import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, type Avatar } from '#contract';
import { createDatabaseStorage } from '../databaseStorage';
import { createApp } from '../app';
import { accounts, ownAvatars, storedFiles } from '../db/schema';
import { StorageUnavailable, type Storage } from '../ports';
import { sweepStorage } from '../services/storage/sweepStorage';
import { withKept } from '../services/storage/keep';
import { operate } from '../services/system/operate';
import { refuse } from '../refusal';
import { startBucketServer, type BucketServer } from '../testing/bucketServer';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { pngOf } from '../testing/pictures';
import { openBucket } from './bucket';
import { keptPictureReply } from './keptPictureReply';
import { storagePlace } from './storagePlace';

let platform: TestPlatform;
let server: BucketServer;
beforeAll(async () => {
  [platform, server] = await Promise.all([createTestPlatform(), startBucketServer()]);
});
afterAll(() => Promise.all([platform.close(), server.close()]));
beforeEach(async () => {
  server.fault = undefined;
  server.asked.length = 0;
  server.objects.clear();
  await platform.db.delete(storedFiles);
});

const inBucket = async (): Promise<Storage> => {
  const place = storagePlace({ STORAGE_URL: server.url });
  if (!place) throw new Error('no bucket is named');
  return openBucket(place, platform.db, platform.ports.clock);
};
const inDatabase = (): Promise<Storage> =>
  Promise.resolve(createDatabaseStorage(platform.db, platform.ports.clock));
const keyOf = () => `avatars/${platform.ports.ids.next()}`;
const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256);
const file = { mediaType: 'image/png', bytes };
const keysIn = async (storage: Storage, before = new Date('2100-01-01')) => {
  const all: string[] = [];
  for await (const keys of storage.list(before)) all.push(...keys);
  return all.sort();
};

describe.each([
  ['the database', inDatabase],
  ['a bucket', inBucket],
])('%s as storage', (_, open) => {
  it('gives back what was put, whole, and puts again over it', async () => {
    const storage = await open();
    const key = keyOf();
    await storage.put(key, file);
    expect(await storage.get(key)).toEqual(bytes);
    await storage.put(key, { ...file, bytes: bytes.slice(0, 10) });
    expect(await storage.get(key)).toEqual(bytes.slice(0, 10));
  });

  it('knows nothing of a key that was not put, or was deleted, once or twice', async () => {
    const storage = await open();
    const key = keyOf();
    expect(await storage.get(key)).toBeUndefined();
    await storage.put(key, file);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeUndefined();
  });

  it('lists what was put before a moment, by pages', async () => {
    const storage = await open();
    const keys = Array.from({ length: 501 }, keyOf).sort();
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(
        keys.slice(at, at + 50).map((key) => storage.put(key, { ...file, bytes: bytes.slice(0, 1) })),
      );
    expect(await keysIn(storage)).toEqual(keys);
    expect(await keysIn(storage, new Date('2001-01-01'))).toEqual([]);
  });

  it('loses what no row names after a day, and nothing that one names or that is no picture of ours', async () => {
    const storage = await open();
    const [named, orphan] = [keyOf(), keyOf()];
    const [account] = await platform.db.select({ id: accounts.id }).from(accounts).limit(1);
    for (const key of [named, orphan, 'else/where']) await storage.put(key, file);
    const row = { id: platform.ports.ids.next(), mediaType: 'image/png' as const, createdAt: new Date() };
    await platform.db.insert(ownAvatars).values({ accountId: account?.id ?? '', file: named, ...row });
    try {
      const sweep = (now: Date) => sweepStorage({ db: platform.db, storage, clock: { now: () => now } });
      await sweep(platform.ports.clock.now());
      expect(await storage.get(orphan)).toEqual(bytes);
      await sweep(new Date(Date.now() + 25 * 3_600_000));
      expect(await keysIn(storage)).toEqual([named, 'else/where'].sort());
    } finally {
      await platform.db.delete(ownAvatars).where(eq(ownAvatars.id, row.id));
    }
  });

  it('keeps no picture of a write that was refused, and one of a write whose end nobody knows', async () => {
    const deps = { db: platform.db, log: platform.ports.log, storage: await open() };
    const [refused, unknown, untaken, taken] = [keyOf(), keyOf(), keyOf(), keyOf()];
    for (const key of [refused, unknown, untaken, taken]) await deps.storage.put(key, file);
    await expect(withKept(deps, [refused], () => refuse('file.tooMany'))).rejects.toThrow('file.tooMany');
    await expect(withKept(deps, [unknown], () => Promise.reject(new Error('cut off')))).rejects.toThrow();
    await withKept(deps, [untaken], () => Promise.resolve());
    await withKept(deps, [taken], (_tx, isTaken) => Promise.resolve(isTaken()));
    expect(await keysIn(deps.storage)).toEqual([taken, unknown].sort());
  });
});

describe('a platform with a bucket', () => {
  const { security, member } = contract;
  const open = async () => {
    const storage = await inBucket();
    const app = createApp({ ...platform, ports: { ...platform.ports, storage } });
    const visitor = platform.visitor({ app });
    await visitor.register(`bucket${platform.ports.ids.next().slice(-6)}`);
    const see = (path: string) =>
      keptPictureReply({ db: platform.db, storage }, new Request(`http://127.0.0.1${path}`));
    return { storage, visitor, see };
  };
  const image = pngOf({ width: 128, height: 128 });

  it('keeps a picture there alone, shows it itself, and deletes it with the next one', async () => {
    const { visitor, see } = await open();
    const { avatar } = (await visitor.call(security.saveAvatar, { image })).value as Avatar;
    expect(await platform.db.$count(storedFiles)).toBe(0);
    const [[key, kept] = ['']] = [...server.objects];
    expect(key).toMatch(/^avatars\/[0-9a-z]{26}$/);
    expect(kept?.mediaType).toBe('image/png');
    expect(avatar).not.toContain(key.split('/')[1]);
    const shown = new Uint8Array((await (await see(avatar))?.arrayBuffer()) ?? []);
    expect(Buffer.from(shown).toString('base64')).toBe(image);
    await visitor.call(security.saveAvatar, { picture: 3 });
    expect(server.objects.size).toBe(0);
    expect(await see(avatar)).toBeUndefined();
  });

  it('says so while the bucket is away, and keeps nothing half', async () => {
    const { visitor, see } = await open();
    const { avatar } = (await visitor.call(security.saveAvatar, { image })).value as Avatar;
    server.fault = 503;
    const answer = await visitor.call(security.saveAvatar, { image });
    expect(answer).toMatchObject({ status: 503, errorCode: 'platform.unavailable' });
    expect((await see(avatar))?.status).toBe(503);
    server.fault = undefined;
    expect((await visitor.call(member.avatar, {})).value).toMatchObject({ avatar });
    expect((await see(avatar))?.status).toBe(200);
    // What the new picture takes the place of cannot be deleted at once: the member does not wait for it.
    server.fault = 503;
    expect(await visitor.call(security.saveAvatar, { picture: 3 })).toMatchObject({ success: true });
  });

  it('moves what the database kept, and goes on where it was cut short', async () => {
    const database = await inDatabase();
    const keys = [keyOf(), keyOf(), keyOf()].sort();
    for (const key of keys) await database.put(key, file);
    const storage = await inBucket();
    const operator = { db: platform.db, ...platform.ports, storage };
    for (const key of keys) expect(await storage.get(key)).toEqual(bytes);
    server.fault = 503;
    await expect(operate(operator, ['storage', 'move'])).rejects.toThrow(StorageUnavailable);
    expect(await keysIn(database)).toEqual(keys);
    server.fault = undefined;
    // Cut short after the first one reached the bucket.
    await storage.put(keys[0] ?? '', file);
    expect(await operate(operator, ['storage', 'move'])).toBe(
      '3 pictures were moved; all are in the bucket now.',
    );
    expect(await keysIn(database)).toEqual([]);
    for (const key of keys) expect(await storage.get(key)).toEqual(bytes);
    expect(await operate(operator, ['storage', 'move'])).toMatch(/^0 pictures/);
    await expect(operate({ ...operator, storage: database }, ['storage', 'move'])).rejects.toThrow(
      'STORAGE_URL names no bucket',
    );
  });

  it('does not start with a key or a bucket that is wrong, and does while the bucket is away', async () => {
    const openAt = (url: string) => {
      const place = storagePlace({ STORAGE_URL: url });
      return place && openBucket(place, platform.db, platform.ports.clock);
    };
    await expect(openAt(server.url.replace(':top', ':Top'))).rejects.toThrow('refuses its key');
    await expect(openAt(server.url.replace('/pictures', '/paintings'))).rejects.toThrow('does not exist');
    await expect(openAt(server.url.replace(/127.0.0.1:\d+/, '127.0.0.1:1'))).resolves.toBeDefined();
  });
});

describe('STORAGE_URL', () => {
  it('names a bucket by https, but on this machine', () => {
    expect(storagePlace({ STORAGE_URL: 's3://k:a%2Fb@s3.example:9000/my-pictures?region=eu-1' })).toEqual({
      endpoint: 'https://s3.example:9000/my-pictures',
      region: 'eu-1',
      accessKeyId: 'k',
      secretAccessKey: 'a/b',
    });
    expect(storagePlace({ STORAGE_URL: 's3://k:s@localhost:9000/pictures' })?.endpoint).toBe(
      'http://localhost:9000/pictures',
    );
    expect(storagePlace({})).toBeUndefined();
  });

  it.each([
    'https://k:hidden@s3.example/pictures',
    's3://k:hidden@s3.example',
    's3://k:hidden@s3.example/a/b',
    's3://s3.example/pictures',
    's3://k@s3.example/pictures',
    's3://k:hidden@s3.example/pictures?public=1',
    's3://k:hidden/x@s3.example/pictures',
  ])('is refused as %s, and its secret is not said', (url) => {
    const read = vi.fn(() => storagePlace({ STORAGE_URL: url }));
    expect(read).toThrow('STORAGE_URL');
    expect(String(read.mock.results[0]?.value)).not.toContain('hidden');
  });
});
