import { definePage } from './page';

export default [
  definePage({
    paths: ['/game'],
    chrome: 'header',
    areas: ['game', 'safer'],
    load: async ({ launch }) => (await Promise.all([import('./game.page'), launch.load()]))[0].GamePage,
  }),
  definePage({
    paths: ['/lottery'],
    chrome: 'header',
    areas: ['lottery'],
    load: async () => (await import('./lottery.page')).LotteryPage,
  }),
  definePage({
    paths: ['/elott'],
    chrome: 'full',
    areas: ['lottery'],
    load: async () => (await import('./lottery.page')).LotteryLobbyPage,
  }),
];
