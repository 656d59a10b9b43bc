import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';

/** What the centres say around their pages. */
export const centerMessages = {
  ...defineArea('center.frame', {
    personal: 'My account', // Name of the member's centre.
    agent: 'Agent center',
    unknownTitle: 'We can’t find this page', // In a centre, for an address that leads nowhere.
    unknownText: 'Choose a page from the menu, or start with the first one.',
    unknownAction: 'Go to the first page',
    signInTitle: 'Log in to see this',
    signInText: 'These pages belong to your account.',
    guestTitle: 'You need a real account for this', // A trial account has opened the member's centre.
    guestText: 'Free play uses trial money, so there’s nothing to deposit, withdraw or look up.', // in_need_true_account of the specification.
    deniedTitle: 'This page is for agents',
    deniedText: 'Your account is a member account. Customer service can tell you how to become an agent.',
    deniedAction: 'Back to the site',
    fileReady: 'Your file is ready', // Says that a list has been saved as a file, above the name of the file.
    records: 'Records', // Heading of a group of pages in the agent centre.
    missionsToAccept: '{count, plural, one {# mission to accept} other {# missions to accept}}', // Spoken in place of the number beside Missions.
    unreadAnnouncements: '{count, plural, one {# unread announcement} other {# unread announcements}}', // Spoken in place of the number beside Announcements.
    contracts: 'Contracts', // Heading of a group of pages in the agent centre: agreements about salaries and dividends.
  }),
  team: labelMessages.team,
};

/** Names of the pages of the member's centre, by the id of the page. */
export const personalPages = {
  ...defineArea('center.personal', {
    securityCenter: 'My account', // Page: sign-in, password, profile.
    transferFund: 'Wallet', // Page: move money between the wallets of providers.
    withdraw: 'Withdraw',
    transferUpline: 'Transfer to upline', // Page: send money to the agent above.
    personalHistoryCopy: 'Betting record', // Page: list of all bets.
    rewardCenter: 'Reward center',
    referral: 'Invite friends',
    missionLeaderboard: 'Missions',
    messageV2: 'Messages',
  }),
  depositv2: siteMessages.deposit,
  transactionHistory: siteMessages.accountRecord,
  personalProfit: labelMessages.profitAndLoss,
  bonusDetails: labelMessages.bonusDetails,
  saferPlay: siteMessages.saferPlay,
};

/** Names of the pages of the agent centre, by the id of the page. */
export const agentPages = {
  ...defineArea('center.agent', {
    agentTeamOverview: 'Overview',
    agentAnnouncement: 'Announcements',
    registerCenter: 'Register account', // Page: make accounts and invitation links for members of the team.
    downlineManagmentView: 'Team management',
    personalHistoryCopy: 'Team betting', // Page: bets of the whole team.
    palStatementsAgentCopy: 'User profit and loss',
    agentRevenueReport: 'My income',
    agentDownlineTransactionDetailsCopy: 'Transaction details', // Page: movements of money of the team.
    agentDailyWages2: 'Daily commission',
    agentHourSalary: 'Hourly commission',
    agentRealtimeSalary: 'Real-time commission',
  }),
  agentDividendRecordCopy2: moneyMessages.dividend,
};
