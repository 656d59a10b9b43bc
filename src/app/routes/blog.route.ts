import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['/blog'],
  chrome: 'full',
  areas: ['blog', 'news', 'help'],
  load: async () => (await lazyContentPage('blog')).BlogPage,
});
