import { homePaths } from '../boot/prefetch';
import { HomePage } from './home.page';
import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

// Home is what most visits begin with: its code comes with the first download.
export default [
  definePage<Parameters<typeof HomePage>[0]>({
    paths: {
      ...Object.fromEntries(homePaths.map((path) => [path, {}])),
      '/register': { opensRegister: true },
      '/register.html': { opensRegister: true },
    },
    chrome: 'full',
    Component: HomePage,
  }),
  definePage({
    paths: ['/login'],
    chrome: 'alone',
    areas: ['session', 'refusal'],
    load: async ({ signIn }) => (await Promise.all([lazyContentPage('login'), signIn.load()]))[0].LoginPage,
  }),
];
