import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/join'],
  chrome: 'full',
  areas: ['join'],
  load: async () => (await wordsPage('join')).JoinPage,
});
