import { defineArea } from '#messages';

/** Types of games, in the navigation, the halls and the records alike. */
export const gameTypeMessages = defineArea('shell.gameType', {
  ELOTT: 'Lottery', // Type of games, title of a hall: lotteries.
  LIVE: 'Live casino', // Type of games, title of a hall: tables with live dealers.
  RNG: 'Slots', // Type of games, title of a hall: slot machines.
  SPORTS: 'Sports', // Type of games, title of a lobby: bets on sports.
  ESPORTS: 'Esports', // Type of games, title of a lobby: bets on video game tournaments.
  FISH: 'Fishing', // Type of games, title of a hall: fishing games.
  PVP: 'PVP', // Type of games, title of a hall: card rooms, player against player.
});
