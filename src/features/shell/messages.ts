import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What header, tab bar and drawer say. */
export const navMessages = {
  ...defineArea('shell.nav', {
    main: 'Main', // Name of the row of the main pages in the header, for screen readers.
    games: 'Games', // Name of the row of game categories in the header, for screen readers. Also the tab of the phone's tab bar that leads to all games.
    home: 'Home', // Link to the first page of the site.
    gameCenter: 'Game center', // Link to the page with all game categories.
    aboutUs: 'About us', // Link to the page about the site.
    hotGames: 'Hot games', // Link to the page of the games that are played most.
    searchCount: '{count, plural, one {Search # game} other {Search # games}}', // Button of the header that looks like a field and opens the search. count: how many games there are.
    searchButton: 'Search', // Button of the header that opens the search over everything.
    promos: 'Promos', // Short for promotions: tab of the phone's tab bar, at most 10 letters.
    wallet: 'Wallet', // Tab of the phone's tab bar that opens the wallet, at most 10 letters.
    account: 'Account', // Tab of the phone's tab bar that opens the account, at most 10 letters. Also the heading of a column of links in the footer.
    menu: 'Menu', // Button of the phone's header that opens the navigation, and the title of what it opens.
    language: 'Language: {language}', // Button that opens the list of languages. language: the name of the current one, in itself.
    languages: 'Languages', // Name of the list of languages, for screen readers.
    theme: 'Switch between light and dark', // Button with a sun or a moon that changes the colours of the site.
  }),
  promotions: siteMessages.promotions,
};
