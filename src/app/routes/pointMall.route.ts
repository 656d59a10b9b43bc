import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/pointMall'],
  chrome: 'page',
  areas: ['points', 'transaction', 'security', 'session'],
  load: async () => (await wordsPage('pointMall')).PointMallPage,
});
