import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  // The specification names feedback and complaints without an address.
  paths: ['/feedback'],
  chrome: 'full',
  areas: ['feedback'],
  load: async () => (await wordsPage('feedback')).FeedbackPage,
});
