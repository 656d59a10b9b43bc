import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

export default definePage({
  // The specification names feedback and complaints without an address.
  paths: ['/feedback'],
  chrome: 'full',
  areas: ['feedback'],
  load: async () => (await lazyContentPage('feedback')).FeedbackPage,
});
