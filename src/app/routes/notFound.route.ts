import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['*'],
  chrome: 'full',
  load: async () => (await wordsPage('notFound')).NotFoundPage,
});
