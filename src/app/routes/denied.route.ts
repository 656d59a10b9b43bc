import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['/accessDenied'],
  chrome: 'alone',
  load: async () => (await lazyContentPage('denied')).DeniedPage,
});
