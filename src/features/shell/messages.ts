import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What header, tab bar and drawer say. */
export const navMessages = defineMessages<{
  readonly main: NoMessageValues;
  readonly games: NoMessageValues;
  readonly home: NoMessageValues;
  readonly gameCenter: NoMessageValues;
  readonly aboutUs: NoMessageValues;
  readonly promotions: NoMessageValues;
  readonly hotGames: NoMessageValues;
  readonly lottery: NoMessageValues;
  readonly live: NoMessageValues;
  readonly slots: NoMessageValues;
  readonly sports: NoMessageValues;
  readonly esports: NoMessageValues;
  readonly fishing: NoMessageValues;
  readonly pvp: NoMessageValues;
  readonly search: NoMessageValues;
  readonly searchCount: { readonly count: number | bigint };
  readonly searchButton: NoMessageValues;
  readonly promos: NoMessageValues;
  readonly wallet: NoMessageValues;
  readonly account: NoMessageValues;
  readonly menu: NoMessageValues;
  readonly language: { readonly language: MessageValue };
  readonly languages: NoMessageValues;
  readonly theme: NoMessageValues;
}>({
  main: {
    id: 'shell.nav.main',
    defaultMessage: 'Main',
    description: 'Name of the row of the main pages in the header, for screen readers.',
  },
  games: {
    id: 'shell.nav.games',
    defaultMessage: 'Games',
    description:
      "Name of the row of game categories in the header, for screen readers. Also the tab of the phone's tab bar that leads to all games.",
  },
  home: {
    id: 'shell.nav.home',
    defaultMessage: 'Home',
    description: 'Link to the first page of the site.',
  },
  gameCenter: {
    id: 'shell.nav.gameCenter',
    defaultMessage: 'Game center',
    description: 'Link to the page with all game categories.',
  },
  aboutUs: {
    id: 'shell.nav.aboutUs',
    defaultMessage: 'About us',
    description: 'Link to the page about the site.',
  },
  promotions: {
    id: 'shell.nav.promotions',
    defaultMessage: 'Promotions',
    description: 'Link to the list of promotions.',
  },
  hotGames: {
    id: 'shell.nav.hotGames',
    defaultMessage: 'Hot games',
    description: 'Link to the page of the games that are played most.',
  },
  lottery: {
    id: 'shell.nav.lottery',
    defaultMessage: 'Lottery',
    description: 'Game category: lotteries.',
  },
  live: {
    id: 'shell.nav.live',
    defaultMessage: 'Live casino',
    description: 'Game category: tables with live dealers.',
  },
  slots: {
    id: 'shell.nav.slots',
    defaultMessage: 'Slots',
    description: 'Game category: slot machines.',
  },
  sports: {
    id: 'shell.nav.sports',
    defaultMessage: 'Sports',
    description: 'Game category: bets on sports.',
  },
  esports: {
    id: 'shell.nav.esports',
    defaultMessage: 'Esports',
    description: 'Game category: bets on video game tournaments.',
  },
  fishing: {
    id: 'shell.nav.fishing',
    defaultMessage: 'Fishing',
    description: 'Game category: fishing games.',
  },
  pvp: {
    id: 'shell.nav.pvp',
    defaultMessage: 'PVP',
    description: 'Game category: card rooms where players play against each other.',
  },
  search: {
    id: 'shell.nav.search',
    defaultMessage: 'Search games',
    description: 'Label and placeholder of the search box in the header.',
  },
  searchCount: {
    id: 'shell.nav.searchCount',
    defaultMessage: '{count, plural, one {Search # game} other {Search # games}}',
    description: 'Placeholder of the search box in the header. count: how many games there are.',
  },
  searchButton: {
    id: 'shell.nav.searchButton',
    defaultMessage: 'Search',
    description: "Button of the phone's header that opens the search box.",
  },
  promos: {
    id: 'shell.nav.promos',
    defaultMessage: 'Promos',
    description: "Short for promotions: tab of the phone's tab bar, at most 10 letters.",
  },
  wallet: {
    id: 'shell.nav.wallet',
    defaultMessage: 'Wallet',
    description: "Tab of the phone's tab bar that opens the wallet, at most 10 letters.",
  },
  account: {
    id: 'shell.nav.account',
    defaultMessage: 'Account',
    description:
      "Tab of the phone's tab bar that opens the account, at most 10 letters. Also the heading of a column of links in the footer.",
  },
  menu: {
    id: 'shell.nav.menu',
    defaultMessage: 'Menu',
    description: "Button of the phone's header that opens the navigation, and the title of what it opens.",
  },
  language: {
    id: 'shell.nav.language',
    defaultMessage: 'Language: {language}',
    description: 'Button that opens the list of languages. language: the name of the current one, in itself.',
  },
  languages: {
    id: 'shell.nav.languages',
    defaultMessage: 'Languages',
    description: 'Name of the list of languages, for screen readers.',
  },
  theme: {
    id: 'shell.nav.theme',
    defaultMessage: 'Switch between light and dark',
    description: 'Button with a sun or a moon that changes the colours of the site.',
  },
});
