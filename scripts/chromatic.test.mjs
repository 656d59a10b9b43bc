// @ts-check
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { viewports } from '../.storybook/modes.ts';
import { snapshots } from '../.storybook/snapshots.ts';
import { root } from './root.mjs';

it('says in one line what is missing when there is no project token', () => {
  const script = `${root}scripts/chromatic.mjs`;
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^CHROMATIC_PROJECT_TOKEN is not set\./)]);
});

/** The modes in which Chromatic draws a story, each with its width. @param {string} title @param {string[]} tags @param {object} [own] */
function modesOf(title, tags, own = {}) {
  /** @type {any} */
  const parameters = { chromatic: { disableSnapshot: true }, ...own };
  snapshots(/** @type {any} */ ({ argTypes: {}, parameters, tags, title }));
  return Object.entries(parameters.chromatic.modes ?? {}).map(
    ([name, { viewport }]) => `${name}: ${/** @type {any} */ (viewports)[viewport].styles.width}`,
  );
}

it('draws a screen in two looks at two widths, a component in three looks, and nothing that is not in the matrix', () => {
  expect(modesOf('Screens/Home', ['matrix'])).toEqual([
    'aurora, light, en, phone: 390px',
    'aurora, light, en, desktop: 1280px',
    'aurora, dark, ar, phone: 390px',
    'aurora, dark, ar, desktop: 1280px',
  ]);
  expect(modesOf('Screens/Home', ['matrix'], { ownViewport: 'wide' })).toHaveLength(2);
  expect(modesOf('Actions/Button', ['matrix'])).toHaveLength(3);
  expect(modesOf('Actions/Button', ['matrix', 'test-fn'])).toEqual([]);
  expect(modesOf('Actions/Button', [])).toEqual([]);
});
