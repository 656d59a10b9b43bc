import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { section7 } from '../../contract/fixtures/section7';

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
    (_, users) => {
      expect(users, 'nobody makes it').not.toEqual([]);
    },
  );
});
