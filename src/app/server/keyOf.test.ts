import { expect, test } from 'vitest';
import { keyOf, type PublicRequest } from './renderPublicPage';

const request = (address: string): PublicRequest => ({
  brand: 'aurora',
  origin: 'https://a.example',
  address,
  fetch: () => Promise.reject(new Error('nothing is sent')),
  browserLanguages: ['en'],
  isPhone: false,
  userAgent: '',
  hero: undefined,
});

const keysOf = (addresses: readonly string[]): number =>
  new Set(addresses.map((address) => keyOf(request(address)))).size;

test('a page is one page whatever was typed beside what chooses it', () => {
  const typed = Array.from({ length: 50 }, (_, index) => `x${index}`);
  expect(keysOf(typed.map((text) => `/help?lang=${text}`))).toBe(1);
  expect(keysOf(typed.map((text) => `/help?utm=${text}`))).toBe(1);
  expect(keysOf(typed.map((text) => `/nothing-${text}`))).toBe(1);
  expect(keysOf(['/help?lang=en', '/help?lang=EN'])).toBe(1);
});

test('a language that the brand speaks, a path and a parameter that choose are pages of their own', () => {
  // The head of an address with a language names that address, and no other.
  expect(keysOf(['/help', '/help?lang=en', '/help?lang=vi', '/vip', '/nothing', '/personal'])).toBe(6);
  expect(keysOf(['/rng', '/rng?page=VENDOR']), 'games of one vendor').toBe(2);
  // The words that come with an address without a page of its own are those of that address.
  expect(keysOf(['/feedback', '/lottery'])).toBe(2);
});
