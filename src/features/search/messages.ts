import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What the search over everything says. */
export const searchMessages = {
  ...defineArea('search', {
    label: 'Search the site', // Name of the search over everything.
    placeholder: 'Game, provider, match, help…', // Inside the empty field: what can be searched for.
    tables: 'Live tables', // Heading above tables with a dealer that were found.
    vendors: 'Providers', // Heading above makers of games that were found.
    lotteries: 'Lotteries', // Heading above lotteries that were found.
    matches: 'Matches', // Heading above football matches that were found.
    help: 'Help', // Heading above articles of the help centre that were found.
    recent: 'Recent searches', // Heading above what was searched for before.
    places: 'Popular pages', // Heading above pages, before anything is typed.
    near: 'Did you mean', // Heading above other queries, when nothing was found.
    all: '{count, plural, one {All # game} other {All # games}}', // Last row of games: leads to the hall with all that were found. count: how many were found.
    allTables: '{count, plural, one {All # table} other {All # tables}}', // Last row of live tables: leads to the lobby. count: how many were found.
    found: '{count, plural, one {# found} other {# found}}', // Said to screen readers as results change. count: things that were found.
    none: 'Nothing found for “{query}”', // When a search finds nothing. query: what was typed.
    noneText: 'Check the spelling, or try fewer letters.', // Under "Nothing found" when there is nothing like it.
  }),
  games: siteMessages.games,
  promotions: siteMessages.promotions,
};
