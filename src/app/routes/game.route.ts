import type { LotteriesPage } from './lotteries.page';
import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

type Lotteries = Parameters<typeof LotteriesPage>[0];

export default [
  definePage({
    // A game in its frame has two addresses by the specification; nothing tells them apart.
    paths: ['/game', '/seamless'],
    chrome: 'header',
    takesBets: true,
    // An address that names no game is refused by the site itself, without an answer that would fetch the words.
    areas: ['game', 'safer', 'refusal'],
    load: async ({ launch }) => (await Promise.all([import('./game.page'), launch.load()]))[0].GamePage,
  }),
  definePage<Lotteries>({
    areas: ['lottery', 'game', 'safer', 'refusal'],
    load: async ({ launch }) =>
      (await Promise.all([lazyContentPage('lotteries'), launch.load()]))[0].LotteriesPage,
    paths: { '/lottery': { shows: 'betting' }, '/vnlottery': { shows: 'vn' } },
    chrome: 'header',
    takesBets: true,
  }),
  definePage({
    paths: ['/elott'],
    chrome: 'full',
    areas: ['lottery'],
    load: async () => (await lazyContentPage('lotteryLobby')).LotteryLobbyPage,
  }),
  definePage({
    paths: ['/localGames'],
    chrome: 'full',
    areas: ['lottery'],
    load: async () => (await lazyContentPage('localGames')).LocalGamesPage,
  }),
];
