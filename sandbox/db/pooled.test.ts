import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What lasts longer than a transaction: through a pooler the next one finds it on whichever connection it is lent, or not. */
const lasting: readonly { what: string; sign: RegExp; planted: string; except?: string[] }[] = [
  {
    what: 'locks of a session',
    sign: /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*/gi,
    planted: 'SELECT pg_try_advisory_lock_shared(key)',
  },
  {
    what: 'settings of a session, at the beginning of a statement',
    sign: /(?:['"]|[;`]\s*|\bBEGIN\s+)(?:RE)?SET\s+(?!LOCAL\b|CONSTRAINTS\b|TRANSACTION\b)\w+/gi,
    planted: "sql`SET lock_timeout = '1s'`",
  },
  {
    what: 'settings by function that are not for the transaction alone',
    sign: /\bset_config\((?![^)]*,\s*true\s*\))/gi,
    planted: "SELECT set_config('lock_timeout', '1s', false)",
  },
  {
    what: 'settings that a connection begins with, but to the embedded server',
    sign: /\boptions:\s*['"`]-c/g,
    planted: "new pg.Pool({ options: '-c jit=off' })",
    except: ['sandbox/node/world.ts', 'sandbox/node/reach.ts'],
  },
  {
    what: 'tables and cursors of a session',
    sign: /\bCREATE\s+(?:GLOBAL\s+|LOCAL\s+)?TEMP|\bWITH HOLD\b/gi,
    planted: 'CREATE TEMP TABLE seen (id text)',
  },
  {
    what: 'listening, but on the connection that goes past the pooler',
    sign: /\bLISTEN\b/g,
    planted: 'LISTEN person',
    except: ['sandbox/node/listenOnPostgres.ts'],
  },
];

const sources = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .map((path) => `sandbox/${path.replaceAll('\\', '/')}`)
  // Tests go to their own server, past any pooler.
  .filter((path) => /\.(?:ts|sql)$/.test(path) && !/\.test\.ts$|^sandbox\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/^\s*--.*$/gm, '') }));

it.each(lasting)('the platform keeps to transactions: no $what', ({ sign, planted, except }) => {
  const found = sources
    .filter(({ path }) => !except?.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(sign)].map(([words]) => `${path}: ${words}`));
  expect(found).toEqual([]);
  expect(planted).toMatch(new RegExp(sign.source, sign.flags.replace('g', '')));
});
