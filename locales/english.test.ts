import { Linter } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';
import { expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import gameWords from '../demo/game-provider/messages/en.json';
import platformWords from '../sandbox/words/en.json';
import english from './en.json';
import repeatedOk from './repeated-ok.json';

const rules = {
  'formatjs/enforce-plural-rules': [
    'error',
    { one: true, other: true, zero: false, two: false, few: false, many: false },
  ],
  'formatjs/no-complex-selectors': ['error', { limit: 6 }],
  'formatjs/no-emoji': 'error',
  'formatjs/no-invalid-icu': 'error',
  'formatjs/no-multiple-plurals': 'error',
  'formatjs/no-multiple-whitespaces': 'error',
  'formatjs/no-offset': 'error',
  'formatjs/no-useless-message': 'error',
  'formatjs/prefer-full-sentence': 'error',
  'formatjs/prefer-pound-in-plural': 'error',
} as const;

/** What the rules for messages say of texts. The rules know `defineMessages`, so the texts are written as one. */
function complaints(texts: Readonly<Record<string, string>>): string[] {
  const rows = Object.entries(texts).map(
    ([id, text]) =>
      `${JSON.stringify(id)}: { id: ${JSON.stringify(id)}, defaultMessage: ${JSON.stringify(text)} },`,
  );
  const code = ["import { defineMessages } from 'react-intl';", 'defineMessages({', ...rows, '});'].join(
    '\n',
  );
  const config = { plugins: { formatjs }, rules } as unknown as Linter.Config;
  return new Linter()
    .verify(code, config)
    .map(({ line, message }) => `${Object.keys(texts)[line - 3] ?? 'code'}: ${message}`);
}

it('is well-formed English', () => {
  expect(complaints(english)).toEqual([]);
});

it.each([
  '{n, plural, other {# games}}',
  'a {',
  'Two  spaces',
  'A {n, plural, offset:1 one {#} other {#}}',
  '{a}',
])('finds fault with "%s"', (text) => {
  expect(complaints({ 'a.b.c': text }).join()).toMatch(/^a\.b\.c: /);
});

/** English texts that stand under four ids or more: a language could not say them in as many ways by mistake. */
function repeated(texts: Readonly<Record<string, string>>): string[] {
  const ids = new Map<string, number>();
  for (const text of Object.values(texts)) ids.set(text, (ids.get(text) ?? 0) + 1);
  return [...ids].filter(([, count]) => count >= 4).map(([text]) => text);
}

it('says one thing under one id, but where languages need several words for it', () => {
  expect(
    repeated(english).sort(),
    'Use the message of a table beside the areas in src/features, or give the reason in repeated-ok.json',
  ).toEqual(Object.keys(repeatedOk).sort());
});

it('counts the ids of a text', () => {
  const three = { 'a.x': 'Send', 'b.x': 'Send', 'c.x': 'Send', 'd.x': 'Sent' };
  expect(repeated(three)).toEqual([]);
  expect(repeated({ ...three, 'e.x': 'Send' })).toEqual(['Send']);
});

/** What tells a thing by its place, shape or colour, and so tells nobody who does not see it. */
const sensory =
  /\b(?:(?:on|to|at) the (?:left|right|top|bottom|side)|beside|next to|(?:below|above)(?=[.,:;]|$)|(?:round|square|red|green|blue|yellow|gr[ea]y|gold|white|black|colou?red|highlighted|left|right|upper|lower) (?:button|icon|field|link|text|tab|mark|dot|box|row|bar|sign|arrow|picture)s?)\b/i;

/** Those that name the thing, too, or tell of no thing on the page. */
const namedToo: Readonly<Record<string, string>> = {
  'content.about.termsText': 'says what is shown, not what to press',
  'shell.start.deniedText': 'names the address, which has its label',
  linesText: 'where lines begin on the reels, not where something stands',
  'demo.terms.depositBonus.validBets': 'games that the text has named before',
};

function articles(): Record<string, string> {
  const folder = new URL('../demo/content/help/en/', import.meta.url);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

const flat = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value as object, `${prefix}${key}.`),
  );

it('tells nothing by its place, its shape or its colour alone', () => {
  const found = [english, platformWords, gameWords, articles()]
    .flatMap((each) => flat(each))
    .flatMap(([id, text]) => text.split('\n').flatMap((line) => (sensory.test(line) ? [{ id, line }] : [])));
  expect(
    found.filter(({ id }) => !(id in namedToo)),
    'Name the thing, or say in namedToo why it is known without',
  ).toEqual([]);
  expect(new Set(Object.keys(namedToo))).toEqual(new Set(found.map(({ id }) => id)));
});

it.each([
  'The message below.',
  'Press the green button',
  'The number beside it',
  'See the list on the right',
])('finds that "%s" tells by place or colour', (text) => expect(text).toMatch(sensory));
