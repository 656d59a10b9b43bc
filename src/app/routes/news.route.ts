import { definePage } from './page';
import { wordsPage } from './wordsPage';

// The specification names news and blog without an address.
export default definePage({
  paths: ['/news'],
  chrome: 'full',
  areas: ['news', 'help', 'blog'],
  load: async () => (await wordsPage('news')).NewsPage,
});
