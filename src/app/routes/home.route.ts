import { homePaths } from '../boot/ask';
import { HomePage } from './home.page';
import { definePage } from './page';

// Home is what most visits begin with: its code comes with the first download.
export default definePage<Parameters<typeof HomePage>[0]>({
  paths: {
    ...Object.fromEntries(homePaths.map((path) => [path, {}])),
    '/register': { opens: 'register' },
    '/register.html': { opens: 'register' },
    '/login': { opens: 'login' },
  },
  chrome: 'full',
  Component: HomePage,
});
