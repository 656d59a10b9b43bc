import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '#contract';
import { writeContentFolder } from '../../node/contentFolder';
import { makeFolders } from '../../node/makeFolders';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { help } from './help';
import { operate } from './operate';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const say = (...words: string[]): Promise<string> => operate({ db: platform.db, ...platform.ports }, words);
const isShut = async (): Promise<unknown> => {
  const { value } = await platform.visitor().call(contract.start.status, { url: 'x' });
  return (value as { maintenance: boolean }).maintenance;
};

const names = [...new Set([...help.matchAll(/(?:^|\| )([a-z]+)(?= |$)/gm)].map(([, name]) => name ?? ''))];

it.each(names)('%s refuses a flag that it does not have, and changes nothing', async (name) => {
  const before = await say('status');
  await expect(say(name, 'on', '--untill', 'x')).rejects.toThrow('has no --untill');
  expect(await say('status')).toBe(before);
});

it('refuses words that it would pass over, and names the first of them', async () => {
  await expect(say('maintenance', 'on', 'until', '2027-01-01T00:00Z')).rejects.toThrow('"until"');
  await expect(say('deposit', 'fail', 'AU7Q44KD', 'Card', 'declined')).rejects.toThrow('quotes');
  await expect(say('status', 'now')).rejects.toThrow('takes no word');
  await expect(say('maintenance', 'on', '--until')).rejects.toThrow('wants a value');
  expect(await isShut()).toBe(false);
});

it('asks before it keeps everybody out', async () => {
  for (const network of ['0.0.0.0/0', '::/0', '128.0.0.0/1'])
    await expect(say('address', 'block', network)).rejects.toThrow('--everybody');
  expect(await say('address', 'block', '0.0.0.0/0', '--everybody')).toContain('0.0.0.0/0');
  expect(await say('address', 'allow', '0.0.0.0/0')).toContain('none');
});

it('takes no end of maintenance that has passed, and ends it by itself when it comes', async () => {
  const { clock } = platform.ports;
  await expect(say('maintenance', 'on', '--until', '2020-01-01T00:00Z')).rejects.toThrow('has passed');
  await expect(say('vendor', 'VELORA', 'service', '--until', '2020-01-01T00:00Z')).rejects.toThrow('passed');
  expect(await isShut()).toBe(false);
  const until = new Date(clock.now().getTime() + 60_000);
  await say('maintenance', 'on', '--until', until.toISOString());
  expect(await isShut()).toBe(true);
  clock.advance(61_000);
  expect(await isShut()).toBe(false);
  expect(await say('status')).toContain('maintenance  off');
  expect(await platform.visitor().freeplay()).toMatchObject({ success: true });
});

it('says at once when a folder of content cannot be made', () => {
  const home = mkdtempSync(join(tmpdir(), 'content-'));
  const files = new Map([['help/a.en.md', 'x']]);
  expect(() => writeContentFolder('/proc/nothing', files)).toThrow('/proc/nothing cannot be written to');
  // One that is there, and takes nothing.
  expect(() => writeContentFolder('/proc', files)).toThrow('/proc cannot be written to');
  expect(() => makeFolders('/proc/self/a/b')).toThrow();
  expect(() => writeContentFolder(join(home, 'not', 'there'), files)).toThrow('cannot be written to');
  writeContentFolder(join(home, 'texts'), files);
  rmSync(home, { recursive: true });
});

it('nothing makes folders in the way that may never come to an end', () => {
  const found = readdirSync('sandbox', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .filter((file) => /mkdirSync\([^)]*recursive/.test(readFileSync(join('sandbox', file), 'utf8')));
  expect(found).toEqual([]);
});
