import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

const load = () => lazyContentPage('help');

export default [
  definePage({
    paths: ['/help'],
    chrome: 'full',
    areas: ['help'],
    load: async () => (await load()).HelpPage,
  }),
  // For the web view of an app: without the site's header. Source: spec section 2, routes.
  definePage({
    paths: ['/helpmc'],
    chrome: 'alone',
    areas: ['help'],
    load: async () => (await load()).LoneHelpPage,
  }),
];
