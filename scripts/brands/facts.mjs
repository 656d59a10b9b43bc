// @ts-check
// What a brand's facts.json may say, and what is wrong with one that says something else.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('../../locales', import.meta.url));

/** @typedef {(value: unknown) => string | undefined} Rule what is wrong with a value, as the end of a sentence */

const quoted = (/** @type {readonly string[]} */ words) => words.map((word) => `"${word}"`).join(', ');
const isRecord = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @type {(pattern: RegExp, want: string) => Rule} */
const text = (pattern, want) => (value) =>
  typeof value === 'string' && pattern.test(value) ? undefined : `must be ${want}`;
/** @type {(...words: string[]) => Rule} */
const oneOf =
  (...words) =>
  (value) =>
    words.includes(/** @type {string} */ (value)) ? undefined : `must be one of ${quoted(words)}`;
/** @type {(each: Rule, most: number) => Rule} */
const listOf = (each, most) => (value) => {
  if (!Array.isArray(value) || value.length > most) return `must be a list of at most ${most}`;
  if (new Set(value).size < value.length) return 'names the same thing twice';
  const at = value.findIndex((item) => each(item) !== undefined);
  return at < 0
    ? undefined
    : `has ${JSON.stringify(value[at])} in its place ${at + 1}, which ${each(value[at])}`;
};
/** @type {Rule} */
const atLeastOne = (value) => (Array.isArray(value) && value.length === 0 ? 'must not be empty' : undefined);
/** @type {(...rules: Rule[]) => Rule} */
const all =
  (...rules) =>
  (value) =>
    rules.map((rule) => rule(value)).find((wrong) => wrong !== undefined);

/** @type {Rule} */
const language = (value) =>
  typeof value === 'string' && /^[A-Za-z-]{2,12}$/.test(value) && existsSync(join(locales, `${value}.json`))
    ? undefined
    : 'is not a language with a catalogue in locales/, such as "en" or "zh-CN"';
/** @type {Rule} */
const timeZone = (value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) });
    return typeof value === 'string' ? undefined : 'must be text';
  } catch {
    return 'is not a time zone, such as "Asia/Bangkok" or "UTC"';
  }
};
/** @type {Rule} */
const currency = (value) =>
  typeof value === 'string' && Intl.supportedValuesOf('currency').includes(value)
    ? undefined
    : 'is not a currency of ISO 4217, such as "USD" or "VND"';

export const homeModules = ['hot', 'live', 'inPlay', 'fresh', 'results', 'promotions'];
export const navigationEntries = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
export const paymentMethods = ['bankTransfer', 'qrTransfer', 'eWallet', 'card', 'crypto'];
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'];
const announcementTypes = ['B', 'PL', 'PU', 'PR'];

/** Every text of the demo platform's own banner. */
const bannerTexts = ['label', 'title', 'words', 'action'];
/** @type {Rule} */
const banner = (value) => {
  if (!isRecord(value)) return `must be an object with ${quoted(bannerTexts)}`;
  for (const [part, words] of Object.entries(/** @type {object} */ (value))) {
    if (!bannerTexts.includes(part)) return `has no "${part}"; its parts are ${quoted(bannerTexts)}`;
    if (!isRecord(words) || typeof words.en !== 'string')
      return `needs its "${part}" by language, English at least: { "en": "…" }`;
  }
  const missing = bannerTexts.filter((part) => !(part in /** @type {object} */ (value)));
  return missing.length === 0 ? undefined : `lacks ${quoted(missing)}`;
};

