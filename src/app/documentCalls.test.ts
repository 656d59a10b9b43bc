import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { section7 } from '../../contract/fixtures/section7';

/** Calls of the document that the site does not make, each with what takes its place. A platform answers them all the same. */
const notMade: Readonly<Record<string, string>> = {
  'start.whitelabel': 'the permission call brings the same tree of modules',
  'member.icon': 'the call for the avatar says which picture; the built-in ones are files of the site',
  'games.vendorTypes': 'the vendors say of which types they are',
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts|\.cases\.ts|^testing/.test(path))
  .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')] as const);

/** Files of the app that make a call such as `points.redeem`. */
function usersOf(call: string): string[] {
  const [area = '', name = ''] = call.split('.');
  const use = new RegExp(`\\b(?:${area}|calls|support)\\.${name}\\b`);
  return sources.flatMap(([path, text]) => (use.test(text) ? [path] : []));
}

describe('the calls that section 7 of the specification names', () => {
  it.each([...new Set(section7.map(({ call }) => call))].map((call) => [call, usersOf(call)] as const))(
    '%s is made by %j',
    (call, users) => {
      expect(users.length > 0, notMade[call] ?? 'nobody makes it').toBe(!(call in notMade));
    },
  );
});
