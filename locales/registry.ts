/**
 * The one registry of languages. The switcher, the Storybook toolbar, the tests, the chunk map and
 * `<html lang dir>` all derive from it; a language exists in the product because it has a row here.
 */

export interface LocaleRow<Tag extends string = string> {
  /** BCP 47 tag: the name of the catalogue, and the value of `<html lang>`. */
  readonly tag: Tag;
  /** The product's own two-letter code, for the six languages of its switcher. */
  readonly code?: 'CN' | 'EN' | 'JA' | 'TH' | 'VI' | 'ID';
  /** The language's name in itself: what a switcher shows. */
  readonly endonym: string;
  readonly dir: 'ltr' | 'rtl';
  /** Tag for react-aria, where it would pick the wrong script by `intlTag`. */
  readonly raTag?: string;
  /** Tag for `Intl`: Latin digits and the Gregorian calendar are forced where CLDR defaults otherwise. */
  readonly intlTag: string;
  /** Tag with the same number format, for browsers without data for the language: Chromium lacks seven of ours. */
  readonly intlFallback?: string;
  /** A: the switcher's six. B: the rest the product names. C: further Asian and European languages. */
  readonly tier: 'A' | 'B' | 'C';
}

// One language a line: a table is compared by column.
// prettier-ignore
const rows = [
  { tag: 'en', code: 'EN', endonym: 'English', dir: 'ltr', intlTag: 'en', tier: 'A' },
  { tag: 'zh-CN', code: 'CN', endonym: '简体中文', dir: 'ltr', intlTag: 'zh-CN', tier: 'A' },
  { tag: 'vi', code: 'VI', endonym: 'Tiếng Việt', dir: 'ltr', intlTag: 'vi', tier: 'A' },
  { tag: 'th', code: 'TH', endonym: 'ไทย', dir: 'ltr', intlTag: 'th-u-ca-gregory-nu-latn', tier: 'A' },
  { tag: 'id', code: 'ID', endonym: 'Bahasa Indonesia', dir: 'ltr', intlTag: 'id', tier: 'A' },
  { tag: 'ja', code: 'JA', endonym: '日本語', dir: 'ltr', intlTag: 'ja', tier: 'A' },
  { tag: 'ko', endonym: '한국어', dir: 'ltr', intlTag: 'ko', tier: 'B' },
  { tag: 'zh-TW', endonym: '繁體中文（台灣）', dir: 'ltr', intlTag: 'zh-TW', tier: 'B' },
  { tag: 'zh-HK', endonym: '繁體中文（香港）', dir: 'ltr', raTag: 'zh-TW', intlTag: 'zh-HK', tier: 'B' },
  { tag: 'hi', endonym: 'हिन्दी', dir: 'ltr', intlTag: 'hi-u-nu-latn', tier: 'B' },
  { tag: 'es', endonym: 'Español', dir: 'ltr', intlTag: 'es', tier: 'B' },
  { tag: 'pt-BR', endonym: 'Português (Brasil)', dir: 'ltr', intlTag: 'pt-BR', tier: 'B' },
  { tag: 'tr', endonym: 'Türkçe', dir: 'ltr', intlTag: 'tr', tier: 'B' },
  { tag: 'ar', endonym: 'العربية', dir: 'rtl', intlTag: 'ar-AE-u-nu-latn', tier: 'B' },
  { tag: 'ru', endonym: 'Русский', dir: 'ltr', intlTag: 'ru', tier: 'B' },
  { tag: 'fr', endonym: 'Français', dir: 'ltr', intlTag: 'fr', tier: 'B' },
  { tag: 'ms', endonym: 'Bahasa Melayu', dir: 'ltr', intlTag: 'ms', tier: 'C' },
  { tag: 'fil', endonym: 'Filipino', dir: 'ltr', intlTag: 'fil', tier: 'C' },
  { tag: 'km', endonym: 'ខ្មែរ', dir: 'ltr', intlTag: 'km-u-nu-latn', intlFallback: 'en-GB', tier: 'C' },
  { tag: 'lo', endonym: 'ລາວ', dir: 'ltr', intlTag: 'lo-u-nu-latn', intlFallback: 'id', tier: 'C' },
  { tag: 'my', endonym: 'မြန်မာ', dir: 'ltr', intlTag: 'my-u-nu-latn', intlFallback: 'en-GB', tier: 'C' },
  { tag: 'bn', endonym: 'বাংলা', dir: 'ltr', intlTag: 'bn-u-nu-latn', tier: 'C' },
  { tag: 'ta', endonym: 'தமிழ்', dir: 'ltr', intlTag: 'ta-u-nu-latn', tier: 'C' },
  { tag: 'te', endonym: 'తెలుగు', dir: 'ltr', intlTag: 'te-u-nu-latn', tier: 'C' },
  { tag: 'mr', endonym: 'मराठी', dir: 'ltr', intlTag: 'mr-u-nu-latn', tier: 'C' },
  { tag: 'ur', endonym: 'اردو', dir: 'rtl', intlTag: 'ur-u-nu-latn', tier: 'C' },
  { tag: 'ne', endonym: 'नेपाली', dir: 'ltr', intlTag: 'ne-u-nu-latn', intlFallback: 'en-IN', tier: 'C' },
  { tag: 'si', endonym: 'සිංහල', dir: 'ltr', intlTag: 'si-u-nu-latn', intlFallback: 'en-GB', tier: 'C' },
  { tag: 'mn', endonym: 'Монгол', dir: 'ltr', intlTag: 'mn', intlFallback: 'en-GB', tier: 'C' },
  { tag: 'kk', endonym: 'Қазақ тілі', dir: 'ltr', intlTag: 'kk', intlFallback: 'ru', tier: 'C' },
  { tag: 'uz', endonym: 'Oʻzbekcha', dir: 'ltr', intlTag: 'uz', intlFallback: 'ru', tier: 'C' },
  { tag: 'uk', endonym: 'Українська', dir: 'ltr', intlTag: 'uk', tier: 'C' },
  { tag: 'de', endonym: 'Deutsch', dir: 'ltr', intlTag: 'de', tier: 'C' },
  { tag: 'it', endonym: 'Italiano', dir: 'ltr', intlTag: 'it', tier: 'C' },
  { tag: 'pl', endonym: 'Polski', dir: 'ltr', intlTag: 'pl', tier: 'C' },
] as const satisfies readonly LocaleRow[];