/** @type {Record<string, Rule>} */
const rules = {
  $comment: text(/^[^]*$/, 'text'),
  name: text(/^(?=.*\S)[^<>\n]{1,100}$/, 'text of 1 to 100 characters on one line, without < and >'),
  merchantCode: text(/^[a-z\d_]{2,32}$/i, 'of 2 to 32 letters, digits or _'),
  defaultLanguage: language,
  languages: all(listOf(language, 40), atLeastOne),
  country: text(/^[A-Z]{2}$/, 'a country of ISO 3166, such as "VN"'),
  currency,
  timeZone,
  dialingCode: text(/^\+\d{1,4}$/, 'a dialling code such as "+84"'),
  legalAge: (value) =>
    Number.isInteger(value) && Number(value) >= 16 && Number(value) <= 30
      ? undefined
      : 'must be an age in whole years, from 16 to 30',
  ageGate: (value) =>
    isRecord(value) && /^https:\/\/[^\s"<>]+$/.test(String(/** @type {any} */ (value).helpHref))
      ? undefined
      : 'must be { "helpHref": "https://…" }, an organisation that helps with gambling',
  chatHeaderColour: text(/^#[\da-f]{6}$/i, 'a colour such as "#6563e8"'),
  headerTheme: oneOf('match', 'dark'),
  theme: oneOf('dark', 'light'),
  themes: all(listOf(oneOf('dark', 'light'), 2), atLeastOne),
  homeModules: listOf(oneOf(...homeModules), 6),
  navigation: all(listOf(oneOf(...navigationEntries), 7), atLeastOne),
  requiresLogin: (value) => (typeof value === 'boolean' ? undefined : 'must be true or false'),
  sealing: oneOf('pkcs1'),
  chatCipher: oneOf('DES-ECB', 'none'),
  payments: all(listOf(oneOf(...paymentMethods), paymentMethods.length), atLeastOne),
  lotteryType: oneOf(...prizeModes),
  prizeModes: all(listOf(oneOf(...prizeModes), 4), atLeastOne),
  device: text(/^[A-Z\d]{2,16}$/, 'of 2 to 16 capital letters and digits, such as "WEB"'),
  announcementTypes: listOf(oneOf(...announcementTypes), 4),
  defaultAnnouncementType: oneOf(...announcementTypes),
  banner,
};

const required = ['name', 'merchantCode', 'country', 'currency', 'timeZone', 'dialingCode'];

/** Facts that only the demo platform asks for: the site's code is not made larger by them. */
export const platformFacts = ['timeZone', 'dialingCode', 'banner'];

const usual = {
  homeModules,
  navigation: navigationEntries,
  themes: ['dark', 'light'],
  legalAge: 18,
  headerTheme: 'match',
  requiresLogin: false,
};

/** Whether a fact says what holds for a brand that does not name it.
 * @param {string} key @param {unknown} value
 */
export const isUsual = (key, value) =>
  JSON.stringify(value) === JSON.stringify(/** @type {Record<string, unknown>} */ (usual)[key]);

/** Languages of a brand that names none: those of the product's switcher. */
const usualLanguages = ['en', 'zh-CN', 'ja', 'th', 'vi', 'id'];

/** Facts that contradict each other.
 * @param {Record<string, any>} facts
 */
function* contradictions(facts) {
  const { languages = usualLanguages, defaultLanguage = 'en', themes = ['dark', 'light'], theme } = facts;
  if (!languages.includes(defaultLanguage))
    yield `"defaultLanguage" is ${defaultLanguage}, which is none of its "languages".`;
  if (theme !== undefined && !themes.includes(theme))
    yield `"theme" is ${theme}, which is none of its "themes".`;
  if (!(facts.announcementTypes ?? announcementTypes).includes(facts.defaultAnnouncementType ?? 'B'))
    yield `"defaultAnnouncementType" is none of its "announcementTypes".`;
}

/**
 * Reads the facts of a brand.
 * @param {string} source text of its facts.json
 * @param {string} file what to call it
 * @returns {{ facts: Record<string, any>, problems: string[] }} `problems`: sentences, each one thing to change
 */
export function readFacts(source, file) {
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { facts: {}, problems: [`${file} is not valid JSON. ${why}`] };
  }
  if (!isRecord(value)) return { facts: {}, problems: [`${file} must hold one JSON object.`] };
  const facts = /** @type {Record<string, any>} */ (value);
  const missing = required.filter((key) => !(key in facts));
  const problems = [
    ...missing.map((key) => `${file} lacks "${key}".`),
    ...Object.entries(facts).flatMap(([key, each]) => {
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
      if (!rule)
        return [`${file}: "${key}" is no fact of a brand. Those are ${quoted(Object.keys(rules).slice(1))}.`];
      const wrong = rule(each);
      return wrong === undefined ? [] : [`${file}: "${key}" ${wrong}.`];
    }),
  ];
  if (problems.length === 0) problems.push(...[...contradictions(facts)].map((wrong) => `${file}: ${wrong}`));
  return { facts, problems };
}
