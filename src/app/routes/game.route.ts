import { definePage } from './page';
import { wordsPage } from './wordsPage';

export default [
  definePage({
    // A game in its frame has two addresses by the specification; nothing tells them apart.
    paths: ['/game', '/seamless'],
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
    paths: ['/vnlottery'],
    chrome: 'header',
    areas: ['lottery'],
    load: async () => (await wordsPage('vnlottery')).VnLotteryPage,
  }),
  definePage({
    paths: ['/localGames'],
    chrome: 'full',
    areas: ['lottery'],
    load: async () => (await wordsPage('localGames')).LocalGamesPage,
  }),
  definePage({
    paths: ['/elott'],
    chrome: 'full',
    areas: ['lottery'],
    load: async () => (await wordsPage('lottery')).LotteryLobbyPage,
  }),
];
