import { expect, test } from 'vitest';
import { changedStories } from './changedStories.mjs';

const imports = {
  './.storybook/preview.tsx': ['./src/design-system/theme/base.css', './.storybook/withScope.tsx'],
  './.storybook/withScope.tsx': ['./src/design-system/i18n/LocaleScope.tsx'],
  './src/home/Home.stories.tsx': ['./src/home/Home.tsx', './.storybook/preview.tsx'],
  './src/home/Home.tsx': ['./src/button/Button.tsx'],
  './src/button/Button.stories.tsx': ['./src/button/Button.tsx', './.storybook/preview.tsx'],
  './src/card/Card.stories.tsx': ['./src/card/Card.tsx'],
  '/virtual:/stories.js': ['./src/home/Home.stories.tsx', './src/card/Card.stories.tsx'],
};
const names = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])];
const stats = {
  modules: names.map((name) => ({
    id: name,
    name,
    reasons: Object.entries(imports)
      .filter(([, all]) => all.includes(name))
      .map(([moduleName]) => ({ moduleName })),
  })),
};
const stories = [
  './src/home/Home.stories.tsx',
  './src/button/Button.stories.tsx',
  './src/card/Card.stories.tsx',
];
const drawn = (...changed) => stories.filter(changedStories(stats, changed));

test('draws the stories that are made of what changed, and no others', () => {
  expect(drawn('src/button/Button.tsx')).toEqual(stories.slice(0, 2));
  expect(drawn('src/card/Card.stories.tsx')).toEqual(stories.slice(2));
  expect(drawn('sandbox/app.ts', 'README.md', 'src/card/Card.test.ts')).toEqual([]);
});

test('draws all of them when what every story is drawn with has changed', () => {
  for (const file of [
    'src/design-system/i18n/LocaleScope.tsx',
    'tokens/theme/dark.tokens.json',
    'brands/lotus/tokens.json',
    'locales/ar.json',
    '.storybook/withScope.tsx',
    'scripts/visual/shoot.mjs',
    'package-lock.json',
  ])
    expect(drawn(file), file).toEqual(stories);
});

test('draws none for pages that tell of components', () => {
  expect(drawn('.storybook/guidance/data.tsx', '.storybook/docs.css', '.storybook/guide/Start.mdx')).toEqual(
    [],
  );
});
