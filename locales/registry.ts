/**
 * The one registry of languages. The switcher, the Storybook toolbar, the tests, the chunk map and
 * `<html lang dir>` all derive from it; a language exists in the product because it has a row here.
 */

/** CLDR cardinal plural categories, in CLDR's order. */
export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** ISO 15924 code of the script the language is written in here. */
export type Script =
  | 'Arab'
  | 'Beng'
  | 'Cyrl'
  | 'Deva'
  | 'Hans'
  | 'Hant'
  | 'Jpan'
  | 'Khmr'
  | 'Kore'
  | 'Laoo'
  | 'Latn'
  | 'Mymr'
  | 'Sinh'
  | 'Taml'
  | 'Telu'
  | 'Thai';

export interface LocaleRow<Tag extends string = string> {
  /** BCP 47 tag: the name of the catalogue, and the value of `<html lang>`. */
  readonly tag: Tag;
  /** The product's own two-letter code, for the six languages of its switcher. */
  readonly code?: 'CN' | 'EN' | 'JA' | 'TH' | 'VI' | 'ID';
  /** The language's name in itself: what a switcher shows. */
  readonly endonym: string;
  /** The language's name in English, for operators and tools. */
  readonly english: string;
  readonly script: Script;
  readonly dir: 'ltr' | 'rtl';
  /** Every plural form that a counting message must spell out in this language. */
  readonly plurals: readonly PluralCategory[];
  /** Tag for react-aria, where it would pick the wrong script by `intlTag`. */
  readonly raTag?: string;
  /** Tag for `Intl`: Latin digits and the Gregorian calendar are forced where CLDR defaults otherwise. */
  readonly intlTag: string;
  /** Tag with the same number format, for browsers without data for the language: Chromium lacks seven of ours. */
  readonly intlFallback?: string;
  /** ISO 4217 code of where the language is spoken. For translators and tools: accounts and brands have currencies of their own. */
  readonly currency: string;
  /** ISO 3166 country of the decorative flag; languages may share one, so it never stands alone. */
  readonly flag: string;
  /** A: the switcher's six. B: the rest the product names. C: further Asian and European languages. */
  readonly tier: 'A' | 'B' | 'C';
}

const oneOther = ['one', 'other'] as const;
const oneManyOther = ['one', 'many', 'other'] as const;
const oneFewManyOther = ['one', 'few', 'many', 'other'] as const;
const otherOnly = ['other'] as const;

