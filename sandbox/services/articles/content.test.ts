import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolders } from '../../node/contentFolder';
import { readDemoContent } from '#demo/world.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { operate } from '../system/operate';
import { exportContent } from './exportContent';
import { readContent } from './readContent';

const topics = '---\nmoney: Money\n---\n';
const head = (more = '') =>
  `---\ntitle: One\ntopic: money\nupdated: 2026-11-01\nlead: A lead.\n${more}---\n\n`;
const folder = (files: Record<string, string>) =>
  new Map(Object.entries({ 'help/en/_topics.md': topics, ...files }));
const problemsOf = (files: Record<string, string>) => readContent(folder(files)).problems;

describe('a folder of content', () => {
  it('is read with its topics, its links and what is not translated', () => {
    const { problems, missing, articles } = readContent(
      folder({
        'help/en/one.md': `${head()}See [two](two.md), [the limits](/personal/saferPlay#loss) and [a site](https://a.example/).\n`,
        'help/en/two.md': `${head('order: 2\n')}## A: *part*\n\nText.\n`,
        'help/vi/one.md': `${head()}Chữ.\n`,
      }),
    );
    expect(problems).toEqual([]);
    expect(articles[0]?.texts.map(({ language }) => language)).toEqual(['en', 'vi']);
    expect(articles[0]?.texts[0]?.sections[0]?.html).toContain('<a href="/help?article=two">two</a>');
    expect(articles[1]?.texts[0]?.sections).toEqual([{ title: 'A: part', html: '<p>Text.</p>' }]);
    expect(missing).toContain('help/vi/two.md');
    expect(missing).not.toContain('help/vi/one.md');
    expect(missing).toContain('help/vi/_topics.md: money');
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a broken link to an article',
      { 'help/en/one.md': `${head()}\n\nLine.\n\nSee [x](gone.md).\n` },
      'help/en/one.md:12: broken link: there is no article gone.md',
    ],
    [
      'a page that the site does not have',
      { 'help/en/one.md': `${head()}- one\n- see [x](/personal/nothing)\n` },
      'help/en/one.md:9: broken link: the site has no page /personal/nothing',
    ],
    [
      'an address that could run',
      { 'help/en/one.md': `${head()}[x](javascript:alert(1))\n` },
      'help/en/one.md:8: broken link: javascript:alert(1) is no https address, no page and no article',
    ],
    [
      'an unsafe element',
      { 'help/en/one.md': `${head()}Text\n\n<script>alert(1)</script>\n` },
      'help/en/one.md:10: unsafe html: <script> is not allowed',
    ],
    [
      'an unsafe attribute',
      { 'help/en/one.md': `${head()}Text <b onclick="x()">b</b>\n` },
      'help/en/one.md:8: unsafe html: <b onclick> is not allowed',
    ],
    [
      'a picture of another host',
      { 'help/en/one.md': `${head()}![x](https://a.example/x.png)\n` },
      'help/en/one.md:8: a picture of another host: https://a.example/x.png',
    ],
    [
      'a heading that is the title',
      { 'help/en/one.md': `${head()}# One\n` },
      'help/en/one.md:8: a heading of the first level; the title stands above the text, parts begin with ##',
    ],
    [
      'an article that is not there in English',
      { 'help/vi/one.md': `${head()}Chữ.\n` },
      'help/vi/one.md:1: help/en/one.md is missing',
    ],
    [
      'an unknown topic',
      { 'help/en/one.md': `${head().replace('money', 'moon')}Text.\n` },
      'help/en/one.md:3: topic is one of money',
    ],
    [
      'a day that is none',
      { 'help/en/one.md': `${head().replace('2026-11-01', 'yesterday')}Text.\n` },
      'help/en/one.md:4: updated is a day such as 2026-11-18',
    ],
    [
      'a head that does not end',
      { 'help/en/one.md': '---\ntitle: One\n' },
      'help/en/one.md:1: the head is not ended by ---',
    ],
    [
      'a line of the head that says nothing',
      { 'help/en/one.md': '---\ntitle: One\nwhat\n---\nText\n' },
      'help/en/one.md:3: the head has lines such as "title: My deposit is late"',
    ],
    [
      'no title',
      { 'help/en/one.md': `${head().replace('title: One\n', '')}Text.\n` },
      'help/en/one.md:1: title is missing',
    ],
    [
      'a post that nobody wrote',
      { 'blog/en/_topics.md': topics, 'blog/en/one.md': `${head('published: 2026-11-01\n')}Text.\n` },
      'blog/en/one.md:1: author is missing',
    ],
    [
      'a post of an unknown category',
      {
        'blog/en/_topics.md': topics,
        'blog/en/one.md': `${head('author: Noor\npublished: 2026-11-01\n').replace('money', 'moon')}Text.\n`,
      },
      'blog/en/one.md:3: topic is one of money',
    ],
    ['no text', { 'help/en/one.md': head() }, 'help/en/one.md:7: the article has no text'],
    [
      'a file that is no article',
      { 'help/one.md': 'x' },
      'help/one.md:1: files are help/<language>/<article>.md, news/<language>/<article>.md, blog/<language>/<article>.md, agents/<language>/<article>.md',
    ],
  ])('says with file and line: %s', (_, files, problem) => {
    expect(problemsOf(files)).toContain(problem);
  });
});

