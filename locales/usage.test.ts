import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { refusals } from '../contract/refusals';
import { messagesIn } from '../scripts/messages-in.mjs';
import english from './en.json';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name, code: readFileSync(join(src, name), 'utf8') }));
const isMessageFile = (name: string) => /(^|[/.])messages\.ts$/.test(name);
const messageFiles = files.filter(({ name }) => isMessageFile(name));
const program = files.filter(({ name }) => !isMessageFile(name));

interface Defined {
  readonly file: string;
  readonly id: string;
  readonly object: string;
  readonly key: string;
}

/** Every message of the message files, with the object and key by which code reaches it. */
const defined: Defined[] = messageFiles.flatMap(({ name, code }) => messagesIn(code, name));

interface Use {
  readonly code: string;
  readonly local: string;
}
const known = new Map<string, Use[]>();

/** The names under which other files know an exported object of a message file; tables share words, too. */
function uses(file: string, object: string): Use[] {
  const key = `${file} ${object}`;
  const found = known.get(key) ?? findUses(file, object);
  known.set(key, found);
  return found;
}

function findUses(file: string, object: string): Use[] {
  return files.flatMap(({ name, code }) =>
    [...code.matchAll(/import\s*\{([^}]*)\}\s*from '((?:\.|#features\/)[^']*)';/g)].flatMap(
      ([statement, names = '', from = '']) => {
        const path = from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(name), from);
        if (`${path.replace(/\.ts$/, '')}.ts` !== file) return [];
        const local = new RegExp(`\\b${object}\\b(?: as (\\w+))?`).exec(names);
        return local ? [{ code: code.replace(statement, ''), local: local[1] ?? object }] : [];
      },
    ),
  );
}

/** Whether the program names the message, or picks from its whole object by a value known at run time. */
function isUsed({ file, object, key }: Defined): boolean {
  const own = key.replaceAll('.', '\\.');
  return uses(file, object).some(({ code, local }) =>
    new RegExp(`\\b${local}(?:\\.${own}\\b|\\[['"]${own}['"]\\]|\\[(?!['"])|(?![\\w.[]))`).test(code),
  );
}

describe('ids (I13)', () => {
  it('are all found by this test', () => {
    expect([...new Set(defined.map(({ id }) => id))].sort()).toEqual(Object.keys(english).sort());
  });

  it('that are defined are used', () => {
    // The design system is a library: its words are there for components that a brand or a later screen adds.
    // Words of refusals are found by the code of the refusal.
    const ofCodes = new Set<string>(Object.values(refusals).map(({ messageId }) => messageId));
    const own = defined.filter(({ id }) => !id.startsWith('ds.') && !ofCodes.has(id));
    const used = new Set(own.filter(isUsed).map(({ id }) => id));
    expect(own.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('that are used are defined', () => {
    const code = program.map((file) => file.code).join('\n');
    const asked = [
      ...[...code.matchAll(/\bds\(\s*'([\w.]+)'/g)].map(([, key = '']) => `ds.${key}`),
      ...[
        ...code.matchAll(/\b(?:formatMessage|FormattedMessage)[^;]{0,20}\bid[:=]\s*\{?['"]([\w.]+)['"]/g),
      ].map(([, id = '']) => id),
    ];
    expect(asked.length).toBeGreaterThan(0);
    expect([...new Set(asked)].filter((id) => !(id in english))).toEqual([]);
  });
});
