import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default definePage({
  paths: ['/hotgame'],
  chrome: 'full',
  areas: ['slots'],
  load: async () => (await wordsPage('hot')).HotPage,
});
