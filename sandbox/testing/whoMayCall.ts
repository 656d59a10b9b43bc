import type { CallName } from '../handlers/callName';

/**
 * Who may make a call: everybody, whoever is signed in, all of those but trial accounts, or agents. The last two are
 * told from the first by the service itself, which looks after the request was read: a sample of one goes with them.
 */
export type Audience =
  | 'anyone'
  | 'signedIn'
  | { readonly only: 'members' | 'agents'; readonly request: Readonly<Record<string, unknown>> };

const members = (request: Readonly<Record<string, unknown>> = {}): Audience => ({ only: 'members', request });
const agents = (request: Readonly<Record<string, unknown>> = {}): Audience => ({ only: 'agents', request });

/** Somebody else's contract, so that a sample changes nothing. */
const offer = { action: 'offer', account: 'nobody-of-that-name' };

/** R15: every call of the contract has its row, and a new one does not compile without. Source: security.md, 1.5. */
export const whoMayCall: Readonly<Record<CallName, Audience>> = {
  'start.status': 'anyone',
  'start.whitelabel': 'anyone',
  'start.registerSettings': 'anyone',
  'start.sealingKey': 'anyone',
  'start.routers': 'anyone',
  'start.countryCodes': 'anyone',
  'start.updateLanguage': 'signedIn',
  'session.login': 'anyone',
  'session.loginCode': 'anyone',
  'session.verifyLogin': 'anyone',
  'session.remembered': 'anyone',
  'session.resume': 'anyone',
  'session.forget': 'anyone',
  'session.state': 'signedIn',
  'session.captcha': 'anyone',
  'session.freeplay': 'anyone',
  'session.logout': 'signedIn',
  'session.smsCode': 'anyone',
  'session.registerSmsCode': 'anyone',
  'session.humanChallenge': 'anyone',
  'session.register': 'anyone',
  'session.registerMobile': 'anyone',
  'session.affiliate': 'anyone',
  'session.passwordByEmail': 'anyone',
  'session.passwordByPhone': 'anyone',
  // Typed differently the second time: nothing changes.
  'session.changePassword': members({
    oldPassword: 'not the old one',
    newPassword: 'harbour-lantern-7',
    confirmNewPassword: 'harbour-lantern-8',
  }),
  'member.info': 'signedIn',
  'member.icon': 'signedIn',
  'member.avatar': 'signedIn',
  'member.unread': 'signedIn',
  'wallet.balance': 'signedIn',
  'wallet.merchantWallet': 'anyone',
  'wallet.transfer': members({ from: 0, to: 0, amount: '0' }),
  'games.vendors': 'anyone',
  'games.vendorTypes': 'anyone',
  'games.hot': 'anyone',
  'games.list': 'anyone',
  'games.favourites': 'signedIn',
  'games.setFavourite': 'signedIn',
  'games.recent': 'signedIn',
  'games.rooms': 'anyone',
  'games.launch': 'signedIn',
  'home.announcements': 'anyone',
  'home.popularGames': 'anyone',
  'home.popularLotteries': 'anyone',
  'home.matches': 'anyone',
  'home.winners': 'anyone',
  'home.popularNumbers': 'anyone',
  'home.openedNumbers': 'anyone',
  'lottery.menu': 'signedIn',
  'lottery.recentMenu': 'signedIn',
  'agent.consolidated': agents(),
  'agent.dividendContract': agents(offer),
  'agent.dailySalaryContract': agents(offer),
  'agent.hourSalaryContract': agents(offer),
  'agent.realtimeSalaryContract': agents(offer),
  'points.balance': members(),
  'points.rewards': 'anyone',
  'points.redeem': members({ itemId: '0', quantity: 1, paymentPassword: '-', address: '-', mobileNum: '-' }),
  'points.redeemList': members(),
  'points.config': 'anyone',
  'points.convert': members({ points: 1_000_000_000 }),
  'points.transactions': members(),
  'support.helpCenter': 'anyone',
  'support.feedback': members({ type: '-', content: '-' }),
  'support.claimRaffle': members({ promotionId: '0' }),
  'support.liveChat': 'anyone',
};
