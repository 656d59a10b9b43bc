import { hallMessages } from './messages';

/** Orders of a hall in the order in which they are offered, with their words. */
export const sortMessages = {
  mostPlayed: hallMessages.mostPlayed,
  newest: hallMessages.newest,
  name: hallMessages.name,
  rtp: hallMessages.byRtp,
};