describe("the operator's command", () => {
  let platform: TestPlatform;
  let work: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    work = mkdtempSync(join(tmpdir(), 'content-'));
  });
  afterAll(async () => {
    rmSync(work, { recursive: true, force: true });
    await platform.close();
  });
  const say = (...words: string[]) => {
    const { db, ports } = platform;
    return operate({ db, ...ports, folders: contentFolders }, ['content', ...words]);
  };

  it('exports what was imported, file by file', async () => {
    const demo = readDemoContent();
    const files = await exportContent(platform.db, 'aurora');
    expect([...files.keys()].sort()).toEqual([...demo.keys()].sort());
    expect(readContent(files)).toEqual(readContent(demo));
  });

  it('imports a folder as a whole, or nothing of it', async () => {
    expect(await say('export', join(work, 'texts'))).toContain('files are in');
    const texts = contentFolders.read(join(work, 'texts'));
    const changed = (texts.get('help/en/set-a-limit.md') ?? '').replace(
      'How do I set a limit?',
      'How do I set limits?',
    );
    contentFolders.write(join(work, 'texts'), new Map([['help/en/set-a-limit.md', changed]]));
    expect(await say('import', join(work, 'texts'), 'aurora')).toMatch(
      /articles in 12 topics are taken over/,
    );
    const titleOf = async (merchant: string) =>
      (await exportContent(platform.db, merchant)).get('help/en/set-a-limit.md')?.split('\n')[1];
    expect(await titleOf('aurora')).toBe('title: How do I set limits?');
    expect(await titleOf('lotus')).toBe('title: How do I set a limit?');

    contentFolders.write(
      join(work, 'texts'),
      new Map([['help/en/set-a-limit.md', `${changed}\n<iframe src="https://a.example"></iframe>\n`]]),
    );
    await expect(say('import', join(work, 'texts'))).rejects.toThrow(
      /Nothing was taken over\.\nhelp\/en\/set-a-limit\.md:\d+: unsafe html: <iframe> is not allowed/,
    );
    expect(await titleOf('aurora')).toBe('title: How do I set limits?');
  });

  it('says what is wrong with the words', async () => {
    await expect(say('import')).rejects.toThrow('Say a folder');
    await expect(say('import', join(work, 'nowhere'))).rejects.toThrow('There is no folder');
    await expect(say('import', work, 'mars')).rejects.toThrow('Say aurora or');
    await expect(say('burn', work)).rejects.toThrow('Say export or import');
    await expect(
      operate({ db: platform.db, ...platform.ports }, ['content', 'export', work]),
    ).rejects.toThrow('cannot reach folders');
  });
});
