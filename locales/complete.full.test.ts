// What a release needs and a change does not: nothing is read in English by those who read another language.
import { expect, it } from 'vitest';
import { lackingIn, translated } from './checks/catalogues';
import { wordsLackingIn } from './checks/words';
import golden from '../src/design-system/i18n/money.golden.json';

it.each(translated.map((row) => [row.tag, row] as const))('%s is complete', (tag, row) => {
  const lacking = [...lackingIn(row), ...wordsLackingIn('platform', row), ...wordsLackingIn('provider', row)];
  expect(lacking.join('\n')).toBe('');
  expect(golden, 'An amount of it has been looked at').toHaveProperty(tag);
});
