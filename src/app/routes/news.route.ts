import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  // The specification names news and blog without an address.
  paths: ['/news', '/blog'],
  chrome: 'full',
  areas: ['news', 'help'],
  load: async () => (await wordsPage('news')).NewsPage,
});
