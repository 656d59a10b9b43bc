// @ts-check
// npm run brand:new <id> -- [flags]: everything that a brand needs, in one folder. Asks on a terminal for what no flag
// says.
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
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { helpText, readOptions } from '../help.mjs';
import { setupOrExit } from '../setup.mjs';

setupOrExit();
const { readFacts } = await import('./facts.mjs');
const { brandFolders, brandIdPattern } = await import('./nameBrands.mjs');
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Ends with words and 1; nothing has been written by then.
 * @param {readonly string[]} words @returns {never}
 */
function refuse(...words) {
  for (const sentence of words) console.error(sentence);
  process.exit(1);
}

const text = /** @type {const} */ ({ type: 'string' });
const { values, positionals } = readOptions({
  options: {
    name: text,
    accent: text,
    second: text,
    languages: text,
    currency: text,
    country: text,
    'time-zone': text,
    merchant: text,
    themes: text,
  },
  allowPositionals: true,
});
const terminal = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

/**
 * A flag, else what somebody answers on a terminal, else what is usual.
 * @param {string | undefined} flag @param {string} question @param {string} usual
 */
async function ask(flag, question, usual) {
  if (flag !== undefined) return flag.trim();
  const answer = await terminal?.question(`${question}${usual && ` (${usual})`}: `);
  return answer?.trim() || usual;
}

/** @param {string} id */
function checkId(id) {
  if (!brandIdPattern.test(id))
    refuse(
      `"${id}" cannot be the name of a folder. Use small letters, digits and -, beginning with a letter, at most 31.`,
      '',
      helpText(),
    );
  if (['acid', 'mall', 'generated'].includes(id))
    refuse(`"${id}" is taken by the workshop. Choose another name.`);
  if (existsSync(join(root, 'brands', id)))
    refuse(`brands/${id} is there already. Change its files, or choose another name.`);
  return id;
}

const colour = /^#[\da-f]{6}$/i;
/** @param {string | undefined} value */
function checkColour(value) {
  if (value !== undefined && !colour.test(value)) refuse(`"${value}" is not a colour such as "#e0457b".`);
  return value?.toLowerCase();
}

const { tsImport } = await import('tsx/esm/api');
/** @type {{ dialingCountries: readonly { countryCode: string, countryDialingCode: string }[] }} */
const { dialingCountries } = await tsImport(
  '../../src/design-system/components/PhoneField/dialingCodes.ts',
  import.meta.url,
);
const dialingCodeOf = (/** @type {string} */ country) =>
  dialingCountries.find(({ countryCode }) => countryCode === country)?.countryDialingCode;

const id = checkId(await ask(positionals[0], 'Name of the folder', ''));
const name = await ask(values.name, 'Name that visitors read', (id[0] ?? '').toUpperCase() + id.slice(1));
const accent = checkColour(await ask(values.accent, 'Accent', '#6563e8')) ?? '';
const second = checkColour(
  values.second ?? ((await ask(undefined, 'Second colour, for gradients', '')) || undefined),
);
const languages = (await ask(values.languages, 'Languages', 'en,zh-CN,ja,th,vi,id'))
  .split(/[\s,]+/)
  .filter(Boolean);
const currency = (await ask(values.currency, 'Currency', 'USD')).toUpperCase();
// ISO 4217 begins most codes with the country's.
const usualCountry = dialingCodeOf(currency.slice(0, 2)) ? currency.slice(0, 2) : 'SG';
const country = (await ask(values.country, 'Country', usualCountry)).toUpperCase();
const timeZone = await ask(
  values['time-zone'],
  'Time zone',
  Intl.DateTimeFormat().resolvedOptions().timeZone,
);
const merchantCode = await ask(values.merchant, 'Merchant code', id.replaceAll('-', '_'));
terminal?.close();

const dialingCode = dialingCodeOf(country);
if (!dialingCode) refuse(`"${country}" is not a country of ISO 3166, such as "VN".`);
const facts = {
  name,
  merchantCode,
  defaultLanguage: languages[0] ?? '',
  languages,
  country,
  currency,
  timeZone,
  dialingCode: `+${dialingCode}`,
  chatHeaderColour: accent,
  ...(values.themes !== undefined && { themes: values.themes.split(/[\s,]+/).filter(Boolean) }),
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
for (const other of brandFolders()) {
  const theirs = JSON.parse(readFileSync(join(root, 'brands', other, 'facts.json'), 'utf8'));
  if (theirs.merchantCode === merchantCode)
    problems.push(`The merchant code ${merchantCode} is that of ${other}. Give another: --merchant.`);
}
if (problems.length > 0) refuse(...problems);

/** @type {typeof import('../../tokens/build/newBrand.ts')} */
const { newBrandTokens } = await tsImport('../../tokens/build/newBrand.ts', import.meta.url);
const { format, resolveConfig } = await import('prettier');
const { drawHeroes, drawLogo } = await import('./drawBrand.mjs');
const { ensureTokens } = await import('../tokens.mjs');

const pretty = async (/** @type {string} */ json) =>
  format(json, { ...(await resolveConfig(join(root, 'package.json'))), parser: 'json' });
const base = join(root, 'brands/aurora');
const tokens = newBrandTokens(join(root, 'tokens'), readFileSync(join(base, 'tokens.json'), 'utf8'), name, {
  accent,
  second,
});
const { primitive } = JSON.parse(tokens);
const hex = (/** @type {string} */ ramp, /** @type {number} */ step) => primitive[ramp][step].$value.hex;
const palette = {
  ground: hex('neutral', 950),
  deep: hex('accent', 950),
  accent: hex('accent', 600),
  bright: hex('accent', 300),
  spark: hex('spark', 400),
};

/** @type {[string, string | Buffer][]} */
const files = [
  ['tokens.json', await pretty(tokens)],
  ['facts.json', await pretty(JSON.stringify(facts))],
  ['faces.css', readFileSync(join(base, 'faces.css'))],
  ['logo.svg', drawLogo(id, palette)],
  ...(await drawHeroes(id, palette)).map(
    ({ file, bytes }) => /** @type {[string, Buffer]} */ ([file, bytes]),
  ),
];
const folder = join(root, 'brands', id);
mkdirSync(folder);
try {
  for (const [file, content] of files) writeFileSync(join(folder, file), content);
  await ensureTokens();
} catch (error) {
  // Half a brand would end every later start.
  rmSync(folder, { recursive: true, force: true });
  await ensureTokens();
  throw error;
}

console.log(`brands/${id} holds the brand: tokens.json (colours, shape), facts.json (languages, money, pages, banner), faces.css,
logo.svg and the hero, which are placeholders in its colours.

  npm start                      then open http://localhost:4000/?brand=${id}
  npm run brand:check ${id}      after every change, says in words what does not hold
  npm run dev                    follows its files as they are saved; so does npm run storybook`);
