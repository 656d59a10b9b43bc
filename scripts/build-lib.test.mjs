// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLib } from './build-lib.mjs';
import { writeCostTable } from './build-lib/costs.mjs';
import { entries } from './build-lib/code.mjs';
import { freshApp, weigh } from './build-lib/measure.mjs';
import { catalogueTags } from './locales.mjs';
import { root } from './root.mjs';

const home = mkdtempSync(join(root, 'node_modules/.cache/lib-'));
const lib = join(home, 'package');
/** @type {string[]} */
let packed;
/** @type {{ exports: Record<string, string | { types: string, default: string }>, sideEffects: string[] }} */
let manifest;

beforeAll(async () => {
  await buildLib(lib);
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json'], {
    cwd: lib,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  packed = JSON.parse(stdout)[0].files.map((/** @type {{ path: string }} */ { path }) => path);
  manifest = JSON.parse(readFileSync(join(lib, 'package.json'), 'utf8'));
}, 120_000);

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

const button = `import { createRoot } from 'react-dom/client';
import { Button } from 'white-label-design-system/Button';
createRoot(document.getElementById('root')).render(<Button onPress={() => console.log('pressed')}>Deposit</Button>);`;

const words = `import { createRoot } from 'react-dom/client';
import { LocaleScope } from 'white-label-design-system/i18n';
import messages from 'white-label-design-system/words/en.json';
createRoot(document.getElementById('root')).render(<LocaleScope locale="en" messages={messages} isRoot>Hello</LocaleScope>);`;
/** What the package's description advises: compiled words need no parser. */
const withoutParser = {
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
};

