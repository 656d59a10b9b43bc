import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default [
  definePage({
    paths: ['/game'],
    chrome: 'header',
    // An address that names no game is refused by the site itself, without an answer that would fetch the words.
    areas: ['game', 'safer', 'refusal'],
    load: async ({ launch }) => (await Promise.all([import('./game.page'), launch.load()]))[0].GamePage,
  }),
  definePage({
    paths: ['/lottery'],
    chrome: 'header',
    areas: ['lottery'],
    load: async () => (await wordsPage('lottery')).LotteryPage,
  }),
  definePage({
    paths: ['/elott'],
    chrome: 'full',
    areas: ['lottery'],
    load: async () => (await wordsPage('lottery')).LotteryLobbyPage,
  }),
];
