import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/blog'],
  chrome: 'full',
  areas: ['blog', 'news', 'help'],
  load: async () => (await wordsPage('blog')).BlogPage,
});
