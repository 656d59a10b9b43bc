import { defineArea } from '#messages';

/** Types of games. */
export const gameTypeMessages = defineArea('records.gameType', {
  RNG: 'Slots',
  LIVE: 'Live casino',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  FISH: 'Fishing',
  PVP: 'PVP',
  ELOTT: 'Lottery',
});
