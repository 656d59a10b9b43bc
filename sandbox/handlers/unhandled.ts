import type { CallName } from './callName';

/** Calls of the contract that this platform does not serve yet. Each leaves the list with its handler. */
export const unhandled = [
  'wallet.transfer',
  'lottery.menu',
  'lottery.recentMenu',
  'agent.consolidated',
  'agent.dividendContract',
  'agent.dailySalaryContract',
  'agent.hourSalaryContract',
  'agent.realtimeSalaryContract',
  'points.balance',
  'points.rewards',
  'points.redeem',
  'points.redeemList',
  'points.config',
  'points.convert',
  'points.transactions',
  'support.helpCenter',
  'support.feedback',
  'support.claimRaffle',
  'support.liveChat',
] as const satisfies readonly CallName[];

export type UnhandledCall = (typeof unhandled)[number];
