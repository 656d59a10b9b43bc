import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/accessDenied'],
  chrome: 'alone',
  load: async () => (await wordsPage('denied')).DeniedPage,
});
