import { defineArea } from '#messages';

/** Badges over the covers of games. */
export const gameBadgeMessages = defineArea('home.tile', {
  hot: 'Hot', // Badge over a game that many people play.
  new: 'New', // Badge over a new game.
  jackpot: 'Jackpot', // Badge over a game with a jackpot.
});