describe('the library', () => {
  it('adds at most 25 kB gzip beyond react and react-dom to an application that shows a button', async () => {
    const { initial, lazy, modules } = await weigh(lib, button);
    expect(initial + lazy).toBeLessThanOrEqual(25_000);
    expect(modules.some((path) => path.endsWith('components/Button/Button.js'))).toBe(true);
    expect(modules.filter((path) => /[\\/](i18n|words)[\\/]/.test(path))).toEqual([]);
  }, 60_000);

  it('adds at most 14 kB gzip for the scope and the words of one language, as its description advises', async () => {
    const { initial, lazy } = await weigh(lib, words, withoutParser);
    expect(initial + lazy).toBeLessThanOrEqual(14_000);
    const description = readFileSync(join(lib, 'README.md'), 'utf8');
    for (const { replacement } of withoutParser.resolve.alias) expect(description).toContain(replacement);
  }, 60_000);

  it('says what each component weighs in its description, once', () => {
    const costs = { Button: { initial: 19_840, lazy: 0 }, Avatar: { initial: 9_020, lazy: 1_250 } };
    writeCostTable(lib, costs);
    writeCostTable(lib, costs);
    const description = readFileSync(join(lib, 'README.md'), 'utf8');
    expect(description.split('## What a component weighs')).toHaveLength(2);
    expect(description).toMatch(/\| Avatar \| 9\.0 \| 1\.3 \|\n\| Button \| 19\.8 \| {2}\|\n$/);
  });

  it('packs modules, types, styles, faces, flags and words, and nothing else', () => {
    const allowed = [
      /^(package\.json|README\.md|CHANGELOG\.md|refs\.js)$/,
      /^(components|patterns|gaming)\/(?:[A-Z]|use[A-Z])\w+\/[\w.-]+\.(js|d\.ts)$/,
      /^i18n\/(messages\/)?[\w.]+\.(js|d\.ts)$/,
      /^theme\/(generated\/)?\w+\.(js|d\.ts)$/,
      /^locales\/registry\.(js|d\.ts)$/,
      /^contract\/(currencyDecimals|currencyNames|foldName|isolated|oddsFormats|parseNumber|phoneNumber|showOdds|typedText)\.(js|d\.ts)$/,
      /^css\/[\w-]+\.css$/,
      /^css\/faces\/[\w-]+\.woff2$/,
      /^brand\/(cli\.js|tokens\/(\w+\/)?[\w.-]+\.json)$/,
      /^flags\/[A-Z-]+\.(js|svg)$/,
      /^words\/[\w-]+\.json$/,
    ];
    expect(packed.filter((path) => !allowed.some((pattern) => pattern.test(path)))).toEqual([]);
    expect(packed.filter((path) => /stories|test|acid|en-XA/i.test(path))).toEqual([]);
    expect(packed.filter((path) => path.startsWith('words/'))).toHaveLength(catalogueTags().length);
    expect(packed).toEqual(expect.arrayContaining(['css/tokens.css', 'css/brand-lotus.css', 'flags/VN.svg']));
  });

  it('packs every file that its package.json offers', () => {
    const offered = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? target : [target.types, target.default],
    );
    const absent = offered.filter((path) => !path.includes('*') && !packed.includes(path.slice(2)));
    expect(absent).toEqual([]);
    for (const { name } of entries()) expect(Object.keys(manifest.exports)).toContain(`./${name}`);
    expect(manifest.sideEffects).toEqual(['**/*.css']);
  });

  it('makes the sheet of a brand of the reader’s own, and refuses one that cannot be read', () => {
    const command = (/** @type {string} */ text) => {
      const file = join(home, 'mine.tokens.json');
      writeFileSync(file, text);
      const args = [join(lib, 'brand/cli.js'), file];
      return spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
    };
    const lotus = readFileSync(join(root, 'brands/lotus/tokens.json'), 'utf8');
    const made = command(lotus);
    const ours = readFileSync(join(root, 'src/design-system/theme/generated/brand-lotus.css'), 'utf8');
    // Ours has the rules of its faces besides.
    expect(ours.replace("'lotus'", "'mine'").startsWith(`${made.stdout}\n@font-face`)).toBe(true);
    expect(made.stderr).toMatch(/complete, and all \d+ contrast pairs hold/);
    expect(made.status).toBe(0);

    const faint = command(lotus.replace('"font-brand":', '"font-bran":'));
    expect(faint).toMatchObject({ status: 1, stdout: '' });
    expect(faint.stderr).toContain('lacks font-brand');
  });

  it('says of each module with React that it runs in the browser too, and of no other', () => {
    const modules = packed.filter((path) => path.endsWith('.js') && !path.startsWith('brand/'));
    const withReact = modules.filter((path) =>
      /from ['"](?:react|react-aria-components|react-intl)['"]/.test(readFileSync(join(lib, path), 'utf8')),
    );
    expect(withReact.length).toBeGreaterThan(100);
    for (const path of withReact)
      expect(readFileSync(join(lib, path), 'utf8').startsWith("'use client';"), path).toBe(true);
    expect(readFileSync(join(lib, 'theme/themeScope.js'), 'utf8')).not.toContain('use client');
  });

  it('names no path of the machine that built it, and no alias of the repository', () => {
    const telling = packed.filter((path) => {
      const text = readFileSync(join(lib, path), 'utf8');
      return text.includes(root) || /(?:from|import\()\s*['"]#/.test(text);
    });
    expect(telling).toEqual([]);
  });

  it('is a package of which publint and “are the types wrong” have nothing to say', async () => {
    const { messages } = await publint({ pkgDir: lib, strict: true, pack: 'npm' });
    expect(messages).toEqual([]);
    // It is ESM alone, and sheets and words have no types.
    const untyped = Object.keys(manifest.exports).filter((name) => !/^\.\/\w+$/.test(name));
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const args = [attw, '--pack', lib, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...args, '--exclude-entrypoints', ...untyped],
      { cwd: home, encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
  }, 120_000);

  it.each(['bundler', 'nodenext'])(
    'has types that a strict program reads with %s resolution',
    (resolution) => {
      const app = freshApp(lib);
      writeFileSync(
        join(app, 'main.tsx'),
        `import { Button, type ButtonProps } from 'white-label-design-system/Button';
import { LocaleScope } from 'white-label-design-system/i18n';
import { themeScope } from 'white-label-design-system/theme';
const tone: NonNullable<ButtonProps['tone']> = 'danger';
export const page = <LocaleScope locale="th" messages={{}}><Button tone={tone}>x</Button></LocaleScope>;
export const scopes = [themeScope('lotus', 'dark'), themeScope('mine', 'light')];
// @ts-expect-error: there is no such theme
export const dim = themeScope('mine', 'dim');
// @ts-expect-error: there is no such tone
export const wrong = <Button tone="loud">x</Button>;
`,
      );
      const compilerOptions = {
        target: 'es2023',
        module: resolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution: resolution,
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: [],
      };
      writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.tsx'] }));
      const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
      const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', app], {
        encoding: 'utf8',
      });
      rmSync(app, { recursive: true, force: true });
      expect(stdout).toBe('');
      expect(status).toBe(0);
    },
    60_000,
  );
});
