import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['*'],
  chrome: 'full',
  load: async () => (await lazyContentPage('notFound')).NotFoundPage,
});
