import { afterAll, beforeAll } from 'vitest';
import type { DemoAccount } from '../../demo/seed/demoAccounts';
import type { TestPlatform } from './createTestPlatform';
import { Visitor, type VisitorOptions } from './visitor';

interface Closable {
  close(): Promise<void>;
}

/**
 * What the tests of a file, or of a `describe`, share: made before the first of them, closed after the last. Its fields are
 * there as soon as tests and later hooks run.
 */
export function provide<T extends Closable | { platform: Closable }>(create: () => Promise<T>): T {
  const made = {} as T;
  beforeAll(async () => {
    Object.assign(made, await create());
  });
  afterAll(() => ('platform' in made ? made.platform.close() : made.close()));
  return made;
}

/**
 * A browser at a platform that is provided; where a role is named, it is signed in before the first test.
 * @param role of the demo account that signs in
 */
export function provideVisitor(
  platform: TestPlatform,
  role?: DemoAccount['role'],
  options: VisitorOptions = {},
): Visitor {
  const visitor = new Visitor(
    {
      fetch: (request, bindings) => platform.app.fetch(request, bindings),
      get keys() {
        return platform.ports.keys;
      },
      get clock() {
        return platform.ports.clock;
      },
    },
    options,
  );
  if (role !== undefined)
    beforeAll(async () => {
      await visitor.loginAs(role);
    });
  return visitor;
}
