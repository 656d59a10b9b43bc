import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  // The specification gives the addresses of the site no page of their own; the name is ours.
  paths: ['/lines'],
  chrome: 'alone',
  load: async ({ lines }) => (await Promise.all([wordsPage('lines'), lines.load()]))[0].LinesPage,
});
