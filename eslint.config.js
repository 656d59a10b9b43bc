import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { oldNames } from './scripts/eslint/oldNames.mjs';
import house from './scripts/eslint/plugin.mjs';

const code = ['**/*.{ts,tsx,js,mjs,cjs}'];
const stories = ['src/**/*.stories.tsx', 'src/design-system/testing/**'];
const tests = ['**/*.test.{ts,tsx,mjs}'];
const styles = ['src/**/*.styles.ts', 'src/design-system/theme/mixins.ts'];

/** Names a visitor hears or reads: on our own components as on HTML elements. */
const spokenProps =
  '(aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder|alt|title|placeholder|label|heading|hint|description|errorMessage)';

const outOfReach = (names, message) => ['error', ...names.map((name) => ({ name, message }))];

/** What the device's clock says is nothing to reckon by: it may be wrong by hours. */
const deviceTime = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
].map((selector) => ({
  selector,
  message: "That is the device's clock, which may be wrong: ask platformNow() of #ds-i18n.",
}));

/** A day that is no day of the reader's. */
const languageAsFormat = {
  // They are taken for YYYY-MM-DD until a browser's ICU writes them otherwise.
  selector: 'Literal[value=/^(?:en-CA|fr-CA|sv-SE|lt-LT)$/]',
  message: 'No language promises how it writes a date: a day comes from @internationalized/date.',
};
const utcDay = {
  selector:
    'CallExpression[callee.property.name=/^(slice|split|substring)$/][callee.object.callee.property.name="toISOString"]',
  message: 'That is the day in UTC, another one for most people: a day comes from @internationalized/date.',
};
const languageWithoutData = {
  selector: 'MemberExpression[property.name="intlTag"]',
  message: 'A browser without data of the language answers in its own: ask #ds-i18n or the catalogue.',
};

/** Case is not all that people leave out when they search. */
const ownFolding = [
  'CallExpression[callee.property.name=/^(includes|startsWith|indexOf)$/]:has(CallExpression[callee.property.name=/^to(Locale)?(Lower|Upper)Case$/])',
  'ImportSpecifier[imported.name="useFilter"]',
].map((selector) => ({
  selector,
  message:
    'Marks, widths and scripts differ too: a search folds by foldName or matchesQuery of #contract/foldName.',
}));

/** A folder elsewhere has a name in package.json. */
const farImport = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^(\\.\\.\\u002F){3}/]',
  message: 'A folder elsewhere is imported by its name in package.json, such as #features/cashier/…',
};
const forReaders = [languageAsFormat, languageWithoutData, farImport, utcDay, ...ownFolding];

