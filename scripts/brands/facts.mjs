// @ts-check
// What a brand's facts.json may say, and what is wrong with one that says something else.
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { root } from '../root.mjs';

// Every message is the end of a sentence that begins with the fact's name.

const quoted = (/** @type {readonly string[]} */ words) => words.map((word) => `"${word}"`).join(', ');
const must = (/** @type {(value: string) => boolean} */ holds, /** @type {string} */ words) =>
  v.custom((value) => typeof value === 'string' && holds(value), words);
const text = (/** @type {RegExp} */ pattern, /** @type {string} */ want) =>
  must((value) => pattern.test(value), `must be ${want}`);
const oneOf = (/** @type {readonly string[]} */ words) =>
  v.picklist(words, `must be one of ${quoted(words)}`);
const listOf = (/** @type {v.GenericSchema} */ each, /** @type {number} */ most) => {
  const words = `must be a list of at most ${most}`;
  return v.pipe(
    v.array(each, words),
    v.maxLength(most, words),
    v.check((list) => new Set(list).size === list.length, 'names the same thing twice'),
  );
};
const someOf = (/** @type {v.GenericSchema} */ each, /** @type {number} */ most) =>
  v.pipe(
    listOf(each, most),
    v.check((list) => list.length > 0, 'must not be empty'),
  );

const language = must(
  (tag) => /^[A-Za-z-]{2,12}$/.test(tag) && existsSync(`${root}locales/${tag}.json`),
  'is not a language with a catalogue in locales/, such as "en" or "zh-CN"',
);
const timeZone = must((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'is not a time zone, such as "Asia/Bangkok" or "UTC"');

export const homeModules = ['hot', 'live', 'inPlay', 'fresh', 'results', 'promotions'];
export const navigationEntries = ['ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
const paymentMethods = ['bankTransfer', 'qrTransfer', 'eWallet', 'card', 'crypto'];
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'];
const announcementTypes = ['B', 'PL', 'PU', 'PR'];
const themes = ['dark', 'light'];
export const oddsFormats = ['decimal', 'hongKong', 'malay', 'indonesian', 'american', 'fractional'];
const legalAge = 'must be an age in whole years, from 16 to 30';
const ageGate = 'must be { "helpHref": "https://…" }, an organisation that helps with gambling';
const bannerWords =
  'must be { "label", "title", "words", "action" }, each by language, English at least: { "en": "…" }';
const byLanguage = v.objectWithRest({ en: v.string(bannerWords) }, v.string(bannerWords), bannerWords);

/** What has to be said of every brand. */
const required = {
  name: text(/^(?=.*\S)[^<>\n]{1,100}$/, 'text of 1 to 100 characters on one line, without < and >'),
  merchantCode: text(/^[a-z\d_]{2,32}$/i, 'of 2 to 32 letters, digits or _'),
  country: text(/^[A-Z]{2}$/, 'a country of ISO 3166, such as "VN"'),
  currency: must(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'is not a currency of ISO 4217, such as "USD" or "VND"',
  ),
  timeZone,
  dialingCode: text(/^\+\d{1,4}$/, 'a dialling code such as "+84"'),
};

const optional = {
  $comment: text(/^[^]*$/, 'text'),
  defaultLanguage: language,
  languages: someOf(language, 40),
  legalAge: v.pipe(
    v.number(legalAge),
    v.integer(legalAge),
    v.minValue(16, legalAge),
    v.maxValue(30, legalAge),
  ),
  ageGate: v.object(
    { helpHref: v.pipe(v.string(ageGate), v.regex(/^https:\/\/[^\s"<>]+$/, ageGate)) },
    ageGate,
  ),
  chatHeaderColour: text(/^#[\da-f]{6}$/i, 'a colour such as "#6563e8"'),
  headerTheme: oneOf(['match', 'dark']),
  theme: oneOf(themes),
  themes: someOf(oneOf(themes), 2),
  oddsFormat: oneOf(oddsFormats),
  homeModules: listOf(oneOf(homeModules), 6),
  navigation: someOf(oneOf(navigationEntries), 7),
  requiresLogin: v.boolean('must be true or false'),
  sealing: oneOf(['pkcs1']),
  chatCipher: oneOf(['DES-ECB', 'none']),
  payments: someOf(oneOf(paymentMethods), paymentMethods.length),
  lotteryType: oneOf(prizeModes),
  prizeModes: someOf(oneOf(prizeModes), 4),
  device: text(/^[A-Z\d]{2,16}$/, 'of 2 to 16 capital letters and digits, such as "WEB"'),
  announcementTypes: listOf(oneOf(announcementTypes), 4),
  defaultAnnouncementType: oneOf(announcementTypes),
  banner: v.strictObject(
    { label: byLanguage, title: byLanguage, words: byLanguage, action: byLanguage },
    bannerWords,
  ),
};

const schema = v.strictObject({ ...required, ...v.partial(v.object(optional)).entries });

/** Facts that only the demo platform asks for: the site's code is not made larger by them. */
export const platformFacts = ['timeZone', 'dialingCode', 'banner'];

const usual = {
  homeModules,
  navigation: navigationEntries,
  themes,
  legalAge: 18,
  headerTheme: 'match',
  oddsFormat: 'decimal',
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
  const { languages = usualLanguages, defaultLanguage = 'en', theme } = facts;
  if (!languages.includes(defaultLanguage))
    yield `"defaultLanguage" is ${defaultLanguage}, which is none of its "languages".`;
  if (theme !== undefined && !(facts.themes ?? themes).includes(theme))
    yield `"theme" is ${theme}, which is none of its "themes".`;
  if (!(facts.announcementTypes ?? announcementTypes).includes(facts.defaultAnnouncementType ?? 'B'))
    yield `"defaultAnnouncementType" is none of its "announcementTypes".`;
}

/** What is wrong, as a sentence. @param {string} file @param {v.BaseIssue<unknown>} issue */
function sentenceOf(file, { path, expected, received, message }) {
  const [key, place] = (path ?? []).map((each) => each.key);
  if (place === undefined && expected === 'never')
    return `${file}: "${key}" is no fact of a brand. Those are ${quoted(Object.keys(schema.entries))}.`;
  if (place === undefined && received === 'undefined') return `${file} lacks "${key}".`;
  const where = typeof place === 'number' ? ` has ${received} in its place ${place + 1}, which` : '';
  return `${file}: "${key}"${where} ${message}.`;
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
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { facts: {}, problems: [`${file} must hold one JSON object.`] };
  const facts = /** @type {Record<string, any>} */ (value);
  const { issues = [] } = v.safeParse(schema, facts);
  const problems =
    issues.length > 0
      ? issues.map((issue) => sentenceOf(file, issue))
      : [...contradictions(facts)].map((wrong) => `${file}: ${wrong}`);
  return { facts, problems: [...new Set(problems)] };
}

/**
 * Languages of a brand in which its banner says nothing: their readers get English.
 * @param {Record<string, any>} facts
 * @param {string} file what to call it
 * @returns {string[]} at most one sentence
 */
export function bannerNotes({ banner, languages = usualLanguages }, file) {
  if (!banner) return [];
  const silent = languages.filter((/** @type {string} */ tag) =>
    Object.values(banner).some((/** @type {Record<string, string>} */ words) => !words[tag]),
  );
  if (silent.length === 0) return [];
  return [
    `${file}: the banner has no words in ${silent.join(', ')}; who reads ${silent.length === 1 ? 'it' : 'those'} sees English. Write them beside "en" in "label", "title", "words" and "action".`,
  ];
}
