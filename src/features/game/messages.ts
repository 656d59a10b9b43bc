import { defineArea } from '#messages';

/** What the page around a game says. */
export const gameMessages = {
  ...defineArea('game.frame', {
    back: 'Back to the lobby', // Button that leaves a game.
    frame: { id: 'game.frame.title', text: 'Game: {name}' }, // Name of the frame that holds the game, for screen readers.
    unnamed: 'Game', // Title of the game page while the name of the game is not known.
    loading: 'Opening the game', // Shown while a game loads in its frame.
    slow: 'The game is taking longer than usual', // Title of the notice when a game has not answered for 15 seconds.
    slowText: 'Keep waiting, or open it again. You won’t be charged until the game has loaded.', // What to do when a game loads slowly.
    reopen: 'Open again', // Button that launches the same game once more.
    timedOut: 'The game didn’t open', // Title when a game has not answered for a minute.
    timedOutText: 'You weren’t charged. Open it again, or choose another one.',
    service: 'This studio’s games are under maintenance', // Title when a vendor's games cannot be opened for a while.
    serviceUntil: 'They open again at {time}.', // time: a date and a time.
    serviceText: 'Try again later, or choose a game from another studio.',
    minutes: '{count, plural, one {# minute} other {# minutes}}', // count: how long one has been playing without a break.
    net: 'Net this session', // Label of an amount of money: what was won less what was staked.
    signIn: 'Log in to play', // Title when a visitor without a session opens a game. Wording of the specification.
    signInText: 'Or try it with trial money.', // What a visitor without a session can do.
    expand: 'Full screen', // Button that shows the game on the whole screen.
    round: '{net, select, win {Last round: won {amount}} other {Last round: no win}}', // Result of the last round, spoken when it ends.
  }),
  ...defineArea('game.sheet', {
    stake: 'Bet', // Fact about a game: its smallest and largest stake.
    lines: 'Lines', // Fact about a game: its pay lines.
    rtp: 'RTP', // Fact about a game: return to player.
    favourite: 'Favorite', // Switch that puts a game among the favourites of the visitor; its words stay the same in both states.
  }),
};
