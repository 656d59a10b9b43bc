import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';

const eslint = new ESLint({ cwd: root });
const rulesBrokenBy = async (filePath, code) => {
  const [result] = await eslint.lintText(code, { filePath });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
};

const screen = 'src/features/wallet/Screen.tsx';
const component = 'src/design-system/components/Button/Button.tsx';
const style = 'src/features/wallet/Screen.styles.ts';

test.each([
  ['formatjs/no-literal-string-in-jsx', screen, `export const A = () => <p>Hello</p>;`],
  ['formatjs/no-literal-string-in-jsx', screen, `export const A = () => <p aria-label="Hello" />;`],
  ['formatjs/no-literal-string-in-jsx', screen, `export const A = () => <img alt="Hello" />;`],
  ['formatjs/no-literal-string-in-jsx', component, `export const A = () => <Field label="Hello" />;`],
  ['house/hoisted-styles', screen, `export const A = () => <p css={{ margin: 0 }} />;`],
  ['house/hoisted-styles', style, `export const root = part({ boxSizing: 'border-box' });`],
  ['house/hoisted-styles', style, `export const root = part({ listStyle: 'none' });`],
  ['house/no-style-props', component, `export interface ButtonProps { className?: string }`],
  ['house/tokens-only', style, `export const root = part({ color: '#fff' });`],
  ['house/logical-properties', style, `export const root = part({ marginLeft: 0 });`],
  ['house/data-attribute-states', style, `export const root = part({ '&:hover': {} });`],
  ['house/narrow-selectors', style, `export const root = part({ '& > * + *': {} });`],
  ['house/no-primitive-tokens', style, `export const root = part({ color: 'var(--p-accent-500)' });`],
  ['house/theme-scope-only', screen, `export const A = () => <p data-theme="dark" />;`],
  ['house/message-id', 'src/features/wallet/messages.ts', `defineArea('Wallet', { title: 'Withdraw' });`],
  [
    'no-restricted-imports',
    'src/features/wallet/messages.ts',
    `import { defineMessages } from 'react-intl'; export const a = defineMessages({});`,
  ],
  ['no-restricted-globals', screen, `export const a = () => fetch('/a');`],
  ['no-restricted-globals', 'src/app/routes/a.route.tsx', `export const a = localStorage;`],
  ['no-restricted-globals', 'contract/wallet.ts', `export const a = process.env;`],
  ['no-restricted-properties', 'sandbox/services/a.ts', `export const a = Date.now();`],
  [
    'no-restricted-imports',
    'src/features/wallet/Screen.stories.tsx',
    `import type { Meta } from '@storybook/react-vite'; export type A = Meta<object>;`,
  ],
  [
    'house/find-by-role',
    'src/features/wallet/Screen.stories.tsx',
    `export const a = (canvas: Canvas) => canvas.getByTestId('a');`,
  ],
  [
    'react-hooks/rules-of-hooks',
    screen,
    `export function A({ b }: { b: boolean }) { if (b) useState(); return null; }`,
  ],
  ['no-restricted-syntax', 'src/app/routes/a.ts', `export const a = new Intl.DateTimeFormat('en-CA');`],
  [
    'no-restricted-syntax',
    screen,
    `export const a = (b: string, c: string) => b.toLowerCase().includes(c.toLowerCase());`,
  ],
  ['no-restricted-syntax', screen, `import { useFilter } from 'react-aria-components'; useFilter({});`],
  ['no-restricted-syntax', screen, `export const a = (at: Date) => at.toISOString().slice(0, 10);`],
  [
    'no-restricted-syntax',
    'src/features/wallet/Screen.stories.tsx',
    `import { a } from '../../../contract/wallet'; export const b = a;`,
  ],
  ['max-lines', 'src/app/stores/a.ts', 'export {};\n'.repeat(301)],
  ['no-warning-comments', 'src/app/stores/a.ts', '// TODO later\nexport {};'],
  ['@typescript-eslint/no-explicit-any', 'src/app/stores/a.ts', 'export const a = (b: any) => b;'],
  ['@typescript-eslint/ban-ts-comment', 'src/app/stores/a.ts', '// @ts-ignore\nexport const a = 1;'],
])('%s holds in %s', async (rule, path, code) => {
  expect(await rulesBrokenBy(path, code)).toContain(rule);
});

test.each([
  [
    'a story may hold text',
    'src/features/wallet/Screen.stories.tsx',
    `import preview from '#.storybook/preview';
     const meta = preview.meta({ component: Screen });
     export const Default = meta.story({ render: () => <p>Hello</p> });`,
  ],
  [
    'attributes that nobody hears are not text',
    screen,
    `export const A = () => <p aria-hidden="true" role="presentation" />;`,
  ],
  [
    'the theme writes its own scope',
    'src/design-system/theme/themeScope.ts',
    `export const a = { 'data-theme': 'dark' };`,
  ],
  ['the site boots with a theme', 'src/app/boot.ts', `document.documentElement.dataset.theme = 'dark';`],
])('%s', async (_, path, code) => {
  expect(await rulesBrokenBy(path, code)).toEqual([]);
});
