import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashierSettings } from '../../demo/seed/cashierSettings.ts';
import { locales } from '../../locales/registry.ts';
import { oddsFormats as siteFormats } from '../../contract/oddsFormats.ts';
import { brandDefaults, homeModules as siteModules } from '../../src/app/brand/brand.ts';
import { categoryPaths } from '../../src/app/routes/categoryPaths.ts';
import { root } from '../root.mjs';
import { homeModules, isUsual, navigationEntries, oddsFormats, readFacts } from './facts.mjs';
import { brandFolders } from './nameBrands.mjs';

/** By which channels of the cashier a way to pay is offered; the demo has none for `crypto`. */
const kindOfPayment = /** @type {const} */ ({
  bankTransfer: 'bank',
  qrTransfer: 'qr',
  eWallet: 'ewallet',
  card: 'card',
  crypto: '',
});

const good = {
  name: 'Mine',
  merchantCode: 'M1',
  country: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  dialingCode: '+81',
};
const read = (/** @type {object} */ changes) =>
  readFacts(JSON.stringify({ ...good, ...changes }), 'f').problems;

describe('facts', () => {
  it('of every brand hold', () => {
    for (const id of brandFolders())
      expect(readFacts(readFileSync(join(root, 'brands', id, 'facts.json'), 'utf8'), id).problems).toEqual(
        [],
      );
  });

  it('name ways to pay by which one can pay', () => {
    const settings = cashierSettings({ name: 'Mine', timeZone: 'Asia/Tokyo', creditUnit: 1n });
    const kinds = new Set(settings.depositChannels.map(({ kind }) => kind));
    for (const id of brandFolders()) {
      const { facts } = readFacts(readFileSync(join(root, 'brands', id, 'facts.json'), 'utf8'), id);
      const named = facts.payments ?? brandDefaults.payments;
      expect(
        named.filter((/** @type {keyof typeof kindOfPayment} */ way) => !kinds.has(kindOfPayment[way])),
        id,
      ).toEqual([]);
    }
  });

  it('offer every language there is in one of the demo brands', () => {
    const { facts } = readFacts(readFileSync(join(root, 'brands/solar/facts.json'), 'utf8'), 'solar');
    expect(facts.languages).toEqual(locales.map(({ tag }) => tag));
  });

  it('name the modules and categories that the site has, and know what holds without being said', () => {
    expect(homeModules).toEqual(siteModules);
    expect(oddsFormats).toEqual(siteFormats);
    expect(navigationEntries).toEqual(categoryPaths.map(({ id }) => id));
    for (const key of ['homeModules', 'legalAge', 'headerTheme', 'requiresLogin'])
      expect(isUsual(key, brandDefaults[key]), key).toBe(true);
    expect(isUsual('name', 'Mine')).toBe(false);
  });

  it.each([
    ['a name of 100 characters', { name: 'M'.repeat(100) }, []],
    [
      'a longer one',
      { name: 'M'.repeat(101) },
      ['f: "name" must be text of 1 to 100 characters on one line, without < and >.'],
    ],
    [
      'a language without a catalogue',
      { languages: ['en', 'xx'] },
      [/"languages" has "xx" in its place 2, which is not a language/],
    ],
    [
      'a usual language that is not offered',
      { languages: ['vi'] },
      ['f: "defaultLanguage" is en, which is none of its "languages".'],
    ],
    ['odds of another country', { oddsFormat: 'malay' }, []],
    [
      'odds that nobody writes',
      { oddsFormat: 'roman' },
      [
        'f: "oddsFormat" must be one of "decimal", "hongKong", "malay", "indonesian", "american", "fractional".',
      ],
    ],
    ['one theme', { themes: ['dark'] }, []],
    [
      'a theme that it does not have',
      { themes: ['dark'], theme: 'light' },
      ['f: "theme" is light, which is none of its "themes".'],
    ],
    ['a module twice', { homeModules: ['hot', 'hot'] }, ['f: "homeModules" names the same thing twice.']],
    ['no module at all', { homeModules: [] }, []],
    ['an empty navigation', { navigation: [] }, ['f: "navigation" must not be empty.']],
    ['an unknown category', { navigation: ['BINGO'] }, [/"navigation" has "BINGO" in its place 1/]],
    ['a currency of no country', { currency: 'XYZ' }, [/"currency" is not a currency/]],
    ['a time zone of no place', { timeZone: 'Asia/Nowhere' }, [/"timeZone" is not a time zone/]],
    ['a key of no meaning', { colour: 'red' }, [/"colour" is no fact of a brand/]],
    ['an address that is not safe', { ageGate: { helpHref: 'javascript:alert(1)' } }, [/"ageGate" must be/]],
    ['a banner without its words', { banner: { title: { en: 'A' } } }, [/"banner" must be \{ "label"/]],
    ['a banner in no English', { banner: { title: { vi: 'A' } } }, [/"banner" must be .* English at least/]],
  ])('with %s are answered in words', (_, changes, expected) => {
    expect(read(changes)).toEqual(
      expected.map((words) => (words instanceof RegExp ? expect.stringMatching(words) : words)),
    );
  });

  it('that lack something, or are no JSON, say so', () => {
    expect(readFacts('{"name":"A"}', 'f').problems).toContain('f lacks "currency".');
    expect(readFacts('{', 'f').problems).toEqual([expect.stringMatching(/^f is not valid JSON\./)]);
    expect(readFacts('[]', 'f').problems).toEqual(['f must hold one JSON object.']);
  });
});

describe('brand:new', () => {
  let home = '';
  /** The repository as a copy of what the commands read, with the same packages. */
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'brand-new-'));
    // Catalogues are no part of a brand, and compiling them takes the contract.
    const isWanted = (/** @type {string} */ path) =>
      !/node_modules|[\\/]scripts[\\/]locales\.mjs$/.test(path);
    for (const part of [
      'brands',
      'tokens',
      'scripts',
      'locales',
      'src/design-system/theme',
      'package.json',
      'package-lock.json',
      '.prettierrc',
    ])
      cpSync(join(root, part), join(home, part), { recursive: true, filter: isWanted });
    const codes = 'src/design-system/components/PhoneField';
    mkdirSync(join(home, codes), { recursive: true });
    cpSync(join(root, codes, 'dialingCodes.ts'), join(home, codes, 'dialingCodes.ts'));
    symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');
  }, 60_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }), 60_000);

  const run = (/** @type {string} */ script, /** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, [join(home, 'scripts', script), ...args], {
      cwd: home,
      encoding: 'utf8',
      input: '',
    });
  const flags = ['--name', 'Mine', '--accent', '#e0457b', '--currency', 'JPY', '--time-zone', 'Asia/Tokyo'];

  it('writes a folder with which everything holds, and is named everywhere', async () => {
    const made = run('brands/new.mjs', 'mine', ...flags, '--languages', 'ja,en', '--themes', 'dark');
    expect(made.stderr).toBe('');
    expect(made.stdout).toContain('http://localhost:4000/?brand=mine');
    const checked = run('tokens-check.mjs', 'mine');
    expect(checked.stderr).toBe('');
    expect(checked.stdout).toContain('all 109 contrast pairs hold in dark.');

    const facts = JSON.parse(readFileSync(join(home, 'brands/mine/facts.json'), 'utf8'));
    expect(facts).toMatchObject({
      currency: 'JPY',
      country: 'JP',
      dialingCode: '+81',
      defaultLanguage: 'ja',
      themes: ['dark'],
    });
    expect(facts.banner.title.en).toBe('Welcome to Mine');
    for (const [file, width] of /** @type {const} */ ([
      ['hero-1280.avif', 1280],
      ['hero-640.webp', 640],
    ])) {
      const picture = join(home, 'brands/mine', file);
      expect((await sharp(picture).metadata()).width).toBe(width);
      expect(statSync(picture).size).toBeLessThan(40_000);
    }
    expect(readFileSync(join(home, 'src/design-system/theme/brands.ts'), 'utf8')).toContain(
      "'solar', 'mine'",
    );
    expect(readFileSync(join(home, 'src/design-system/theme/generated/brand-mine.css'), 'utf8')).toContain(
      "[data-brand='mine']",
    );
    expect(readFileSync(join(home, 'demo/seed/generated/brandFacts.ts'), 'utf8')).toContain('"id":"mine"');
    // Two programs, one of which draws pictures.
  }, 60_000);

  it('says what is missing from a folder, or wrong in it', () => {
    cpSync(join(home, 'brands/solar'), join(home, 'other'), { recursive: true });
    rmSync(join(home, 'other/logo.svg'));
    writeFileSync(join(home, 'other/facts.json'), JSON.stringify({ ...good, currency: 'shells' }));
    const { stderr, status } = run('tokens-check.mjs', 'other');
    expect(stderr).toContain('other/logo.svg is missing.');
    expect(stderr).toContain('other/facts.json: "currency" is not a currency');
    expect(stderr).toContain('other: 2 things to change.');
    expect(status).toBe(1);
  });

  it('opens the pictures: format, width, weight, and a square logo', async () => {
    const folder = join(home, 'pictured');
    cpSync(join(home, 'brands/solar'), folder, { recursive: true });
    const noise = sharp({
      create: { width: 1280, height: 640, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    });
    await noise.clone().webp({ quality: 90 }).toFile(join(folder, 'hero-1280.webp'));
    await noise.clone().resize(600).avif().toFile(join(folder, 'hero-640.avif'));
    await noise.clone().resize(640).png().toFile(join(folder, 'hero-640.webp'));
    writeFileSync(join(folder, 'hero-1280.avif'), 'none');
    writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16" />');
    const { stderr } = run('tokens-check.mjs', 'pictured');
    expect(stderr).toMatch(/hero-1280\.webp weighs \d+ kB: it may weigh 40 kB/);
    expect(stderr).toContain('hero-640.avif is 600 pixels wide: it has to be 640.');
    expect(stderr).toContain('hero-640.webp is png: it has to be WEBP.');
    expect(stderr).toContain('hero-1280.avif is no picture: it has to be AVIF.');
    expect(stderr).toContain('logo.svg is 32 × 16: it has to be square.');
  }, 60_000);

  it('says where buttons have another colour than was asked for, and in which languages the banner has no words', () => {
    const { stdout } = run('brands/new.mjs', 'pale', ...flags, '--accent', '#ffe14d', '--languages', 'ja,en');
    const wanted = [
      /in the light theme buttons are #[\da-f]{6}, and not the #ffe14d that was asked for/,
      /brands\/pale\/facts\.json: the banner has no words in ja; who reads it sees English\./,
    ];
    const checked = run('tokens-check.mjs', 'pale');
    for (const words of wanted) for (const said of [stdout, checked.stdout]) expect(said).toMatch(words);
    rmSync(join(home, 'brands/pale'), { recursive: true });
    expect(checked.stderr).toBe('');
  }, 60_000);

  it.each([
    ['a name that no folder can have', ['My Brand'], /"My Brand" cannot be the name of a folder/],
    ['a brand that is there', ['solar'], /brands\/solar is there already/],
    ['a colour that is none', ['next', ...flags, '--accent', 'pink'], /"pink" is not a colour such as/],
    ['a country that is none', ['next', ...flags, '--country', 'XX'], /"XX" is not a country/],
    [
      'a merchant code of another',
      ['next', ...flags, '--merchant', 'lotus'],
      /The merchant code lotus is that of lotus/,
    ],
    ['a flag that is none', ['next', '--colour', 'red'], /Unknown option '--colour'/, 2],
  ])('refuses %s and writes nothing', (_, args, words, code = 1) => {
    const { stderr, status } = run('brands/new.mjs', ...args);
    expect(stderr).toMatch(words);
    expect(status).toBe(code);
    expect(existsSync(join(home, 'brands/next'))).toBe(false);
  });
});
