import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the page around a game says. */
export const gameMessages = defineMessages<{
  readonly back: NoMessageValues;
  readonly frame: { readonly name: MessageValue };
  readonly unnamed: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly slow: NoMessageValues;
  readonly slowText: NoMessageValues;
  readonly reopen: NoMessageValues;
  readonly closed: NoMessageValues;
  readonly closedText: NoMessageValues;
  readonly signIn: NoMessageValues;
  readonly signInText: NoMessageValues;
  readonly login: NoMessageValues;
  readonly freePlay: NoMessageValues;
  readonly expand: NoMessageValues;
  readonly stake: NoMessageValues;
  readonly lines: NoMessageValues;
  readonly rtp: NoMessageValues;
  readonly favourite: NoMessageValues;
  readonly round: { readonly amount: MessageValue; readonly net: string };
}>({
  back: {
    id: 'game.frame.back',
    defaultMessage: 'Back to the lobby',
    description: 'Button that leaves a game.',
  },
  frame: {
    id: 'game.frame.title',
    defaultMessage: 'Game: {name}',
    description: 'Name of the frame that holds the game, for screen readers.',
  },
  unnamed: {
    id: 'game.frame.unnamed',
    defaultMessage: 'Game',
    description: 'Title of the game page while the name of the game is not known.',
  },
  loading: {
    id: 'game.frame.loading',
    defaultMessage: 'Opening the game',
    description: 'Shown while a game loads in its frame.',
  },
  slow: {
    id: 'game.frame.slow',
    defaultMessage: 'The game takes longer than usual',
    description: 'Title of the notice when a game has not answered for 15 seconds.',
  },
  slowText: {
    id: 'game.frame.slowText',
    defaultMessage: 'Keep waiting, or open it again. No stake is taken before the game says so.',
    description: 'What to do when a game loads slowly.',
  },
  reopen: {
    id: 'game.frame.reopen',
    defaultMessage: 'Open again',
    description: 'Button that launches the same game once more.',
  },
  closed: {
    id: 'game.frame.closed',
    defaultMessage: 'The game is closed',
    description: 'Title when a game said that it is over.',
  },
  closedText: {
    id: 'game.frame.closedText',
    defaultMessage: 'Your balance is up to date.',
    description: 'Shown when a game said that it is over.',
  },
  signIn: {
    id: 'game.frame.signIn',
    defaultMessage: 'Not logged in, please log in',
    description: 'Title when a visitor without a session opens a game. Wording of the specification.',
  },
  signInText: {
    id: 'game.frame.signInText',
    defaultMessage: 'Log in to play, or try it with trial money.',
    description: 'What a visitor without a session can do.',
  },
  login: {
    id: 'game.frame.login',
    defaultMessage: 'Log in',
    description: 'Button that opens the login dialog.',
  },
  freePlay: {
    id: 'game.frame.freePlay',
    defaultMessage: 'Free play',
    description: 'Button that signs in with a trial account and opens the game.',
  },
  expand: {
    id: 'game.frame.expand',
    defaultMessage: 'Full screen',
    description: 'Button that shows the game on the whole screen.',
  },
  stake: {
    id: 'game.sheet.stake',
    defaultMessage: 'Bet',
    description: 'Fact about a game: its smallest and largest stake.',
  },
  lines: {
    id: 'game.sheet.lines',
    defaultMessage: 'Lines',
    description: 'Fact about a game: its pay lines.',
  },
  rtp: { id: 'game.sheet.rtp', defaultMessage: 'RTP', description: 'Fact about a game: return to player.' },
  favourite: {
    id: 'game.sheet.favourite',
    defaultMessage: 'Favourite',
    description:
      'Switch that puts a game among the favourites of the visitor; its words stay the same in both states.',
  },
  round: {
    id: 'game.frame.round',
    defaultMessage: '{net, select, win {Last round: won {amount}} other {Last round: no win}}',
    description: 'Result of the last round, spoken when it ends.',
  },
});
