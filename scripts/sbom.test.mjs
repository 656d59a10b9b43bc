// @ts-check
// The packages that run: all of them are listed, and each has a licence under which it may be passed on.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJson, root } from './root.mjs';
import { makeSbom, readParts } from './sbom.mjs';

const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
];
/** Packages with libvips, which sharp loads as a library of its own. */
const withLibvips = /\/@img\/sharp-/;

const parts = readParts();

/** Whether an expression of SPDX, of ANDs or of ORs, is allowed. @param {string} licence @param {readonly string[]} taken */
function isAllowed(licence, taken) {
  const plain = licence.replaceAll(/[()]/g, '');
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => taken.includes(part));
  return plain.split(' OR ').some((part) => taken.includes(part));
}

test('each package that runs has a licence that is allowed', () => {
  expect(parts.length).toBeGreaterThan(100);
  const faults = parts.flatMap(({ path, optional, license }) => {
    const isThere = existsSync(`${root}${path}/package.json`);
    // What is for other systems is not installed: the lock file says its licence.
    if (!isThere && !optional) return [`${path} is not installed`];
    const licence = isThere ? readJson(`${path}/package.json`).license : license;
    const taken = withLibvips.test(path) ? [...allowed, 'LGPL-3.0-or-later'] : allowed;
    return typeof licence === 'string' && isAllowed(licence, taken) ? [] : [`${path}: ${licence}`];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MPL-2.0 OR GPL-3.0-only)', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
])('%s is allowed: %s', (licence, is) => {
  expect(isAllowed(licence, allowed)).toBe(is);
});

test('the list of parts names each package that runs, and the product', () => {
  const { metadata, components } = makeSbom();
  /** @param {{ name: string, version: string }[]} list */
  const named = (list) => [...new Set(list.map(({ name, version }) => `${name}@${version}`))].sort();
  expect(named(components)).toEqual(named(parts));
  expect(metadata.component.name).toBe('white-label-gaming-site');
});
