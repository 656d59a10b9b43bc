import { definePage } from './page';

export default definePage({
  // The specification names news and blog without an address.
  paths: ['/news', '/blog'],
  chrome: 'full',
  areas: ['news', 'help'],
  load: async () => (await import('./news.page')).NewsPage,
});
