import { agentCalls } from './agent';
import { agentContractCalls } from './agentContracts';
import { articleCalls } from './articles';
import { depositCalls } from './deposit';
import { feedbackCalls } from './feedback';
import { gameCalls } from './games';
import { homeCalls } from './home';
import { jackpotCalls } from './jackpots';
import { launchCalls } from './launch';
import { liveCalls } from './live';
import { lotteryCalls } from './lottery';
import { lotteryBetCalls } from './lotteryBets';
import { vnDrawCalls } from './vnDraws';
import { memberCalls, walletCalls } from './member';
import { messageCalls } from './messages';
import { missionCalls } from './missions';
import { pointsCalls } from './points';
import { ownAccountCalls } from './ownAccount';
import { profileCalls } from './profile';
import { promotionCalls } from './promotions';
import { recordCalls } from './records';
import { referralCalls } from './referral';
import { reportCalls } from './reports';
import { securityCalls } from './security';
import { rewardCalls } from './rewards';
import { saferPlayCalls } from './saferPlay';
import { searchCalls } from './search';
import { sessionCalls } from './session';
import { startCalls } from './start';
import { supportCalls } from './support';
import { agentAnnouncementCalls } from './agentAnnouncements';
import { registrationLinkCalls } from './registrationLinks';
import { sportsCalls } from './sports';
import { tableCalls } from './tables';
import { teamCalls } from './team';
import { teamMailCalls } from './teamMail';
import { uplineTransferCalls } from './uplineTransfer';
import { vendorWalletCalls } from './vendorWallet';
import { vipCalls } from './vip';
import { withdrawalCalls } from './withdrawal';

/** Every call of a platform, by area: the one table from which client, server, tests and OpenAPI derive. */
export const contract = {
  start: startCalls,
  session: sessionCalls,
  member: memberCalls,
  wallet: { ...walletCalls, ...vendorWalletCalls },
  messages: messageCalls,
  cashier: { ...depositCalls, ...withdrawalCalls, ...uplineTransferCalls },
  games: { ...gameCalls, ...launchCalls },
  jackpots: jackpotCalls,
  sports: sportsCalls,
  tables: tableCalls,
  home: homeCalls,
  live: liveCalls,
  lottery: { ...lotteryCalls, ...lotteryBetCalls, ...vnDrawCalls },
  agent: agentCalls,
  contracts: agentContractCalls,
  promotions: promotionCalls,
  records: recordCalls,
  security: { ...securityCalls, ...profileCalls, ...ownAccountCalls },
  reports: reportCalls,
  missions: missionCalls,
  points: pointsCalls,
  vip: vipCalls,
  rewards: rewardCalls,
  team: { ...teamCalls, ...teamMailCalls, ...registrationLinkCalls, ...agentAnnouncementCalls },
  referral: referralCalls,
  saferPlay: saferPlayCalls,
  search: searchCalls,
  support: { ...supportCalls, ...articleCalls, ...feedbackCalls },
} as const;
export type Contract = typeof contract;

export * from './agent';
export * from './amounts';
export * from './agentContract';
export * from './agentContracts';
export * from './articles';
export * from './call';
export * from './deposit';
export * from './chat';
export * from './codes';
export * from './contractTerms';
export * from './csvFile';
export * from './currencyDecimals';
export * from './fees';
export * from './entry';
export * from './envelope';
export * from './feedback';
export * from './fieldCheck';
export * from './frame';
export * from './foldName';
export * from './games';
export * from './home';
export * from './hosts';
export * from './human';
export * from './jackpots';
export * from './launch';
export * from './lockedOut';
export * from './live';
export * from './lottery';
export * from './lotteryBets';
export * from './lotteryRules';
export * from './vnDraws';
export * from './member';
export * from './messages';
export * from './missions';
export * from './password';
export * from './oddsFormats';
export * from './payslips';
export * from './period';
export * from './points';
export * from './pointsRules';
export * from './promotionRules';
export * from './rewards';
export * from './agentAnnouncements';
export * from './registrationLinks';
export { downlineTransfer, downlineTransferTerms, teamCalls, teamMember } from './team';
export type { DownlineTransfer, DownlineTransferTerms, TeamMember } from './team';
export * from './teamMail';
export * from './textOfHtml';
export * from './ownAccount';
export * from './profile';
export * from './promotions';
export * from './bet';
export * from './records';
export * from './referral';
export * from './refusals';
export * from './register';
export * from './reports';
export * from './playProducts';
export * from './saferPlay';
export * from './sealing';
export * from './search';
export * from './security';
export * from './session';
export * from './sessionRefusals';
export * from './signIn';
export * from './showOdds';
export * from './siteConfig';
export * from './sitePaths';
export * from './start';
export * from './support';
export * from './sports';
export * from './sportsRules';
export * from './tables';
export * from './uplineTransfer';
export * from './validBet';
export * from './values';
export * from './vendorWallet';
export * from './vip';
export * from './withdrawal';
