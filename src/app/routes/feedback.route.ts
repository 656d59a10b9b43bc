import { definePage } from './page';

export default definePage({
  // The specification names feedback and complaints without an address.
  paths: ['/feedback'],
  chrome: 'full',
  areas: ['feedback'],
  load: async () => (await import('./feedback.page')).FeedbackPage,
});