export default defineConfig(
  globalIgnores(['dist', 'storybook-static', 'coverage', '.data', '.cache', '**/generated']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    name: 'everything',
    files: code,
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { house },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'max-lines': ['error', 300],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', languageAsFormat, farImport],
      'id-denylist': ['error', ...oldNames],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      'house/find-by-role': 'error',
      'house/plain-verbs': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  {
    name: 'rules of this house',
    files: ['scripts/eslint/**'],
    // A rule against a word has to spell the word.
    rules: { 'house/find-by-role': 'off' },
  },
  {
    name: 'node programs',
    files: ['checks/**', 'deploy/**', 'scripts/**', 'sandbox/**', 'demo/**', '*.{js,ts,cjs}'],
    // What a script evaluates in a page sees the page's globals.
    languageOptions: { globals: { ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
  {
    name: 'tests',
    files: tests,
    rules: {
      // A value that is not there fails the test anyway.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // What a test does and answers by name is nobody's to call.
      'house/plain-verbs': 'off',
    },
  },
  {
    name: 'commonjs',
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    name: 'browser code',
    files: ['src/**', 'contract/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': outOfReach(
        ['process', 'Buffer', '__dirname'],
        'It does not exist in a browser.',
      ),
    },
  },
  {
    name: 'semantic tokens',
    files: ['src/**'],
    // The theme is where a brand's primitives get their meaning.
    ignores: ['src/design-system/theme/**', ...tests],
    rules: { 'house/no-primitive-tokens': 'error' },
  },
  {
    name: 'react',
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    name: 'days and searches of readers',
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...forReaders] },
  },
  {
    name: 'time of the platform',
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, ...stories, 'src/**/*amples.ts', 'src/design-system/i18n/platformNow.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forReaders, ...deviceTime] },
  },
  {
    name: 'components',
    files: ['src/**/*.tsx'],
    ignores: stories,
    plugins: { formatjs },
    rules: {
      'formatjs/no-literal-string-in-jsx': ['error', { props: { include: [['*', spokenProps]] } }],
      'house/hoisted-styles': 'error',
    },
  },
  {
    name: 'design system props',
    files: ['src/design-system/{components,gaming,patterns}/**/*.tsx'],
    ignores: stories,
    rules: { 'house/no-style-props': 'error' },
  },
  {
    name: 'styles',
    files: styles,
    rules: {
      'house/data-attribute-states': 'error',
      'house/narrow-selectors': 'error',
      'house/hoisted-styles': 'error',
      'house/logical-properties': 'error',
      'house/tokens-only': 'error',
    },
  },
  {
    name: 'theme scope',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/design-system/theme/**', 'src/app/boot*', 'src/app/boot/**', ...tests],
    rules: { 'house/theme-scope-only': 'error' },
  },
  {
    name: 'messages',
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...stories, ...tests],
    rules: {
      'house/message-id': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-intl',
              importNames: ['defineMessage', 'defineMessages'],
              message:
                'Messages are declared by defineArea of #messages; locales/english.test.ts reads them.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'features',
    files: ['src/features/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': outOfReach(
        [
          'process',
          'Buffer',
          'fetch',
          'XMLHttpRequest',
          'WebSocket',
          'EventSource',
          'localStorage',
          'sessionStorage',
          'indexedDB',
          'caches',
        ],
        'A screen gets data as props; the app fetches and stores.',
      ),
    },
  },
  {
    name: 'routes',
    files: ['src/app/routes/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': outOfReach(
        [
          'process',
          'Buffer',
          'fetch',
          'XMLHttpRequest',
          'WebSocket',
          'EventSource',
          'localStorage',
          'sessionStorage',
          'indexedDB',
        ],
        'A route binds stores to a screen; stores fetch and persist.',
      ),
    },
  },
  {
    name: 'sandbox services',
    files: ['sandbox/{services,ledger}/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': outOfReach(
        ['process', 'Buffer', 'fetch'],
        'Services know only their context: actor, db and ports.',
      ),
      'no-restricted-properties': [
        'error',
        {
          object: 'Date',
          property: 'now',
          message: 'Ask ctx.clock, so that tests and the seed can set the time.',
        },
        { object: 'Math', property: 'random', message: 'Ask ctx.ids or the seed, so that runs repeat.' },
      ],
    },
  },
  {
    name: 'stories',
    files: ['src/**/*.stories.tsx'],
    extends: [storybook.configs['flat/recommended'], storybook.configs['flat/csf-strict']],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@storybook/react-vite',
              importNames: ['Meta', 'StoryObj', 'StoryFn'],
              message: 'Stories are made by preview.meta() and meta.story().',
            },
            { name: '@storybook/react', message: 'Import from @storybook/react-vite.' },
            { name: '@storybook/test', message: 'It ended at version 8; import from storybook/test.' },
          ],
        },
      ],
    },
  },
  { name: 'workshop', files: ['.storybook/main.ts'], extends: [storybook.configs['flat/recommended']] },
  prettier,
  // eslint-config-prettier turns max-lines off as a formatting matter; here it is a limit on how much one file may say.
  { name: 'file size', files: code, rules: { 'max-lines': ['error', 300] } },
  {
    name: 'component size',
    files: ['src/design-system/{components,gaming,patterns}/*/*.tsx'],
    ignores: stories,
    rules: { 'max-lines': ['error', 150] },
  },
);
