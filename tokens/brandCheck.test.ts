import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brands, testBrand } from '../src/design-system/theme/brands';
import { checkBrand } from './build/brandCheck';
import { withRamps } from './build/ramp';

const root = fileURLToPath(new URL('.', import.meta.url));
const fileOf = (id: string): string =>
  join(root, id === testBrand ? `testing/${id}.tokens.json` : `../brands/${id}/tokens.json`);
const ids = [...brands, testBrand];
const aurora = readFileSync(fileOf('aurora'), 'utf8');
const check = (text: string) => checkBrand(root, text, 'mine.json');

interface BrandFile {
  primitive: Record<string, Record<string, unknown>>;
  [group: string]: unknown;
}

/** The default brand with one thing changed. */
function changed(edit: (brand: BrandFile) => void): string {
  const brand = JSON.parse(aurora) as BrandFile;
  edit(brand);
  return JSON.stringify(brand);
}

const hex = (colour: string) => ({
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255),
    hex: colour,
  },
});

describe('brand check', () => {
  it.each(ids)('accepts %s and says how close it comes', (id) => {
    const report = check(readFileSync(fileOf(id), 'utf8'));
    expect(report.problems).toEqual([]);
    expect(report.summary).toMatch(
      /^mine\.json: complete, and all 109 contrast pairs hold in dark and light\. The closest is color\./,
    );
  });

  it('names the pair, the ratio, the need and the step to choose instead', () => {
    const report = check(
      changed(({ primitive }) => {
        primitive['on-accent'] = {
          $type: 'color',
          dark: { $value: '{primitive.neutral.0}' },
          light: { $value: '{primitive.neutral.1000}' },
        };
      }),
    );
    expect(report.summary).toBe('');
    expect(report.problems[0]).toBe(
      'mine.json: in the light theme, color.text.on-accent (primitive.neutral.1000 #080a13) on color.accent.solid ' +
        '(primitive.accent.600 #6563e8) has a contrast of 4.23 and needs 4.5.',
    );
    expect(report.advice).toEqual([
      'Point primitive.on-accent.light at {primitive.neutral.0}.',
      'Then every pair holds.',
    ]);
  });

  it('gives a colour that is dark enough when a ramp is too light, with which all pairs hold', () => {
    const withWarning = (colour: string) =>
      changed(({ primitive }) => {
        Object.assign(primitive.warning ?? {}, { 700: hex(colour), $extensions: {} });
      });
    const { problems, advice } = check(withWarning('#e09d3d'));
    expect(problems.length).toBeGreaterThan(1);
    expect(advice).toHaveLength(2);
    const [, advised = ''] =
      /^Darken primitive\.warning\.700, for example to (#\w{6})\.$/.exec(advice[0] ?? '') ?? [];
    expect(check(withWarning(advised)).problems).toEqual([]);
  });

  it('says so when no change of single colours is enough', { timeout: 90_000 }, () => {
    const grey = {
      $type: 'color',
      dark: { $value: '{primitive.neutral.500}' },
      light: { $value: '{primitive.neutral.500}' },
    };
    const { advice } = check(
      changed(({ primitive }) => {
        for (const ramp of ['neutral', 'accent'])
          for (const step of Object.keys(primitive[ramp] ?? {}).filter((key) => !key.startsWith('$')))
            Object.assign(primitive[ramp] ?? {}, { [step]: hex('#808080'), $extensions: {} });
        Object.assign(primitive, { 'accent-solid': grey });
      }),
    );
    expect(advice.at(-1)).toMatch(/no change of one colour is enough: move both sides apart in lightness\.$/);
  });

  it('measures the themes that the brand has, and no other', () => {
    const text = changed(({ primitive }) => {
      primitive['on-accent'] = {
        $type: 'color',
        dark: { $value: '{primitive.neutral.0}' },
        light: { $value: '{primitive.neutral.1000}' },
      };
    });
    const report = checkBrand(root, text, 'mine.json', { themes: ['dark'] });
    expect(report.problems).toEqual([]);
    expect(report.summary).toContain('all 109 contrast pairs hold in dark. The closest');
  });

  it('refuses a face that no sheet brings, unless the system has it', () => {
    const withFace = (face: string) =>
      changed(({ primitive }) => {
        primitive['font-brand'] = { $type: 'fontFamily', $value: [face, 'Manrope Fallback'] };
      });
    const sheets = ["@font-face { font-family: 'Mine Display'; src: url('x') }"];
    const problems = (face: string) => checkBrand(root, withFace(face), 'mine.json', { sheets }).problems;
    expect(problems('Mine Display')).toEqual([]);
    expect(problems('Georgia')).toEqual([]);
    expect(problems('Other Display')).toEqual([
      expect.stringMatching(/begins with Other Display, for which there is no @font-face/),
    ]);
  });

  it.each<[string, string, RegExp]>([
    [
      'text that is not JSON',
      aurora.replace('"primitive": {', '"primitive": '),
      /^mine\.json is not valid JSON\. .*comma, bracket or quote/,
    ],
    ['an unfinished file', aurora.slice(0, 400), /^mine\.json is not valid JSON\./],
    ['an empty file', '', /^mine\.json is not valid JSON\./],
    ['a list', '[]', /^mine\.json must hold one JSON object/],
    [
      'a missing ramp',
      changed((brand) => delete brand.primitive.accent),
      /^mine\.json: primitive\.accent lacks 50, 100, .*, 950\./,
    ],
    [
      'a missing step',
      changed((brand) => delete brand.primitive.info?.['150']),
      /^mine\.json: primitive\.info lacks 150\. Every brand gives every key\.$/,
    ],
    [
      'a misspelt key',
      changed((brand) => (brand.primitive['radius-scal'] = { $type: 'number', $value: 1 })),
      /primitive\.radius-scal is not a key that a brand may set\. Did you mean primitive\.radius-scale\?$/,
    ],
    [
      'a key of a theme',
      changed((brand) => (brand.color = { $type: 'color', scrim: hex('#000000') })),
      /color\.scrim is not a key that a brand may set\.$/,
    ],
    [
      'an unknown reference',
      aurora.replace('{primitive.neutral.0}', '{primitive.neutral.1}'),
      /primitive\.on-accent\.dark refers to \{primitive\.neutral\.1\}, which does not exist\.$/,
    ],
    [
      'a reference to another type',
      aurora.replace('{primitive.neutral.0}', '{primitive.radius-scale}'),
      /refers to \{primitive\.radius-scale\}, which is a number, not a color\.$/,
    ],
    [
      'a reference in a circle',
      aurora.replace('{primitive.neutral.0}', '{primitive.on-accent.dark}'),
      /primitive\.on-accent\.dark refers to itself: primitive\.on-accent\.dark → primitive\.on-accent\.dark\.$/,
    ],
    [
      'a hex beside other components',
      aurora.replace('"#f5f6fa"', '"#000000"'),
      /primitive\.neutral\.50 says two colours: its components are #f5f6fa and its hex is #000000\.$/,
    ],
    [
      'a see-through colour',
      aurora.replace('"hex": "#f5f6fa"', '"alpha": 0.5, "hex": "#f5f6fa"'),
      /primitive\.neutral\.50 must be opaque/,
    ],
    [
      'a number in quotes',
      aurora.replace(/("radius-scale": \{[^}]*"\$value": )1/, '$1"1"'),
      /primitive\.radius-scale needs a number\.$/,
    ],
    [
      'a font name that would end the CSS rule',
      aurora.replace('"Manrope Fallback"', '"x; } body { display: none"'),
      /primitive\.font-brand needs a list of font family names/,
    ],
    [
      'a unit that would end the CSS rule',
      aurora.replace('"unit": "em"', '"unit": "em; }"'),
      /primitive\.font-brand-tracking has an "app\.css" hint that is not one CSS value\.$/,
    ],
    [
      'a ramp that its recipe does not make',
      aurora.replace('"hue": 279', '"hue": 20'),
      /primitive\.accent is out of step with its recipe \(50 is #f4f6ff, the recipe gives #\w{6}; .*Run node scripts/,
    ],
    [
      'corners of no size that fits',
      aurora.replace(/("radius-scale": \{[^}]*"\$value": )1/, '$17'),
      /primitive\.radius-scale is 7; it may be from 0 to 3\.$/,
    ],
    [
      'letters too far apart',
      aurora.replace('-0.022', '0.4'),
      /primitive\.font-brand-tracking is 0\.4; it may be from -0\.06 to 0\.12\.$/,
    ],
    [
      'letters too wide',
      aurora.replace(/("font-brand-stretch": \{[^}]*"\$value": )100/, '$1300'),
      /primitive\.font-brand-stretch is 300; it may be from 62 to 150\.$/,
    ],
    [
      'buttons that do not show on the page',
      changed(({ primitive }) => {
        primitive['accent-solid'] = {
          $type: 'color',
          dark: { $value: '{primitive.accent.600}' },
          light: { $value: '{primitive.accent.100}' },
        };
      }),
      /in the light theme, buttons \(primitive\.accent-solid\.light #e6eaff\) hardly show on color\.surface\.canvas/,
    ],
    [
      'a token without a type',
      aurora.replace(/"radius-scale": \{\s*"\$type": "number",/, '"radius-scale": {'),
      /primitive\.radius-scale has no \$type/,
    ],
  ])('answers %s in words', (_, text, expected) => {
    expect(text).not.toBe(aurora);
    const { problems } = check(text);
    expect(
      problems.some((problem) => expected.test(problem)),
      problems.join('\n'),
    ).toBe(true);
  });

  it('exits 1 with the words on stderr, and 0 with the summary on stdout', () => {
    const script = join(root, '../scripts/tokens-check.mjs');
    const folder = mkdtempSync(join(tmpdir(), 'brand-check-'));
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, '{');
    const refused = spawnSync(process.execPath, [script, bad, join(folder, 'absent.json')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`${bad}: 1 thing to change.`);
    expect(refused.stderr).toContain(
      'absent.json cannot be read. Give the name of a brand, its folder or its token file',
    );
    const accepted = spawnSync(process.execPath, [script], { encoding: 'utf8', cwd: join(root, '..') });
    expect(accepted.status).toBe(0);
    expect(accepted.stdout.trim().split('\n')).toHaveLength(ids.length);
  });
});

describe('ramps', () => {
  it.each(ids)('of %s are those of the recipes beside them', (id) => {
    const text = readFileSync(fileOf(id), 'utf8');
    expect(JSON.parse(withRamps(text, id))).toEqual(JSON.parse(text));
  });

  it('follow a changed recipe and leave other ramps alone', () => {
    const text = changed(({ primitive }) => {
      primitive.accent = { ...primitive.accent, $extensions: { 'app.ramp': { hue: 20, chroma: 0.19 } } };
    });
    const { primitive } = JSON.parse(withRamps(text, 'mine.json')) as BrandFile;
    expect(primitive.accent?.['600']).not.toEqual(
      (JSON.parse(aurora) as BrandFile).primitive.accent?.['600'],
    );
    expect(primitive.info).toEqual((JSON.parse(aurora) as BrandFile).primitive.info);
  });

  it('refuse a recipe without its numbers', () => {
    const text = changed(({ primitive }) => {
      primitive.accent = { ...primitive.accent, $extensions: { 'app.ramp': { hue: 'red', chroma: 0.2 } } };
    });
    expect(() => withRamps(text, 'mine.json')).toThrow(
      'mine.json: the recipe of primitive.accent needs numbers',
    );
  });
});
