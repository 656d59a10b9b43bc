// The import law: which layer may know which. A row of the table in the architecture document is one or more rules here;
// scripts/import-law.test.mjs breaks every one of them on purpose.

/** Fields' limits, amounts and fees: one rule for the form and for the platform. */
const rulesForScreens =
  '^contract/(fieldCheck|amounts|fees|foldName|oddsFormats|(lottery|points|promotion)Rules)\\.ts$';
const currencyFacts = '^contract/currencyDecimals\\.ts$';
const tests = String.raw`\.test\.(ts|tsx|mjs)$`;
const stories = String.raw`\.stories\.tsx$`;
const offTheRecord = `${tests}|${stories}|^src/design-system/testing/`;

/** Matches files of npm packages, scoped or not, wherever npm has put them. */
const npm = (...names) => `node_modules/(${names.join('|')})/`;
const anyPackage = 'node_modules/';

const law = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });
const onlyTo = (name, comment, from, ...allowed) => law(name, comment, from, { pathNot: allowed });

const emotion = npm('@emotion/react', '@emotion/cache', '@emotion/utils', 'csstype');
const icons = npm('@tabler/icons-react', 'country-flag-icons');

module.exports = {
  forbidden: [
    onlyTo(
      'contract-stands-alone',
      'Platforms implement the contract without taking anything else of ours along.',
      { path: '^contract/', pathNot: tests },
      '^contract/',
      npm('valibot', 'libphonenumber-js'),
    ),
    onlyTo(
      'tokens-and-locales-stand-alone',
      'Designers and translators own these folders; they read nothing of the product. Their generators and checks run in Node.',
      { path: '^(tokens|locales)/', pathNot: `^(tokens|locales)/(build|checks)/|${tests}` },
      '^tokens/',
      '^locales/',
      // Only the type of a compiled message.
      npm('react-intl'),
    ),
    onlyTo(
      'design-system-knows-no-app',
      'The design system knows nothing of stores, network and routes; its gaming parts get what they show as props.',
      { path: '^src/design-system/', pathNot: offTheRecord },
      '^src/design-system/',
      '^locales/registry\\.ts$',
      // What is typed is read, searched and shown by one rule, here and on the platform.
      '^contract/(currencyDecimals|currencyNames|foldName|isolated|oddsFormats|parseNumber|phoneNumber|showOdds|typedText)\\.ts$',
      npm(
        'react',
        'react-dom',
        'react-aria-components',
        'react-aria',
        'react-stately',
        '@internationalized/[^/]+',
      ),
      npm(
        '@react-types/shared',
        'react-intl',
        '(@types/)?d3-(scale|shape|path)',
        'embla-carousel[^/]*',
        'dompurify',
        'qrcode',
        'libphonenumber-js',
        '@fontsource[^/]*/[^/]+',
      ),
      emotion,
      icons,
    ),
    onlyTo(
      'features-take-props-only',
      'A screen knows no store, network, storage or route, so that a story can show every state of it.',
      { path: '^src/features/', pathNot: offTheRecord },
      '^src/features/',
      '^src/design-system/',
      '^contract/',
      npm('react', 'react-intl'),
      emotion,
      icons,
    ),
    law(
      'rules-that-screens-load-bring-nothing',
      'They must not tie the rest of the contract to the screens.',
      { path: rulesForScreens },
      { pathNot: `${rulesForScreens}|${currencyFacts}`, dependencyTypesNot: ['type-only'] },
    ),
    law(
      'features-know-contract-types-only',
      "What a feature needs of the contract is shapes, and the rules that a form and the platform reckon by alike; the rest of its code stays out of the screens' chunks.",
      { path: '^src/features/', pathNot: offTheRecord },
      {
        path: '^contract/',
        pathNot: rulesForScreens,
        dependencyTypesNot: ['type-only'],
      },
    ),
    law(
      'features-know-no-other-feature',
      'Two areas meet in a route or in a design-system pattern, not in each other.',
      // A story may put its page into the frame of the site.
      { path: '^src/features/([^/]+)/', pathNot: stories },
      {
        path: '^src/features/',
        // What stands beside the areas is for all of them, and so is what files and paper are made of.
        pathNot: '^src/features/($1/|sheet/|[^/]+$)',
      },
    ),
    law(
      'only-the-app-knows-the-app',
      'Everything else is composed by the app and must not reach back.',
      { path: '^(src/(design-system|features)|contract|locales|tokens|sandbox|demo)/' },
      { path: '^src/app/' },
    ),
    onlyTo(
      'stores-know-no-view',
      'Stores and data primitives run without React, in a test or in another shell.',
      { path: '^src/app/(stores|data)/', pathNot: tests },
      '^src/app/(?!routes/|screens/|flows/)',
      '^contract/',
      '^locales/registry\\.ts$',
      npm('mobx', 'valibot', 'des.js'),
    ),
    law(
      'network-knows-no-view',
      'The network layer runs without React.',
      { path: '^src/app/api/', pathNot: tests },
      {
        path: [
          npm('react', 'react-[^/]+', '@emotion/[^/]+', 'mobx-react-lite'),
          '^src/(design-system|features)/',
        ],
      },
    ),
    law(
      'views-know-no-network',
      'Routes read stores and call their actions; the stores talk to the platform.',
      { path: '^src/app/(routes|screens)/', pathNot: offTheRecord },
      { path: '^src/app/api/', dependencyTypesNot: ['type-only'] },
    ),
    law(
      'site-knows-no-platform',
      'The site talks to a platform only through the contract. Flow stories know the names of the demo accounts.',
      { path: '^src/', pathNot: `^src/app/flows/.*${stories}|${tests}` },
      { path: '^(sandbox|demo)/' },
    ),
    law(
      'observers-in-the-app-only',
      'MobX is a decision of the app; design system and features get plain props.',
      { path: '^src/', pathNot: '^src/app/' },
      { path: npm('mobx', 'mobx-react-lite') },
    ),
    law(
      'one-router-module',
      'Everything imports the router through one file, so that changing it is one edit.',
      { path: '^src/', pathNot: String.raw`^src/app/(routes/)?router(/|\.tsx?$)` },
      { path: npm('react-router', 'react-router-dom') },
    ),
    law(
      'react-aria-in-the-design-system-only',
      'Features use our components, whose narrow props the brands can rely on.',
      { path: '^src/', pathNot: `^src/design-system/|${stories}` },
      { path: npm('react-aria-components', 'react-aria', 'react-stately') },
    ),
    law(
      'services-know-ports-only',
      'Services and ledger run on any server and in tests; what differs comes in through ports.',
      { path: '^sandbox/(services|ledger)/', pathNot: tests },
      {
        path: [npm('hono', '@hono/[^/]+', 'pg'), '^sandbox/(handlers|edge|node)(/|\\.ts$)', '^src/'],
      },
    ),
    law(
      'platform-is-runtime-neutral',
      'Node modules enter the sandbox through its Node entry only; the rest runs wherever there is fetch and WebCrypto. The drawings of the demo are files, which one module reads.',
      {
        path: '^(sandbox|demo)/',
        pathNot: `^sandbox/(node|testing)(/|[.-])|^demo/artwork/drawings\\.ts$|${tests}`,
      },
      { dependencyTypes: ['core'] },
    ),
    law(
      'platform-knows-no-site',
      'The sandbox is one platform of many; it cannot know the site.',
      { path: '^(sandbox|demo)/' },
      { path: '^src/' },
    ),
    law(
      'platform-knows-no-demo',
      'An operator reads and runs the platform without the seeded world, its artwork and its game server. Tests play in that world.',
      { path: '^sandbox/', pathNot: `^sandbox/testing/|${tests}` },
      { path: '^demo/' },
    ),
    law(
      'guests-use-ports-only',
      'The demo uses of a platform what sandbox/ports exports, as any other guest would.',
      { path: '^demo/' },
      { path: '^sandbox/(?!ports/)' },
    ),
    law(
      'ports-are-for-guests',
      'They are the way in from outside; the platform itself knows its parts.',
      { path: '^sandbox/(?!ports/)', pathNot: tests },
      { path: '^sandbox/ports/', pathNot: '^sandbox/ports/guests\\.ts$' },
    ),
    law(
      'journeys-are-black-box',
      'End-to-end tests see what a visitor sees. What attackers write is no part of the site.',
      { path: '^e2e/' },
      { path: '^src/', pathNot: '^src/design-system/components/RichText/payloads\\.ts$' },
    ),
    law(
      'components-through-their-index',
      "A component's markup and stories are its own; others use what its index exports. Styles may be shared in the family.",
      {
        path: '^src/design-system/(components|gaming|patterns)/([^/]+)/',
        // The same table, drawn in a window.
        pathNot: '^src/design-system/components/DataGrid/',
      },
      {
        path: '^src/design-system/(components|gaming|patterns)/[^/]+/[^/]+\\.tsx$',
        pathNot: '^src/design-system/$1/$2/',
      },
    ),
    law(
      'data-grid-through-table',
      "A DataGrid is a Table with a window: it may use that one's markup and samples, and of others what their index exports.",
      { path: '^src/design-system/components/DataGrid/' },
      {
        path: '^src/design-system/(components|gaming|patterns)/[^/]+/[^/]+\\.tsx$',
        pathNot: '^src/design-system/components/(DataGrid|Table)/',
      },
    ),
    law(
      'components-through-their-index-outside',
      "A component's files are its own; others use what its index exports.",
      {
        path: '^(src|\\.storybook)/',
        // A test of the workshop shows a story of one, a test of formats the field that reads them.
        pathNot: String.raw`^src/design-system/(components|gaming|patterns)/|^\.storybook/.*\.test\.ts$|^src/design-system/i18n/.*\.test\.ts$`,
      },
      { path: '^src/design-system/(components|gaming|patterns)/[^/]+/(?!index\\.ts$)' },
    ),
    law(
      'no-barrels',
      'A barrel ties everything behind it into every chunk that touches one of them.',
      {
        path: '(^|/)index\\.tsx?$',
        pathNot:
          '^contract/index\\.ts$|^src/design-system/((components|gaming|patterns)/[^/]+|i18n)/index\\.ts$',
      },
      {},
    ),
    law('no-cycles', 'Two modules that need each other are one module.', {}, { circular: true }),
    law(
      'no-orphans',
      'A module that nothing imports and that imports nothing is left over.',
      {
        orphan: true,
        path: '^(src|contract|sandbox|demo|locales|tokens)/',
        pathNot: `${tests}|\\.d\\.ts$|\\.css$|^src/design-system/theme/`,
      },
      {},
    ),
    law(
      'tests-stay-tests',
      'What a test holds is not for others to build on.',
      { pathNot: tests },
      { path: tests },
    ),
    law(
      'no-unresolvable',
      'The import points nowhere. Modules called virtual: are made by the bundler.',
      { pathNot: '^\\.storybook/vite' },
      { couldNotResolve: true, dependencyTypesNot: ['core'], pathNot: '^virtual:' },
    ),
    law(
      'shipped-code-needs-shipped-packages',
      'What the site or the sandbox imports is in dependencies, not in devDependencies.',
      {
        path: '^(src|contract|sandbox|demo|locales)/',
        pathNot: `${offTheRecord}|^sandbox/testing|^src/app/flows/`,
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: anyPackage },
    // Generated files come and go with the generators; what they import is the generators' business.
    exclude: { path: '^(dist|storybook-static|coverage|\\.data|\\.cache|locales/\\.generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
