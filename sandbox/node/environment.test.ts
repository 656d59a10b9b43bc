import { expect, it } from 'vitest';
import { readEnvironment } from './environment';

const production = { PRODUCTION: '1' };

it.each([
  [{ ...production, SITE_ORIGIN: 'http://www.brand.example' }, /people come over https/],
  [{ ...production, SITE_ORIGIN: 'http://10.0.0.7:4000' }, /people come over https/],
  [{ ...production, TRUSTED_PROXIES: '1' }, /SITE_ORIGIN is not/],
])('a start with %j is refused: nothing goes over a network in the open', (variables, said) => {
  expect(() => readEnvironment(variables)).toThrow(said);
});

it.each([
  [{ ...production, SITE_ORIGIN: 'https://www.brand.example', TRUSTED_PROXIES: '1' }],
  [production],
  [{ SITE_ORIGIN: 'http://10.0.0.7:4000' }],
])('a start with %j is not', (variables) => {
  expect(() => readEnvironment(variables)).not.toThrow();
});
