import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  // The specification gives the addresses of the site no page of their own; the name is ours.
  paths: ['/lines'],
  chrome: 'alone',
  areas: ['line'],
  load: async ({ lines }) => (await Promise.all([lazyContentPage('lines'), lines.load()]))[0].LinesPage,
});
