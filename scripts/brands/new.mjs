// @ts-check
// npm run brand:new <id> -- [flags]: a copy of the first brand's folder in colours and facts of its own. Asks on a terminal
// for what no flag says.
//   <id>             name of the folder and of ?brand=, in small letters: mine
//   --name           as visitors read it: "Mine"
//   --accent         colour of buttons and links: "#e0457b"
//   --second         colour at the other end of gradients
//   --languages      tags in the order of the switcher, the first one for whoever speaks none of them: en,vi
//   --currency       of its wallets: VND
//   --country        of most of its visitors: VN
//   --time-zone      where its days begin: Asia/Ho_Chi_Minh
//   --merchant       its code at the platform
//   --themes         dark, light or dark,light
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { helpText, readOptions } from '../help.mjs';
import { root } from '../root.mjs';
import { setupOrExit } from '../setup.mjs';

/**
 * By flag: what is asked, and what is usual, from the answers before it.
 * @type {Record<string, [question: string, usual: (answers: Record<string, string>) => string]>}
 */
const asked = {
  name: ['Name that visitors read', ({ id = '' }) => id.charAt(0).toUpperCase() + id.slice(1)],
  accent: ['Accent', () => '#6563e8'],
  second: ['Second colour, for gradients', () => ''],
  languages: ['Languages', () => 'en,zh-CN,ja,th,vi,id'],
  currency: ['Currency', () => 'USD'],
  // ISO 4217 begins most codes with the country's.
  country: [
    'Country',
    ({ currency = '' }) => (dialingCodeOf(currency.slice(0, 2)) ? currency.slice(0, 2) : 'SG'),
  ],
  'time-zone': ['Time zone', () => Intl.DateTimeFormat().resolvedOptions().timeZone],
  merchant: ['Merchant code', ({ id = '' }) => id.replaceAll('-', '_')],
  themes: ['Themes', () => 'dark,light'],
};
const flags = Object.keys(asked);
const { values, positionals } = readOptions({
  options: Object.fromEntries(flags.map((flag) => [flag, /** @type {const} */ ({ type: 'string' })])),
  allowPositionals: true,
});

setupOrExit();
const { tsImport } = await import('tsx/esm/api');
const { bannerNotes, readFacts } = await import('./facts.mjs');
const { brandFolders, brandIdPattern } = await import('./nameBrands.mjs');
/** @type {{ dialingCountries: readonly { countryCode: string, countryDialingCode: string }[] }} */
const { dialingCountries } = await tsImport(
  '../../src/design-system/components/PhoneField/dialingCodes.ts',
  import.meta.url,
);

const brands = join(root, 'brands');
const read = (/** @type {string} */ id, /** @type {string} */ file) =>
  readFileSync(join(brands, id, file), 'utf8');
const listOf = (/** @type {string} */ words) => words.split(/[\s,]+/).filter(Boolean);
const dialingCodeOf = (/** @type {string} */ country) =>
  dialingCountries.find(({ countryCode }) => countryCode === country)?.countryDialingCode;

/** Ends with words and 1; nothing has been written by then. @param {readonly string[]} words @returns {never} */
function refuse(...words) {
  for (const sentence of words) console.error(sentence);
  process.exit(1);
}

const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;
/** A flag, else what somebody answers on a terminal, else what is usual.
 * @param {unknown} flag @param {string} question @param {string} usual
 */
async function ask(flag, question, usual) {
  if (typeof flag === 'string') return flag.trim();
  const answer = await terminal?.question(`${question}${usual && ` (${usual})`}: `);
  return answer?.trim() || usual;
}

const id = await ask(positionals[0], 'Name of the folder', '');
if (!brandIdPattern.test(id))
  refuse(
    `"${id}" cannot be the name of a folder. Use small letters, digits and -, beginning with a letter, at most 31.`,
    '',
    helpText(),
  );
if (['acid', 'mall', 'generated'].includes(id))
  refuse(`"${id}" is taken by the workshop. Choose another name.`);
const folder = join(brands, id);
if (existsSync(folder)) refuse(`brands/${id} is there already. Change its files, or choose another name.`);

