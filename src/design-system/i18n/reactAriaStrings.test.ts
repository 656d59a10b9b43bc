import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createIntl } from 'react-intl';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '#locales';
import english from '#locales/en.json';
import { loadMessages } from '#locales/loadMessages.ts';
import { reactAriaMessageId, reactAriaPackages } from './reactAriaStrings';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Strings of parts of react-aria that the design system does not use. A component that begins to use one removes its
 * line here and adds the messages.
 */
const unused: readonly (readonly [strings: RegExp, imports: RegExp])[] = [
  [
    /^ds\.aria\.(color|colornames)\.|\.colorSwatchPicker$/,
    /\bColor(Area|Field|Picker|Slider|Swatch|Thumb|Wheel)|parseColor/,
  ],
  [/^ds\.aria\.dnd\.(drag|drop(?!Description)|endDrag|insert)/, /useDrag|useDragAndDrop|DropIndicator/],
  [/^ds\.aria\.steplist\./, /useStepList/],
  [/^ds\.aria\.previewtrigger\./, /PreviewTrigger/],
];

type Formatter = Record<'plural' | 'number' | 'select', (...given: never[]) => string>;
type Source = string | ((values: unknown, formatter: Formatter) => string);
interface Asked {
  readonly packageName: string;
  readonly key: string;
  readonly source: Source;
}

/** Every string that the installed react-aria can ask for, with the package name under which it asks. */
async function everyString(): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  for (const name of ['react-aria', 'react-stately', 'react-aria-components']) {
    const dist = join(root, 'node_modules', name, 'dist/private');
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.mjs')) continue;
      const code = readFileSync(join(dist, file), 'utf8');
      const packageName = /(?:intlStringsmjs\)*, *|getGlobalDictionaryForPackage\()'([^']+)'/.exec(code)?.[1];
      if (!packageName) continue;
      const strings = pathToFileURL(join(dist, dirname(file), 'intlStrings.mjs')).href;
      const module = (await import(/* @vite-ignore */ strings)) as {
        default: Record<string, Record<string, Source>>;
      };
      for (const [key, source] of Object.entries(module.default['en-US'] ?? {})) {
        asked.set(`${packageName} ${key}`, { packageName, key, source });
      }
    }
  }
  return [...asked.values()];
}

/** The names of the values that react-aria hands to a string. */
function argumentsOf(source: Source): string[] {
  if (typeof source === 'string') return [];
  const names = new Set<string>();
  const values = new Proxy({}, { get: (_target, name) => (names.add(String(name)), String(name)) });
  const all = (options: Record<string, string | (() => string)>) =>
    Object.values(options)
      .map((option) => (typeof option === 'function' ? option() : option))
      .join('');
  const formatter = {
    number: () => '',
    plural: (_count: unknown, options: Record<string, string>) => all(options),
    select: (options: Record<string, string>) => all(options),
  } as unknown as Formatter;
  source(values, formatter);
  return [...names].sort();
}

type Catalogue = Readonly<Record<string, unknown>>;
const readCatalogue = (file: string) =>
  JSON.parse(readFileSync(join(root, 'locales', file), 'utf8')) as Catalogue;
/** The words of a message alone: an English sentence with another full stop is English still. */
const letters = (message: unknown) =>
  typeof message === 'string' ? message.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '') : '';

const isUnused = (id: string) => unused.some(([strings]) => strings.test(id));
let strings: Asked[] = [];

beforeAll(async () => {
  strings = await everyString();
});

describe('the catalogue for react-aria', () => {
  it('knows every package that asks for strings', () => {
    expect(strings.length).toBeGreaterThan(100);
    expect([...new Set(strings.map(({ packageName }) => packageName))].sort()).toEqual(
      [...reactAriaPackages].sort(),
    );
  });

  it('has a message for every string that can be spoken, and none that cannot', () => {
    const ids = strings.map(({ packageName, key }) => reactAriaMessageId(packageName, key));
    expect(ids.filter((id) => !isUnused(id) && !(id in english))).toEqual([]);
    expect(Object.keys(english).filter((id) => id.startsWith('ds.aria.') && !ids.includes(id))).toEqual([]);
  });

  it('takes only values that react-aria gives', () => {
    for (const { packageName, key, source } of strings) {
      const id = reactAriaMessageId(packageName, key);
      if (isUnused(id)) continue;
      const text = (english as Record<string, string>)[id] ?? '';
      const used = new Set(
        [...text.matchAll(/\{(\w+)[},]/g)].map((match) => match[1]).filter((name) => name !== ''),
      );
      const given = argumentsOf(source);
      expect(
        [...used].filter((name) => name && !given.includes(name)),
        id,
      ).toEqual([]);
    }
  });

  it('leaves out only what no component uses', () => {
    const design = join(root, 'src');
    const code = readdirSync(design, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(design, file), 'utf8'))
      .flatMap((text) => text.match(/import[^;]*from 'react-(?:aria|stately)[^']*'/g) ?? [])
      .join('\n');
    expect(unused.filter(([, imports]) => imports.test(code)).map(([part]) => part.source)).toEqual([]);
  });
});

