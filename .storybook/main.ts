import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StorybookConfigRaw } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { toSandbox } from '../scripts/vite/platformPaths.ts';
import { policyTag, toolHeaders } from '../scripts/vite/toolPolicy.ts';
import { builtWords } from './builtWords.ts';
import { groups } from './groups.ts';
import { forgetChangedProps } from './keptProps.ts';
import { withOwnImports } from './manifests.ts';
import { snippets } from './snippets/snippets.ts';

const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, '../src');
const isTest = process.env['VITEST'] !== undefined;
/** Agents ask the running workshop for components; the built one and story tests are spared what answers them. */
const isServed = !isTest && process.env['SANDBOX_PORT'] !== undefined;

/** Where stories of a folder stand in the sidebar; auto-title adds the component's name. */
const shelf = (directory: string, titlePrefix: string, folders?: readonly string[]) => ({
  directory: `../src/${directory}`,
  files: `${folders ? `@(${folders.join('|')})/` : ''}**/*.stories.tsx`,
  titlePrefix,
});

type ServerApp = NonNullable<StorybookConfigRaw['experimental_devServer']>;

const storiesIn = (directory: string) =>
  existsSync(join(src, directory))
    ? readdirSync(join(src, directory), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => join(src, directory, file))
    : [];

/** Storybook warns of a shelf without stories. */
const isFilled = (directory: string) => storiesIn(directory).length > 0;

/** Names of the components that stories of screens show. */
const onScreens = storiesIn('features').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bcomponent: (\w+)/g)].map(([, name]) => String(name)),
);

/** What was read of components is kept: types are most of what the first page waits for. */
const keptProps = join(here, '../node_modules/.cache/props');
if (!isTest) forgetChangedProps(keptProps);

const shelves = [
  shelf('design-system/foundations', 'Foundations'),
  shelf('design-system/testing', 'Foundations'),
  ...Object.entries(groups).map(([purpose, names]) => shelf('design-system/components', purpose, names)),
  shelf('design-system/patterns', 'Patterns'),
  shelf('design-system/gaming', 'Gaming'),
  shelf('features', 'Screens'),
  shelf('app/flows', 'Flows'),
];

const config = {
  stories: ['./guide/*.mdx', ...shelves.filter((entry) => isFilled(entry.directory.slice('../src/'.length)))],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(isServed ? ['@storybook/addon-mcp'] : []),
  ],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The manifests that agents read would be a sixth of the built workshop, and read all types a second time.
  features: {
    experimentalTestSyntax: true,
    // What a change touches is git's to say; reading every file for it delays the first page.
    changeDetection: false,
    componentsManifest: isServed,
    experimentalReactComponentMeta: isServed,
  },
  experimental_manifests: withOwnImports,
  // Stories stand under the site's policy: by header here, and by a tag in the static workshop, which any server serves.
  experimental_devServer: (app) => {
    app.use('/iframe.html', (_request, response, next) => {
      for (const [name, value] of Object.entries(toolHeaders('storybook'))) response.setHeader(name, value);
      void next();
    });
    return app;
  },
  // Flow stories talk to the sandbox that `npm run storybook` starts. Storybook makes its server's options itself: what
  // the file of Vite's configuration says of them is lost.
  viteFinal: (given) => {
    // Nor does it keep anything of `build` but its target. Nobody reads what a thousand files weigh.
    const vite = mergeConfig(given, { build: { reportCompressedSize: false } });
    const port = process.env['SANDBOX_PORT'];
    // Tests show no code: writing that of all stories takes a quarter of a minute.
    const shown = isTest ? vite : { ...vite, plugins: [...(vite.plugins ?? []), snippets(), builtWords] };
    return port ? { ...shown, server: { ...vite.server, proxy: toSandbox(port) } } : shown;
  },
  previewHead: (head = '', { configType }) =>
    configType === 'PRODUCTION' ? policyTag('storybook') + head : head,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Tests draw stories and read no docs: they are spared the types of the whole program.
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(here, '../tsconfig.json'),
      // No prop speaks of Node's types, nor of what tests are written with: reading them is a third of the work.
      compilerOptions: { types: [] },
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      // Of screens and their parts those are read that a story shows: the others have no page.
      include: [join(src, 'design-system/**/*.tsx'), join(src, `features/**/{${onScreens.join(',')}}.tsx`)],
      fileSystemCache: { directory: keptProps },
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // What every element of HTML takes, and no word is said of, is no part of what a component says of itself.
      propFilter: ({ parent, declarations, description }) =>
        description !== '' ||
        !(declarations ?? (parent ? [parent] : [])).some(({ fileName }) => fileName.includes('node_modules')),
    },
  },
} satisfies StorybookConfig & {
  experimental_devServer: (app: ServerApp) => ServerApp;
  experimental_manifests: typeof withOwnImports;
};
export default config;
