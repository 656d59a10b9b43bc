import * as v from 'valibot';
import { expect, it } from 'vitest';
import { operatorLists } from '#contract/operatorLists';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { provide } from '../../testing/provide';
import { runCommand } from './runCommand';

const platform = provide(createTestPlatform);

// The other lists are held to the contract wherever a test asks for them: `listed` of the tests' ports.
it.each([
  ['sessions', []],
  ['acts', []],
  ['account', ['mira', '--brand', 'aurora']],
  ['months', []],
  ['results', []],
] as const)('a back office gets the rows of %s beside the words', async (name, more) => {
  const person = { name: 'Vera', role: 'viewer', isAlone: false } as const;
  const operator = { db: platform.db, ...platform.ports };
  const { list, says } = await runCommand(operator, person, [name, ...more], { production: true });
  expect(v.parse(operatorLists[name], list)).toEqual(list);
  expect(list?.length).toBeGreaterThan(0);
  expect(says).not.toBe('');
});