/** Languages in which react-aria itself would speak English. */
const speechless = locales.filter((row) => {
  const own = join(root, 'node_modules/react-aria-components/i18n');
  const has = readdirSync(own).map((file) => file.replace(/\..*$/, ''));
  return !has.some(
    (tag) => tag === row.tag || tag.startsWith(`${row.tag}-`) || tag === (row.raTag ?? row.intlTag),
  );
});

describe('the languages that react-aria lacks', () => {
  it('are these at least', () => {
    expect(speechless.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining('bn fil hi id kk km lo mn mr ms my ne si ta te th ur uz vi'.split(' ')),
    );
  });

  it.each(speechless.map(({ tag }) => tag))('%s: nothing that react-aria speaks is English', (tag) => {
    const catalogue = readCatalogue(`${tag}.json`);
    const ids = strings.map(({ packageName, key }) => reactAriaMessageId(packageName, key));
    const spoken = [...new Set(ids)].filter((id) => !isUnused(id));
    expect(spoken.length).toBeGreaterThan(60);
    const alike = readCatalogue('identical-ok.json') as Record<string, readonly string[]>;
    const rightly = [...(alike['*'] ?? []), ...(alike[tag] ?? [])];
    const left = spoken.filter(
      (id) => !rightly.includes(id) && letters(catalogue[id]) === letters((english as Catalogue)[id]),
    );
    expect(left).toEqual([]);
  });
});

/** As react-aria does: through the dictionary class of its own dependency, which looks at `window`. */
describe('react-aria asking for its strings', () => {
  beforeAll(async () => {
    vi.stubGlobal('window', globalThis);
    vi.resetModules();
  });
  // Files share their globals.
  afterAll(() => vi.unstubAllGlobals());

  it.each(locales.map((row) => [row.tag, row] as const))(
    '%s hears every string from the catalogue',
    async (tag, row) => {
      const { speakReactAria: speak } = await import('./reactAriaStrings');
      const { LocalizedStringDictionary, LocalizedStringFormatter } =
        await import('@internationalized/string');
      const intl = createIntl({
        locale: row.intlTag,
        messages: { ...(await loadMessages(tag)) },
        onError: (error) => {
          throw error;
        },
      });
      speak(row.raTag ?? row.intlTag, intl, true);
      for (const { packageName, key, source } of strings) {
        const id = reactAriaMessageId(packageName, key);
        if (isUnused(id)) continue;
        const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage(packageName);
        if (!dictionary) throw new Error('react-aria does not look at window any more');
        const values = Object.fromEntries(
          argumentsOf(source).map((name) => [
            name,
            /count/i.test(name) ? 2 : name.startsWith('is') ? true : 'Ω',
          ]),
        );
        const text = new LocalizedStringFormatter(row.raTag ?? row.intlTag, dictionary).format(key, values);
        expect(text, `${packageName} ${key}`).not.toBe('');
        const given = { ...values, isGroupChange: 'true' };
        const message = { id };
        if (!id.endsWith('focusAnnouncement')) expect(text).toBe(intl.formatMessage(message, given));
      }
    },
  );

  it('says that an option is selected where it is', async () => {
    const { LocalizedStringDictionary, LocalizedStringFormatter } = await import('@internationalized/string');
    const { speakReactAria: speak } = await import('./reactAriaStrings');
    speak('en', createIntl({ locale: 'en', messages: { ...(await loadMessages('en')) } }), true);
    const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/combobox');
    if (!dictionary) throw new Error('react-aria does not look at window any more');
    const announce = (values: Record<string, string | number | boolean>) =>
      new LocalizedStringFormatter('en', dictionary).format('focusAnnouncement', values);
    const option = { optionText: 'Lotto', groupTitle: 'Games', groupCount: 2 };
    expect(announce({ ...option, isGroupChange: true, isSelected: true })).toBe(
      'Entered group Games, with 2 options. Lotto, selected',
    );
    expect(announce({ ...option, isGroupChange: false, isSelected: false })).toBe('Lotto');
  });

  it('speaks each scope’s language, and the root’s where none is named', async () => {
    const { LocalizedStringDictionary, LocalizedStringFormatter } = await import('@internationalized/string');
    const { speakReactAria: speak } = await import('./reactAriaStrings');
    const intlOf = async (tag: 'en' | 'de') =>
      createIntl({ locale: tag, messages: { ...(await loadMessages(tag)) } });
    const [en, de] = [await intlOf('en'), await intlOf('de')];
    speak('en', en, true);
    speak('de', de, false);
    const t = (packageName: string, key: string, locale: string) => {
      const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage(packageName);
      return dictionary ? new LocalizedStringFormatter(locale, dictionary).format(key) : undefined;
    };
    const german = de.formatMessage({ id: 'ds.common.close' });
    expect(t('@react-aria/toast', 'close', 'de')).toBe(german);
    expect(t('@react-aria/toast', 'close', 'en')).toBe('Close');
    expect(t('@react-aria/toast', 'close', 'sv')).toBe('Close');
    // Date validation names the browser's language.
    expect(t('@react-stately/datepicker', 'unavailableDate', 'de')).toBe('This date is not available.');
  });

  it('says nothing rather than an id or an exception where there is no message', async () => {
    const { LocalizedStringDictionary, LocalizedStringFormatter } = await import('@internationalized/string');
    const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/color');
    expect(dictionary && new LocalizedStringFormatter('en', dictionary).format('colorPicker')).toBe('');
  });
});