// One language a line: a table is compared by column.
// prettier-ignore
const rows = [
  { tag: 'en', code: 'EN', endonym: 'English', english: 'English', script: 'Latn', dir: 'ltr', plurals: oneOther, intlTag: 'en', currency: 'USD', flag: 'US', tier: 'A' },
  { tag: 'zh-CN', code: 'CN', endonym: '简体中文', english: 'Chinese (Simplified)', script: 'Hans', dir: 'ltr', plurals: otherOnly, intlTag: 'zh-CN', currency: 'CNY', flag: 'CN', tier: 'A' },
  { tag: 'vi', code: 'VI', endonym: 'Tiếng Việt', english: 'Vietnamese', script: 'Latn', dir: 'ltr', plurals: otherOnly, intlTag: 'vi', currency: 'VND', flag: 'VN', tier: 'A' },
  { tag: 'th', code: 'TH', endonym: 'ไทย', english: 'Thai', script: 'Thai', dir: 'ltr', plurals: otherOnly, intlTag: 'th-u-ca-gregory-nu-latn', currency: 'THB', flag: 'TH', tier: 'A' },
  { tag: 'id', code: 'ID', endonym: 'Bahasa Indonesia', english: 'Indonesian', script: 'Latn', dir: 'ltr', plurals: otherOnly, intlTag: 'id', currency: 'IDR', flag: 'ID', tier: 'A' },
  { tag: 'ja', code: 'JA', endonym: '日本語', english: 'Japanese', script: 'Jpan', dir: 'ltr', plurals: otherOnly, intlTag: 'ja', currency: 'JPY', flag: 'JP', tier: 'A' },
  { tag: 'ko', endonym: '한국어', english: 'Korean', script: 'Kore', dir: 'ltr', plurals: otherOnly, intlTag: 'ko', currency: 'KRW', flag: 'KR', tier: 'B' },
  { tag: 'zh-TW', endonym: '繁體中文（台灣）', english: 'Chinese (Traditional, Taiwan)', script: 'Hant', dir: 'ltr', plurals: otherOnly, intlTag: 'zh-TW', currency: 'TWD', flag: 'TW', tier: 'B' },
  { tag: 'zh-HK', endonym: '繁體中文（香港）', english: 'Chinese (Traditional, Hong Kong)', script: 'Hant', dir: 'ltr', plurals: otherOnly, raTag: 'zh-TW', intlTag: 'zh-HK', currency: 'HKD', flag: 'HK', tier: 'B' },
  { tag: 'hi', endonym: 'हिन्दी', english: 'Hindi', script: 'Deva', dir: 'ltr', plurals: oneOther, intlTag: 'hi-u-nu-latn', currency: 'INR', flag: 'IN', tier: 'B' },
  { tag: 'es', endonym: 'Español', english: 'Spanish', script: 'Latn', dir: 'ltr', plurals: oneManyOther, intlTag: 'es', currency: 'EUR', flag: 'ES', tier: 'B' },
  { tag: 'pt-BR', endonym: 'Português (Brasil)', english: 'Portuguese (Brazil)', script: 'Latn', dir: 'ltr', plurals: oneManyOther, intlTag: 'pt-BR', currency: 'BRL', flag: 'BR', tier: 'B' },
  { tag: 'tr', endonym: 'Türkçe', english: 'Turkish', script: 'Latn', dir: 'ltr', plurals: oneOther, intlTag: 'tr', currency: 'TRY', flag: 'TR', tier: 'B' },
  { tag: 'ar', endonym: 'العربية', english: 'Arabic', script: 'Arab', dir: 'rtl', plurals: ['zero', 'one', 'two', 'few', 'many', 'other'], intlTag: 'ar-AE-u-nu-latn', currency: 'AED', flag: 'AE', tier: 'B' },
  { tag: 'ru', endonym: 'Русский', english: 'Russian', script: 'Cyrl', dir: 'ltr', plurals: oneFewManyOther, intlTag: 'ru', currency: 'RUB', flag: 'RU', tier: 'B' },
  { tag: 'fr', endonym: 'Français', english: 'French', script: 'Latn', dir: 'ltr', plurals: oneManyOther, intlTag: 'fr', currency: 'EUR', flag: 'FR', tier: 'B' },
  { tag: 'ms', endonym: 'Bahasa Melayu', english: 'Malay', script: 'Latn', dir: 'ltr', plurals: otherOnly, intlTag: 'ms', currency: 'MYR', flag: 'MY', tier: 'C' },
  { tag: 'fil', endonym: 'Filipino', english: 'Filipino', script: 'Latn', dir: 'ltr', plurals: oneOther, intlTag: 'fil', currency: 'PHP', flag: 'PH', tier: 'C' },
  { tag: 'km', endonym: 'ខ្មែរ', english: 'Khmer', script: 'Khmr', dir: 'ltr', plurals: otherOnly, intlTag: 'km-u-nu-latn', intlFallback: 'en-GB', currency: 'KHR', flag: 'KH', tier: 'C' },
  { tag: 'lo', endonym: 'ລາວ', english: 'Lao', script: 'Laoo', dir: 'ltr', plurals: otherOnly, intlTag: 'lo-u-nu-latn', intlFallback: 'id', currency: 'LAK', flag: 'LA', tier: 'C' },
  { tag: 'my', endonym: 'မြန်မာ', english: 'Burmese', script: 'Mymr', dir: 'ltr', plurals: otherOnly, intlTag: 'my-u-nu-latn', intlFallback: 'en-GB', currency: 'MMK', flag: 'MM', tier: 'C' },
  { tag: 'bn', endonym: 'বাংলা', english: 'Bangla', script: 'Beng', dir: 'ltr', plurals: oneOther, intlTag: 'bn-u-nu-latn', currency: 'BDT', flag: 'BD', tier: 'C' },
  { tag: 'ta', endonym: 'தமிழ்', english: 'Tamil', script: 'Taml', dir: 'ltr', plurals: oneOther, intlTag: 'ta-u-nu-latn', currency: 'INR', flag: 'IN', tier: 'C' },
  { tag: 'te', endonym: 'తెలుగు', english: 'Telugu', script: 'Telu', dir: 'ltr', plurals: oneOther, intlTag: 'te-u-nu-latn', currency: 'INR', flag: 'IN', tier: 'C' },
  { tag: 'mr', endonym: 'मराठी', english: 'Marathi', script: 'Deva', dir: 'ltr', plurals: oneOther, intlTag: 'mr-u-nu-latn', currency: 'INR', flag: 'IN', tier: 'C' },
  { tag: 'ur', endonym: 'اردو', english: 'Urdu', script: 'Arab', dir: 'rtl', plurals: oneOther, intlTag: 'ur-u-nu-latn', currency: 'PKR', flag: 'PK', tier: 'C' },
  { tag: 'ne', endonym: 'नेपाली', english: 'Nepali', script: 'Deva', dir: 'ltr', plurals: oneOther, intlTag: 'ne-u-nu-latn', intlFallback: 'en-IN', currency: 'NPR', flag: 'NP', tier: 'C' },
  { tag: 'si', endonym: 'සිංහල', english: 'Sinhala', script: 'Sinh', dir: 'ltr', plurals: oneOther, intlTag: 'si-u-nu-latn', intlFallback: 'en-GB', currency: 'LKR', flag: 'LK', tier: 'C' },
  { tag: 'mn', endonym: 'Монгол', english: 'Mongolian', script: 'Cyrl', dir: 'ltr', plurals: oneOther, intlTag: 'mn', intlFallback: 'en-GB', currency: 'MNT', flag: 'MN', tier: 'C' },
  { tag: 'kk', endonym: 'Қазақ тілі', english: 'Kazakh', script: 'Cyrl', dir: 'ltr', plurals: oneOther, intlTag: 'kk', intlFallback: 'ru', currency: 'KZT', flag: 'KZ', tier: 'C' },
  { tag: 'uz', endonym: 'Oʻzbekcha', english: 'Uzbek', script: 'Latn', dir: 'ltr', plurals: oneOther, intlTag: 'uz', intlFallback: 'ru', currency: 'UZS', flag: 'UZ', tier: 'C' },
  { tag: 'uk', endonym: 'Українська', english: 'Ukrainian', script: 'Cyrl', dir: 'ltr', plurals: oneFewManyOther, intlTag: 'uk', currency: 'UAH', flag: 'UA', tier: 'C' },
  { tag: 'de', endonym: 'Deutsch', english: 'German', script: 'Latn', dir: 'ltr', plurals: oneOther, intlTag: 'de', currency: 'EUR', flag: 'DE', tier: 'C' },
  { tag: 'it', endonym: 'Italiano', english: 'Italian', script: 'Latn', dir: 'ltr', plurals: oneManyOther, intlTag: 'it', currency: 'EUR', flag: 'IT', tier: 'C' },
  { tag: 'pl', endonym: 'Polski', english: 'Polish', script: 'Latn', dir: 'ltr', plurals: oneFewManyOther, intlTag: 'pl', currency: 'PLN', flag: 'PL', tier: 'C' },
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
  { tag: 'en-XA', endonym: '[Ȧȧƈƈḗḗƞŧȧȧŧḗḗ]', english: 'Pseudo: accented and longer', script: 'Latn', dir: 'ltr', plurals: oneOther, intlTag: 'en', currency: 'USD', flag: 'US', tier: 'C' },
  { tag: 'ar-XB', endonym: 'Mirrored', english: 'Pseudo: right-to-left', script: 'Latn', dir: 'rtl', plurals: oneOther, intlTag: 'ar-AE-u-nu-latn', currency: 'USD', flag: 'US', tier: 'C' },
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
