import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import glossary from '../locales/glossary.json' with { type: 'json' };
import { demoAccounts } from '../demo/seed/demoAccounts';
import { stations } from '../demo/seed/lotteries';
import { arun, mira, type Credentials } from './harness/actions';
import { latinWords } from './harness/latin';
import { chooseLanguage } from './harness/chooseLanguage';
import { signInByApi } from './harness/session';
import { useSite } from './harness/visit';
import type { LocaleTag } from '../locales/registry';

const { platform, visit } = useSite();

/** Pages of a centre, by the names of their files' own ids. */
const centre = (name: 'personal' | 'agent'): string[] => {
  const folder = new URL(`../src/app/routes/${name}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.route.ts'))
    .map((file) => /\bid: '(\w+)'/.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? '')
    .map((id) => `/${name}/${id}`);
};
const open = [
  '/',
  '/gameCenter',
  '/hotgame',
  '/sports',
  '/esports',
  '/elott',
  '/lottery?game=SSC_1200',
  '/vnlottery',
  '/localGames',
  '/promotions',
  '/vip',
  '/pointMall',
  '/join',
  '/download',
  '/aboutUs',
  '/noticePage',
  '/help',
  '/news',
  '/lines',
  '/accessDenied',
  '/nowhere',
];
const people: readonly { who: string; as?: Credentials; paths: readonly string[] }[] = [
  { who: 'visitor', paths: open },
  { who: 'member', as: mira, paths: ['/', '/pointMall', '/vip', '/feedback', ...centre('personal')] },
  { who: 'agent', as: arun, paths: centre('agent') },
];

/** Names of houses, games, teams, banks and people stay as they are. */
async function namesOf(): Promise<string[]> {
  const rows = await platform().query<{ name: string }>(`
    SELECT name FROM vendors UNION SELECT name FROM games
      WHERE category <> 'ELOTT' OR id NOT LIKE 'l-%'
    UNION SELECT home FROM matches UNION SELECT away FROM matches
    UNION SELECT username FROM accounts UNION SELECT nickname FROM accounts WHERE nickname IS NOT NULL`);
  const people = demoAccounts.flatMap(({ nickname, payeeName }) => [nickname, payeeName ?? '']);
  const kept = [
    ...glossary.keep,
    ...glossary.mayStay,
    'Aurora',
    'USD',
    'GMT',
    'UTC',
    'Chromium',
    'Chrome',
    'Linux',
    'iPhone',
    'US$',
  ];
  return [
    ...new Set([...rows.map(({ name }) => name), ...people, ...kept, ...Object.values(stations).flat(2)]),
  ]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
}

/** `LANGUAGES=ar,th,ja` reads the pages in these; without it nobody reads, as each language takes minutes. */
const languages = (process.env['LANGUAGES'] ?? '').split(',');

describe.each(['ar', 'th', 'ja'] satisfies LocaleTag[])('no page speaks English in %s', (language) => {
  const read = languages.includes(language) ? it : it.skip;
  read.each(people)('$who', { timeout: 240_000 }, ({ as, paths }) =>
    visit({ language: 'en', theme: 'dark', device: 'desktop' }, async (one) => {
      const { page, watch } = one;
      watch.allowRequestErrors(/status of 4/);
      await chooseLanguage(one, language);
      if (as) await signInByApi(one, as);
      const names = await namesOf();
      const found: string[] = [];
      for (const path of paths) {
        await page.goto(path);
        // The app has taken over from what the server drew, and what it shows has come.
        await page.waitForFunction(
          (tag) =>
            document.documentElement.lang === tag &&
            !document.querySelector('.server-page') &&
            document.querySelector('main, [role="dialog"]') !== null,
          language,
        );
        // What waits for a person, as a payment does, may stay busy.
        await page
          .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 5000 })
          .catch(() => undefined);
        for (const { words, text } of await page.evaluate(latinWords, names))
          found.push(`${path}: ${words.join(' ')} in "${text}"`);
      }
      expect(found).toEqual([]);
    }),
  );
});
