// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { viewports } from '../.storybook/modes.ts';
import { snapshots } from '../.storybook/snapshots.ts';

it('says in one line what is missing when there is no project token', () => {
  const script = fileURLToPath(new URL('chromatic.mjs', import.meta.url));
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^CHROMATIC_PROJECT_TOKEN is not set\./)]);
});

/** The modes in which Chromatic draws a story. @param {string} title @param {string[]} tags @param {object} [own] */
function modesOf(title, tags, own = {}) {
  const parameters = { chromatic: { disableSnapshot: true }, ...own };
  snapshots(/** @type {any} */ ({ argTypes: {}, parameters, tags, title }));
  return /** @type {Record<string, { viewport: string }>} */ (
    /** @type {any} */ (parameters.chromatic).modes ?? {}
  );
}

/** @param {Parameters<typeof modesOf>} story */
const names = (...story) => Object.keys(modesOf(...story));

it('draws at the widths of a phone and a desktop, each of which Storybook knows', () => {
  const drawn = Object.values({
    ...modesOf('Screens/Home', ['matrix']),
    ...modesOf('Actions/Button', ['matrix']),
  });
  const widths = drawn.map(({ viewport }) => /** @type {any} */ (viewports)[viewport].styles.width);
  expect([...new Set(widths)]).toEqual(['390px', '1280px']);
});

it('draws a screen in two looks at two widths, a component in three looks, and nothing that is not in the matrix', () => {
  expect(names('Screens/Home', ['matrix'])).toEqual([
    'aurora, light, en, phone',
    'aurora, light, en, desktop',
    'aurora, dark, ar, phone',
    'aurora, dark, ar, desktop',
  ]);
  expect(names('Screens/Home', ['matrix'], { ownViewport: 'wide' })).toHaveLength(2);
  expect(names('Actions/Button', ['matrix'])).toHaveLength(3);
  expect(names('Actions/Button', ['matrix', 'test-fn'])).toEqual([]);
  expect(names('Actions/Button', [])).toEqual([]);
});
