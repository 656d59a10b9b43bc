import { agentHandlers } from './agent';
import { cashierHandlers } from './cashier';
import { contractHandlers } from './contracts';
import { gameHandlers } from './games';
import type { Handlers } from './handler';
import { homeHandlers } from './home';
import { jackpotHandlers } from './jackpots';
import { liveHandlers } from './live';
import { lotteryHandlers } from './lottery';
import { messageHandlers } from './messages';
import { memberHandlers } from './member';
import { missionHandlers } from './missions';
import { pointsHandlers } from './points';
import { sportsHandlers } from './sports';
import { tableHandlers } from './tables';
import { vipHandlers } from './vip';
import { promotionHandlers } from './promotions';
import { recordHandlers } from './records';
import { referralHandlers } from './referral';
import { reportHandlers } from './reports';
import { securityHandlers } from './security';
import { rewardHandlers } from './rewards';
import { saferPlayHandlers } from './saferPlay';
import { searchHandlers } from './search';
import { sessionHandlers } from './session';
import { startHandlers } from './start';
import { supportHandlers } from './support';
import { teamHandlers } from './team';
import { walletHandlers } from './wallet';

/** What serves each call of the contract. */
export const handlers = {
  start: startHandlers,
  session: sessionHandlers,
  member: memberHandlers,
  wallet: walletHandlers,
  messages: messageHandlers,
  missions: missionHandlers,
  cashier: cashierHandlers,
  agent: agentHandlers,
  contracts: contractHandlers,
  games: gameHandlers,
  jackpots: jackpotHandlers,
  home: homeHandlers,
  live: liveHandlers,
  lottery: lotteryHandlers,
  points: pointsHandlers,
  sports: sportsHandlers,
  tables: tableHandlers,
  vip: vipHandlers,
  promotions: promotionHandlers,
  support: supportHandlers,
  records: recordHandlers,
  reports: reportHandlers,
  referral: referralHandlers,
  security: securityHandlers,
  rewards: rewardHandlers,
  team: teamHandlers,
  saferPlay: saferPlayHandlers,
  search: searchHandlers,
} satisfies Handlers;
