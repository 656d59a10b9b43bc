import { definePage } from './page';

export default definePage({
  paths: ['/lottery'],
  chrome: 'header',
  areas: ['lottery'],
  load: async () => (await import('./lottery.page')).LotteryPage,
});
