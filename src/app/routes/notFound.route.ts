import { definePage } from './page';

export default definePage({
  paths: ['*'],
  chrome: 'full',
  load: async () => (await import('./notFound.page')).NotFoundPage,
});
