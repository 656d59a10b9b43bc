import { expect, test } from 'vitest';
import { withOwnImports } from './manifests.ts';

test.each([
  ['./src/design-system/components/Money/Money.stories.tsx', '#ds/Money'],
  ['./src/design-system/patterns/ActionBar/ActionBar.stories.tsx', '#patterns/ActionBar'],
  ['./src/design-system/gaming/GameTile/GameTile.stories.tsx', '#gaming/GameTile'],
  ['./src/features/vip/VipScreen.stories.tsx', '#features/vip/VipScreen.tsx'],
])('an agent is told to import what has its stories at %s from %s', (path, entry) => {
  const told = { path, import: "import { X } from 'white-label-gaming-site';\nimport { Y } from '#ds/Y';" };
  const { components } = withOwnImports({ components: { components: { told } } });
  expect(components.components.told.import).toBe(`import { X } from '${entry}';\nimport { Y } from '#ds/Y';`);
});

test.each([
  ['Sampled', 'Table', 'Table'],
  ['AccountForm', 'Form', 'AccountForm'],
])('what stories call %s and is %s is %s to an agent', (name, displayName, expected) => {
  const told = {
    name,
    path: './src/design-system/components/Table/Table.stories.tsx',
    reactComponentMeta: { displayName },
  };
  expect(withOwnImports({ components: { components: { told } } }).components.components.told.name).toBe(
    expected,
  );
});
