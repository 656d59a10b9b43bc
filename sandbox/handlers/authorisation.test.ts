import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../node/root';
import { handledCalls } from '../testing/calls';
import type { Visitor } from '../testing/visitor';
import { openWorld, type World } from '../testing/world';

let world: World;
const actors: Record<string, Visitor> = {};
beforeAll(async () => {
  world = await openWorld();
  for (const role of ['member', 'agent', 'trial'] as const) {
    const visitor = world.visitor();
    await visitor.loginAs(role);
    actors[role] = visitor;
  }
  const stranger = world.visitor({ merchant: 'lotus' });
  stranger.token = actors['member']?.token ?? null;
  for (const [name, value] of actors['member']?.cookies ?? []) stranger.cookies.set(name, value);
  actors['otherMerchant'] = stranger;
  actors['nobody'] = world.visitor();
});
afterAll(() => world.close());

/** What the edge says to an actor before it looks at the request. */
const expected: Record<string, string | undefined> = {
  nobody: 'session.missing',
  otherMerchant: 'session.ended',
  member: undefined,
  agent: undefined,
  trial: undefined,
};

describe('who may call what', () => {
  // Requests without fields: the session is looked at first, and nothing is carried out.
  const guarded = handledCalls.filter(({ call }) => call.token && !call.path.endsWith('/logout'));
  it.each(guarded)('$name lets in whoever is signed in here, and nobody else', async ({ call }) => {
    for (const [actor, code] of Object.entries(expected)) {
      const visitor = actors[actor];
      const answer = await visitor?.send(call.path, {
        method: call.method,
        headers: visitor.headers(call, 'a-key-of-some-length'),
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      });
      if (code) expect(answer, actor).toMatchObject({ status: 401, errorCode: code });
      else expect(answer?.errorCode ?? '', actor).not.toMatch(/^session\./);
    }
  });

  it.each(handledCalls.filter(({ call }) => !call.token))('$name serves everybody', async ({ call }) => {
    for (const [actor, visitor] of Object.entries(actors)) {
      const answer = await visitor.send(call.path, {
        method: call.method,
        headers: visitor.headers(call, 'a-key-of-some-length'),
        ...(call.method === 'GET' ? {} : { body: '{}' }),
      });
      expect(answer.errorCode ?? '', actor).not.toMatch(/^session\.|^permission\./);
    }
  });
});

describe('every service', () => {
  const folder = inRoot('sandbox/handlers');
  const imports = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /import \{([^}]+)\} from '(\.\.\/services\/[^']+)'/g,
      ),
    ])
    .flatMap(([, words = '', from = '']) =>
      words
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '' && !word.startsWith('type '))
        .map((verb) => ({ verb, path: join(folder, `${from}.ts`) })),
    );

  it('is found', () => expect(imports.length).toBeGreaterThan(10));

  it.each(imports)('$verb begins with who may ask for it', ({ verb, path }) => {
    const text = readFileSync(path, 'utf8');
    const body = new RegExp(`export (?:async )?function ${verb}\\([\\s\\S]*?\\{\\n([^\\n]*)\\n`).exec(
      text,
    )?.[1];
    expect(body).toMatch(/^ {2}(?:const .* = )?(?:anyone|signedIn|member|agent)\(ctx\);$/);
  });
});
