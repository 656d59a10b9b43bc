import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

// The specification names news and blog without an address.
export default definePage({
  paths: ['/news'],
  chrome: 'full',
  areas: ['news', 'help', 'blog'],
  load: async () => (await lazyContentPage('news')).NewsPage,
});
