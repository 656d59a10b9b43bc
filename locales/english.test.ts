import { Linter } from 'eslint';
import formatjs from 'eslint-plugin-formatjs';
import { expect, it } from 'vitest';
import english from './en.json';

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
