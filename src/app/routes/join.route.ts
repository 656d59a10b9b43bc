import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  paths: ['/join'],
  chrome: 'full',
  areas: ['join'],
  load: async () => (await lazyContentPage('join')).JoinPage,
});
