import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));
const sources = files.map(({ text }) => text);

/** Names of regions as the code gives them; what is put into a name is left out. */
const named = (pattern: RegExp): string[] =>
  sources
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/\$\{.*/, '').trim()))
    .toSorted();

it('a fault is kept within each part of the site that stands beside others', () => {
  // Of the chrome, and what opens over a page.
  expect(named(/(?:\bregion="|\bwithin\(\s*'|<LazyDialog name=")([^"']+)/g)).toEqual(['apply', 'chat', 'convert', 'dialog', 'drawer', 'envelope', 'footer', 'header', 'money', 'notices', 'play', 'rail', 'reality check', 'redeem', 'tabs', 'vendor games']); // prettier-ignore
  // Of pages.
  expect(named(/<(?:Lazy)?Region\s+name=(?:"|\{`)([^"`]+)/g)).toEqual(['banners', 'basket', 'chat', 'hall', 'home', 'point records', 'popup', 'recent games', 'recent lotteries']); // prettier-ignore
});

it('code that comes by itself takes no page with it where it does not come', () => {
  const keeps = /<(?:(?:Lazy)?Region|LazyDialog|RegionBoundary)\b|\bwithin\(/;
  const alone = files.filter(({ text }) => /= lazy(?:WithPreload|Part)?[<(]/.test(text) && !keeps.test(text));
  expect(alone.map(({ path }) => path).sort()).toEqual([
    // Without a flag its country stands alone.
    'design-system/components/PhoneField/CountryPicker.tsx',
    // Within the region of the dialogs.
    ...['HumanQuestion', 'LoginBinding', 'PasswordBinding', 'SessionBinding'].map((name) => `app/routes/${name}.tsx`),
    // The region itself, which catches its own.
    'app/routes/RegionBoundary.tsx',
    // Whole pages, in whose place the fault is said.
    ...['StartGate', 'lotteries.page'].map((name) => `app/routes/${name}.tsx`),
  ].sort()); // prettier-ignore
});

it('nobody who has pressed waits for what React holds back', () => {
  // Whatever a Suspense has waited for is shown 300 ms after its fallback at the earliest. That is for what comes by itself,
  // and for what the server waits for; what a press opens comes by `lazyPart` or `lazyWithPreload`, a page by `lazyPage`.
  const held = files.filter(({ text }) => /\blazy\b[^;]*\} from 'react'|<Suspense\b/.test(text));
  expect(held.map(({ path }) => path).sort()).toEqual([
    'app/routes/home.page.tsx',
    'app/routes/shell/Shell.tsx',
    'design-system/components/PhoneField/CountryPicker.tsx',
    'features/Region.tsx',
    ...['Hero', 'HomeScreen', 'SideCards'].map((name) => `features/home/${name}.tsx`),
  ]);
});