/** @type {Record<string, string>} */
const answers = { id };
for (const [flag, [question, usual]] of Object.entries(asked)) {
  const answer = await ask(values[flag], question, usual(answers));
  answers[flag] = /^(currency|country)$/.test(flag) ? answer.toUpperCase() : answer;
  if (/^(accent|second)$/.test(flag) && answer && !/^#[\da-f]{6}$/i.test(answer))
    refuse(`"${answer}" is not a colour such as "#e0457b".`);
}
terminal?.close();

const { name = '', accent = '', country = '', merchant: merchantCode = '' } = answers;
const dialingCode = dialingCodeOf(country);
if (!dialingCode) refuse(`"${country}" is not a country of ISO 3166, such as "VN".`);
const languages = listOf(answers['languages'] ?? '');
const facts = {
  name,
  merchantCode,
  defaultLanguage: languages[0] ?? '',
  languages,
  country,
  currency: answers['currency'],
  timeZone: answers['time-zone'],
  dialingCode: `+${dialingCode}`,
  chatHeaderColour: accent.toLowerCase(),
  themes: listOf(answers['themes'] ?? ''),
  homeModules: ['hot', 'live', 'inPlay', 'fresh', 'results', 'promotions'],
  navigation: ['ELOTT', 'LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'],
  banner: {
    label: { en: 'Welcome' },
    title: { en: `Welcome to ${name}` },
    words: { en: 'Every game is free to try before you stake a thing.' },
    action: { en: 'See the games' },
  },
};
const { problems } = readFacts(JSON.stringify(facts), 'Facts');
const twin = brandFolders().find(
  (other) => JSON.parse(read(other, 'facts.json')).merchantCode === merchantCode,
);
if (twin) problems.push(`The merchant code ${merchantCode} is that of ${twin}. Give another: --merchant.`);
if (problems.length > 0) refuse(...problems);

// Nothing is refused any more.
const { default: sharp } = await import('sharp');
const { format, resolveConfig } = await import('prettier');
const { ensureTokens } = await import('../tokens.mjs');
/** @type {typeof import('../../tokens/build/newBrand.ts')} */
const { newBrandTokens } = await tsImport('../../tokens/build/newBrand.ts', import.meta.url);
/** @type {typeof import('../../tokens/build/ramp.ts')} */
const { hexToOklch } = await tsImport('../../tokens/build/ramp.ts', import.meta.url);
const first = 'aurora';
const tokens = newBrandTokens(join(brands, '../tokens'), read(first, 'tokens.json'), name, {
  accent,
  second: answers['second'] || undefined,
});
const { primitive } = JSON.parse(tokens);
const { primitive: before } = JSON.parse(read(first, 'tokens.json'));
const { checkBrand } = await tsImport('../../tokens/build/brandCheck.ts', import.meta.url);
const { notes = [] } = checkBrand(join(brands, '../tokens'), tokens, `brands/${id}/tokens.json`, {
  themes: facts.themes,
});
/** By how much the pictures' colours are turned, degrees. */
const turn = Math.round(hexToOklch(accent).hue - hexToOklch(before.accent[600].$value.hex).hue + 360) % 360;
const json = { ...(await resolveConfig(join(folder, 'facts.json'))), parser: 'json' };

cpSync(join(brands, first), folder, { recursive: true });
try {
  writeFileSync(join(folder, 'tokens.json'), await format(tokens, json));
  writeFileSync(join(folder, 'facts.json'), await format(JSON.stringify(facts), json));
  const marks = ['spark', 'accent', 'accent'].map(
    (ramp, at) => primitive[ramp][[400, 300, 600][at] ?? 0].$value.hex,
  );
  writeFileSync(
    join(folder, 'logo.svg'),
    read(first, 'logo.svg').replaceAll(/#[\da-f]{6}/gi, (hex) => marks.shift() ?? hex),
  );
  for (const file of readdirSync(folder).filter((each) => each.startsWith('hero-')))
    writeFileSync(join(folder, file), await sharp(join(folder, file)).modulate({ hue: turn }).toBuffer());
  await ensureTokens();
} catch (error) {
  // Half a brand would end every later start.
  rmSync(folder, { recursive: true, force: true });
  await ensureTokens();
  throw error;
}

console.log(`brands/${id} holds the brand: tokens.json (colours, shape), facts.json (languages, money, pages, banner), faces.css,
logo.svg and the hero, which are those of ${first} in its colours.

  npm start                      then open http://localhost:4000/?brand=${id}
  npm run brand:check ${id}      after every change, says in words what does not hold
  npm run dev                    follows its files as they are saved; so does npm run storybook`);
for (const sentence of [...notes, ...bannerNotes(facts, `brands/${id}/facts.json`)])
  console.log(`\n${sentence}`);
