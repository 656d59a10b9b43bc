import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { groups } from './groups.ts';

const components = fileURLToPath(new URL('../src/design-system/components', import.meta.url));

it('names every component on the start page of the workshop, once', () => {
  const named = Object.values(groups).flat();
  expect([...named].sort()).toEqual(
    readdirSync(join(components), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort(),
  );
});