/** A language a visitor can choose. */
export type LocaleTag = (typeof rows)[number]['tag'];
/** A made-up language that testers and Storybook can choose. */
export type PseudoTag = 'en-XA' | 'ar-XB';
export type AnyLocaleTag = LocaleTag | PseudoTag;

/** The 35 languages, in the order in which pickers list them. */
export const locales: readonly LocaleRow<LocaleTag>[] = rows;

/** Test languages: en-XA finds text that was never given to translators and text that does not fit; ar-XB finds layout that does not mirror. */
// prettier-ignore
export const pseudo: readonly LocaleRow<PseudoTag>[] = [
  { tag: 'en-XA', endonym: '[Ȧȧƈƈḗḗƞŧȧȧŧḗḗ]', dir: 'ltr', intlTag: 'en', tier: 'C' },
  { tag: 'ar-XB', endonym: 'Mirrored', dir: 'rtl', intlTag: 'ar-AE-u-nu-latn', tier: 'C' },
];

/** The six languages of the product's own switcher, in its order. */
export const switcher = ['zh-CN', 'en', 'ja', 'th', 'vi', 'id'] as const satisfies readonly LocaleTag[];

/** The language the messages are written in, and the end of every fallback chain. */
export const sourceLocale = 'en' satisfies LocaleTag;

