import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleKinds, contract, type Promotion } from '#contract';
import { pointsItems, promotions, settings } from '../../db/schema';
import { contentFolders } from '../../node/contentFolder';
import { keptPictureReply } from '../../node/keptPictureReply';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { pngOf } from '../../testing/pictures';
import { valueOf } from '../../testing/reportFixture';
import { operate } from '../system/operate';
import { readBrandSettings } from './brandSettings';
import { readBrandTexts } from './readBrandTexts';

const head = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n`;
const promo = ['title: One', 'kind: raffle', 'status: join', 'image: /img/a.webp', 'starts: 2026-11-01'];
const problemsOf = (files: Record<string, string>) =>
  readBrandTexts(new Map(Object.entries(files)), 'aurora').problems;

describe('a folder of a brand', () => {
  it('is read with its words by language, its facts and what is not translated', () => {
    const { rows, problems, missing } = readBrandTexts(
      new Map([
        ['promotions/en/one.md', `${head(...promo, 'rules: {"ticket":"2000"}')}\nSee [help](/help).\n`],
        ['promotions/vi/one.md', `${head('title: Một')}\nChữ.\n`],
      ]),
      'aurora',
    );
    expect(problems).toEqual([]);
    expect(rows[0]?.values).toMatchObject({
      title: { en: 'One', vi: 'Một' },
      kind: 'raffle',
      starts_at: '2026-11-01T00:00:00.000Z',
      rules: '{"ticket":"2000"}',
      content: { en: '<p>See <a href="/help">help</a>.</p>', vi: '<p>Chữ.</p>' },
    });
    expect(missing).toContain('aurora/promotions/th/one.md');
    expect(missing).not.toContain('aurora/promotions/vi/one.md');
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a broken link',
      { 'promotions/en/one.md': `${head(...promo)}\n[x](/nowhere)\n` },
      'aurora/promotions/en/one.md:9: broken link: the site has no page /nowhere',
    ],
    [
      'html that could run',
      {
        'notices/en/one.md': `${head('title: A', 'type: PL', 'published: 2026-11-01')}\n<img src=x onerror=alert(1)>\n`,
      },
      'aurora/notices/en/one.md:7: unsafe html: <img onerror> is not allowed',
    ],
    [
      'a picture that is not there',
      { 'promotions/en/one.md': head(...promo.map((line) => line.replace('/img/a.webp', 'pictures/a.png'))) },
      'aurora/promotions/en/one.md:5: broken picture: there is no pictures/a.png',
    ],
    [
      'rules that are none',
      { 'promotions/en/one.md': head(...promo, 'rules: {"rate":"much"}') },
      'aurora/promotions/en/one.md:7: rules is right: rate',
    ],
    [
      'a bonus that asks for nothing',
      { 'promotions/en/one.md': head(...promo, 'rules: {"wagering":0}') },
      'aurora/promotions/en/one.md:7: rules is right: wagering',
    ],
    [
      'a number that is none',
      {
        'points/en/one.md': head(
          'title: A',
          'category: goods',
          'image: /a.png',
          'points: many',
          'stock: 1',
          'needs: nothing',
          'order: 1',
        ),
      },
      'aurora/points/en/one.md:5: points is a whole number',
    ],
    [
      'a name that is misspelt',
      { 'promotions/en/one.md': head(...promo, 'tittle: Two') },
      'aurora/promotions/en/one.md:7: there is no tittle here',
    ],
    [
      'a fact in a translation',
      { 'promotions/en/one.md': head(...promo), 'promotions/vi/one.md': head('title: Một', 'kind: raffle') },
      'aurora/promotions/vi/one.md:3: kind stands in the English file alone',
    ],
    [
      'a link of a banner that leads nowhere',
      {
        'banners/en/one.md': head(
          'title: A',
          'image: /a.png',
          'published: 2026-11-01',
          'href: javascript:alert(1)',
        ),
      },
      'aurora/banners/en/one.md:5: broken link: javascript:alert(1) is no https address, no page and no article',
    ],
    [
      'a text without English',
      { 'promotions/vi/one.md': head('title: Một') },
      'aurora/promotions/vi/one.md:1: promotions/en/one.md is missing',
    ],
    [
      'what needs a value',
      { 'promotions/en/one.md': head('title: One') },
      'aurora/promotions/en/one.md:1: starts is missing',
    ],
    [
      'a file of another kind',
      { 'menus/en/one.md': head('title: One') },
      'aurora/menus/en/one.md:1: files of a brand are',
    ],
  ])('says with file and line: %s', (_, files, problem) => {
    expect(
      problemsOf(files).some((each) => each.startsWith(problem)),
      problemsOf(files).join('\n'),
    ).toBe(true);
  });

  it.each<[string, string, string]>([
    ['a gap', '| 0 | 0 | 0 | 0 | 0 | 0 | 0 |\n| 2 | 1 | 1 | 1 | 0 | 0 | 0 |', 'vip.md:9: this is level 1'],
    [
      'less than before',
      '| 0 | 5 | 0 | 0 | 0 | 0 | 0 |\n| 1 | 4 | 1 | 1 | 0 | 0 | 0 |',
      'vip.md:9: validBet asks for less',
    ],
    ['words for a number', '| 0 | lots | 0 | 0 | 0 | 0 | 0 |', 'vip.md:8: "lots" is no whole number'],
    ['a cell too few', '| 0 | 0 | 0 |', 'vip.md:8: the line has 7 cells'],
  ])('says which line of the levels is wrong: %s', (_, table, problem) => {
    const found: string[] = [];
    const top =
      '| level | validBet | deposits | monthly | levelGift | birthdayGift | weeklyRate |\n| --- | --- | --- | --- | --- | --- | --- |\n';
    const file = `${head('levelDays: 90', 'weekDays: 14', 'birthdayDays: 30')}${top}${table}\n`;
    readBrandSettings(new Map([['vip.md', file]]), (path, line, words) =>
      found.push(`${path}:${line}: ${words}`),
    );
    expect(
      found.some((each) => each.startsWith(problem)),
      found.join('\n'),
    ).toBe(true);
  });
});

describe("the operator's command", () => {
  let platform: TestPlatform;
  let work: string;
  beforeAll(async () => {
    platform = await createTestPlatform();
    work = mkdtempSync(join(tmpdir(), 'brand-texts-'));
  });
  afterAll(async () => {
    rmSync(work, { recursive: true, force: true });
    await platform.close();
  });
  const say = (...words: string[]) => {
    const { db, ports } = platform;
    return operate({ db, ...ports, folders: contentFolders }, ['content', ...words]);
  };
  const tops = ['pictures', 'aurora', ...articleKinds];
  const write = (files: Record<string, string>) => contentFolders.write(work, new Map(Object.entries(files)));
  const seen = async (id: string) =>
    valueOf<Promotion & { content: string; image: string }>(
      await platform.visitor().call(contract.promotions.promotion, { id }),
    );

  it('exports a brand, and an import of it changes nothing', async () => {
    const before = {
      promotions: await platform.db.select().from(promotions).orderBy(promotions.id),
      items: await platform.db.select().from(pointsItems).orderBy(pointsItems.id),
    };
    expect(await say('export', work)).toContain('files are in');
    const files = contentFolders.read(work, tops);
    expect(files.get('aurora/promotions/en/promo-welcome.md')).toContain(
      'title: First deposit matched up to $200',
    );
    expect(files.get('aurora/vip.md')).toContain('| 8 |');
    expect(await say('import', work)).toContain('texts and settings of aurora are taken over.');
    expect(await platform.db.select().from(promotions).orderBy(promotions.id)).toEqual(before.promotions);
    expect(await platform.db.select().from(pointsItems).orderBy(pointsItems.id)).toEqual(before.items);
    const again = join(work, 'again');
    await say('export', again);
    expect(contentFolders.read(again, tops)).toEqual(files);
  });

  it('takes over what was edited: words, numbers, a picture, levels', async () => {
    const files = contentFolders.read(work, tops);
    const english = files.get('aurora/promotions/en/promo-welcome.md') ?? '';
    write({
      'pictures/spring.png': pngOf({ width: 3, height: 2, note: 'where I live' }),
      'aurora/promotions/en/promo-welcome.md': english
        .replace('title: First', 'title: Your first')
        .replace(/image: .*/, 'image: pictures/spring.png')
        .replace(
          /---\n\n[^]*$/,
          '---\n\n## Who\n\nEverybody, **once**.\n\n![Spring](../../../pictures/spring.png)\n',
        ),
      'aurora/vip.md': (files.get('aurora/vip.md') ?? '').replace('levelDays: 90', 'levelDays: 60'),
    });
    await say('import', work);
    const { title, content, image } = await seen('aurora-promo-welcome');
    expect(title).toBe('Your first deposit matched up to $200');
    expect(content).toContain('<h3>Who</h3><p>Everybody, <strong>once</strong>.</p>');
    expect(image).toMatch(/^\/img\/content\/[0-9a-f]{24}\.png$/);
    expect(content).toContain(`<img src="${image}" alt="Spring"`);
    const picture = await keptPictureReply(
      { db: platform.db, storage: platform.ports.storage },
      new Request(`http://127.0.0.1${image}`),
    );
    expect(picture?.headers.get('content-type')).toBe('image/png');
    expect(await picture?.text()).not.toContain('where I live');
    const [vip] = await platform.db
      .select()
      .from(settings)
      .where(and(eq(settings.merchantCode, 'aurora'), eq(settings.key, 'vipRules')));
    expect(vip?.value).toMatchObject({ claimDays: { level: 60 } });

    const out = join(work, 'edited');
    await say('export', out);
    const exported = contentFolders.read(out, tops);
    expect(exported.get('aurora/promotions/en/promo-welcome.md')).toContain('Everybody, **once**.');
    expect(exported.get('aurora/promotions/en/promo-welcome.md')).toContain('image: pictures/spring.png');
    expect(exported.has('pictures/spring.png')).toBe(true);
    expect(await say('import', out)).toContain('are taken over');
  });

  it('adds what is new, takes nothing away, and takes nothing over while anything is wrong', async () => {
    const own = join(work, 'own');
    const one = `${head(...promo.map((line) => line.replace('title: One', 'title: Autumn raffle')), 'rules: {"ticket":"2000"}')}\nTickets.\n`;
    contentFolders.write(own, new Map([['aurora/promotions/en/promo-autumn.md', one]]));
    expect(await say('import', own)).toMatch(
      /^1 texts and settings of aurora are taken over\.\nNot translated/,
    );
    expect((await seen('aurora-promo-autumn')).title).toBe('Autumn raffle');
    expect((await seen('aurora-promo-welcome')).title).toContain('Your first');

    contentFolders.write(
      own,
      new Map([
        ['aurora/promotions/en/promo-autumn.md', one.replace('Autumn', 'Winter')],
        [
          'aurora/notices/en/bad.md',
          `${head('title: A', 'type: PL', 'published: 2026-11-01')}\n<script>1</script>\n`,
        ],
        ['pictures/photo.png', btoa('no picture')],
      ]),
    );
    await expect(say('import', own)).rejects.toThrow(
      /Nothing was taken over\.\n.*pictures\/photo\.png:1: this is no whole png or jpg[^]*aurora\/notices\/en\/bad\.md:7: unsafe html: <script> is not allowed/,
    );
    expect((await seen('aurora-promo-autumn')).title).toBe('Autumn raffle');
  });
});
