import { saferMessages } from './saferPlay/messages';
import { accountMessages } from './shell/account.messages';
import { navMessages } from './shell/messages';

/** What the menu over a game and the deposit lead to, in the words that the pages themselves have. */
export const playMenuMessages = {
  menu: navMessages.menu,
  sinceLogin: saferMessages.sinceLogin,
  limits: saferMessages.limits,
  seeLimits: saferMessages.seeLimits,
  lossLeft: saferMessages.lossLeft,
  break: saferMessages.break,
  bettingRecord: accountMessages.bettingRecord,
};