const byTag: ReadonlyMap<string, LocaleRow<AnyLocaleTag>> = new Map(
  [...locales, ...pseudo].map((row) => [row.tag, row]),
);

/** The row of a tag. */
export function localeRow<Tag extends AnyLocaleTag>(tag: Tag): LocaleRow<Tag> {
  return byTag.get(tag) as LocaleRow<Tag>;
}

/** True for one of the 35 tags, spelt exactly. */
export function isLocaleTag(value: unknown): value is LocaleTag {
  return typeof value === 'string' && locales.some((row) => row.tag === value);
}

/** Where to look for a message, nearest first: the language, its closest relative, English. */
export function fallbackChain(tag: AnyLocaleTag): readonly LocaleTag[] {
  if (tag === 'zh-HK') return ['zh-HK', 'zh-TW', 'en'];
  return tag === 'en' || !isLocaleTag(tag) ? ['en'] : [tag, 'en'];
}

function matchOne(value: string): LocaleTag | undefined {
  const wanted = value.trim().replaceAll('_', '-').toLowerCase();
  const exact = locales.find((row) => row.tag.toLowerCase() === wanted || row.code?.toLowerCase() === wanted);
  if (exact) return exact.tag;
  let parsed: Intl.Locale;
  try {
    parsed = new Intl.Locale(wanted).maximize();
  } catch {
    return undefined;
  }
  if (parsed.language === 'zh') {
    if (parsed.script !== 'Hant') return 'zh-CN';
    return parsed.region === 'HK' || parsed.region === 'MO' ? 'zh-HK' : 'zh-TW';
  }
  return locales.find((row) => row.tag.split('-')[0] === parsed.language)?.tag;
}

/**
 * The nearest of our languages to a value of unknown origin: a stored setting, a query parameter, a
 * product short code, one browser tag or `navigator.languages`.
 * @param among the languages a brand offers; all 35 if left out.
 * @returns undefined for anything that names no language here.
 */
export function matchLocale(value: unknown, among?: readonly LocaleTag[]): LocaleTag | undefined {
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) {
      const found = matchLocale(item, among);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'string' || value.length > 64) return undefined;
  const found = matchOne(value);
  if (!found || !among || among.includes(found)) return found;
  const language = found.split('-')[0];
  return among.find((tag) => tag.split('-')[0] === language);
}

/**
 * The language to use, from the wishes in order of weight: `resolveLocale(query, stored, navigator.languages)`.
 * Values that name no language here are ignored; English is the answer when none does.
 */
export function resolveLocale(...wishes: readonly unknown[]): LocaleTag {
  return matchLocale(wishes) ?? sourceLocale;
}

/** `resolveLocale` within the languages a brand offers; its first one is the answer when no wish fits. */
export function resolveLocaleAmong(among: readonly LocaleTag[], ...wishes: readonly unknown[]): LocaleTag {
  return matchLocale(wishes, among) ?? among[0] ?? sourceLocale;
}

const own: Record<string, string> = {};

/** The tag to hand to `Intl` for what has words of the language; empty where this browser has none. */
export const ownIntlTagOf = ({ intlTag: tag }: LocaleRow): string =>
  // Chromium says that it has Uzbek, whose months are M01 to M12 there.
  (own[tag] ??=
    Intl.DateTimeFormat.supportedLocalesOf(tag)[0] &&
    !new Intl.DateTimeFormat(tag, { month: 'long' }).format(0).startsWith('M0')
      ? tag
      : '');

/**
 * The tag to hand to `Intl` for numbers. Without data for a tag it would take the browser's own language, whose digits,
 * separators and calendar may be any.
 */
export function intlTagOf(row: LocaleRow): string {
  return ownIntlTagOf(row) || (row.intlFallback ?? sourceLocale);
}

/** The attributes that give an element its language and direction. */
export function localeAttributes(tag: AnyLocaleTag): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: tag, dir: localeRow(tag).dir };
}
