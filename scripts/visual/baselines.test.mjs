import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accept, openBaselines } from './baselines.mjs';
import { writeReport } from './report.mjs';
import { serveReview } from './review.mjs';

const shown = [{ name: 'aurora, light, en' }];
const [light, dark] = ['aurora, light, en', 'aurora, dark, ar'];
const finding = (id, cell, more) => ({ kind: 'changed', id, cell, story: id, ...more });
const changed = (id, cell, digest) =>
  finding(id, cell, { digest, before: Buffer.from('old'), after: Buffer.from(`picture of ${digest}`) });

let home;
let kept;
let report;
const open = () => openBaselines(kept, shown);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'baselines-'));
  [kept, report] = [join(home, 'kept'), join(home, 'report')];
  const baselines = open();
  for (const id of ['a', 'b', 'c']) baselines.keep(light, id, 'old', Buffer.from('old'));
  baselines.write();
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('keeps what the report shows of one story, in all of its cells, and leaves the others', () => {
  writeReport(report, [changed('a', light, 'n1'), changed('a', dark, 'n2'), changed('b', light, 'n3')], '');
  expect(accept(open(), report, ['a'])).toEqual([`${light}: a`, `${dark}: a`]);
  const now = open();
  expect(now.digestOf(light, 'a')).toBe('n1');
  expect(String(now.copyOf(light, 'a'))).toBe('picture of n1');
  expect(now.digestOf(dark, 'a')).toBe('n2');
  expect(now.copyOf(dark, 'a')).toBeUndefined();
  expect(now.digestOf(light, 'b')).toBe('old');
});

test('takes away the pictures of a story that is no more, and refuses what the report does not show', () => {
  writeReport(report, [finding('c', light, { kind: 'gone' }), finding('b', light, { kind: 'failed' })], '');
  accept(open(), report, ['c']);
  expect(open().all()).toEqual([
    { cell: light, id: 'a' },
    { cell: light, id: 'b' },
  ]);
  expect(open().copyOf(light, 'c')).toBeUndefined();
  for (const id of ['b', 'nowhere']) expect(() => accept(open(), report, [id])).toThrow('nothing of');
});

test('serves the report with a link to the story, and keeps a story for its own page alone', async () => {
  writeReport(report, [changed('a', light, 'n1')], 'One');
  const { url, close } = await serveReview({ baselines: open(), report, workshop: home });
  try {
    const page = await (await fetch(url)).text();
    expect(page).toContain('href="/?path=/story/a"');
    const send = (site) =>
      fetch(new URL('/accept', url), { method: 'POST', body: 'a', headers: { 'sec-fetch-site': site } });
    expect((await send('cross-site')).status).toBe(403);
    expect(open().digestOf(light, 'a')).toBe('old');
    expect((await send('same-origin')).status).toBe(200);
    expect(open().digestOf(light, 'a')).toBe('n1');
  } finally {
    close();
  }
  expect(JSON.parse(readFileSync(join(report, 'findings.json'), 'utf8'))).toHaveLength(1);
});
