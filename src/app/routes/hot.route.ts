import { definePage } from './page';

export default definePage({
  paths: ['/hotgame'],
  chrome: 'full',
  areas: ['slots'],
  load: async () => (await import('./hot.page')).HotPage,
});
