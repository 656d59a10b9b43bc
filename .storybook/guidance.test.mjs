import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guidance } from './guidance/allGuidance.ts';
import { groups } from './groups.ts';
import { findUses } from './usedIn.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const named = new Set(Object.values(groups).flat());

/** How many files outside of the components import each of them. */
function importers() {
  const counts = new Map();
  const files = ['features', 'app', 'design-system/patterns', 'design-system/gaming'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(src, folder, file)),
  );
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/from '#ds\/(\w+)'/g))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

it('says when to take each of the twenty most used components, and when not, with a pair of examples', () => {
  const most = [...importers()].sort(([, a], [, b]) => b - a).slice(0, 20);
  expect(most[0]?.[1]).toBeGreaterThan(50);
  expect(most.map(([name]) => name).filter((name) => !guidance[name])).toEqual([]);
  expect(Object.keys(guidance).filter((name) => !named.has(name))).toEqual([]);
  for (const [name, { when, whenNot, anatomy, pairs }] of Object.entries(guidance))
    for (const part of [when, whenNot, anatomy, pairs]) expect(part.length, name).toBeGreaterThan(0);
});

it('finds the screens that a component is part of, through the files and patterns that they are made of', () => {
  const uses = findUses(src);
  const pages = (name) => uses[name]?.map(({ page }) => page) ?? [];
  expect(pages('MoneyField')).toContain('screens-cashier-depositscreen--docs');
  expect(pages('MoneyField')).not.toContain('screens-messages-messagesscreen--docs');
  // The chooser of columns is part of a list of records by their pattern.
  expect(pages('ReportPage').length).toBeGreaterThan(3);
  for (const page of pages('ReportPage')) expect(pages('Table')).toContain(page);
});
