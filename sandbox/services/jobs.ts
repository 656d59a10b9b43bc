import type { Db } from '../db/database';
import type { Ports } from '../ports';
import { deleteOldChats } from './chat/chats';
import { expireRequirements } from './cashier/bonuses';
import { expireDeposits } from './cashier/deposits';
import { closeUnanswered } from './cashier/moveWithdrawal';
import { expireOffers } from './contracts/expireOffers';
import { settleContracts } from './contracts/settleContracts';
import { countStakes } from './jackpots/jackpotCounts';
import { runCardRooms } from './cardRoom/cardRooms';
import { settleTableBets } from './tables/settleTableBets';
import { settleBets } from './lottery/settleBets';
import { tellDormant } from './messages/tellDormant';
import { settleLeaderboards } from './missions/settleLeaderboards';
import { settlePoints } from './points/settlePoints';
import { creditCashback } from './promotions/creditCashback';
import { settleRebatePromotions } from './promotions/settleRebatePromotions';
import { foldTeamDays } from './records/foldTeamDays';
import { makeMonthsAhead } from './records/makeMonths';
import { settleReferrals } from './referral/settleReferrals';
import { settleRebates } from './rebates/settleRebates';
import { settleCorrections } from './sports/correctResult';
import { settleSportsBets } from './sports/settleSportsBets';
import { sweepStorage } from './storage/sweepStorage';
import { settleVip } from './vip/settleVip';
import { settleTransfers } from './wallet/walletTransfers';

/** What a job works with. */
export type JobDeps = Pick<
  Ports,
  'clock' | 'ids' | 'hasher' | 'log' | 'meter' | 'vendorWallets' | 'storage'
> & {
  db: Db;
};

/** Work that the platform does by its clock. Running one twice, or at two servers at once, changes nothing. */
export interface Job {
  name: string;
  /** Seconds from one run to the next. */
  everySeconds: number;
  run: (deps: JobDeps) => Promise<unknown>;
}

export const jobs: readonly Job[] = [
  { name: 'expire deposits', everySeconds: 10, run: ({ db, clock }) => expireDeposits(db, clock.now()) },
  { name: 'close unanswered withdrawals', everySeconds: 10, run: (deps) => closeUnanswered(deps) },
  { name: 'ask vendors again', everySeconds: 5, run: (deps) => settleTransfers(deps) },
  { name: 'settle table bets', everySeconds: 1, run: (deps) => settleTableBets(deps) },
  { name: 'play card rooms', everySeconds: 1, run: (deps) => runCardRooms(deps) },
  { name: 'settle sports bets', everySeconds: 1, run: (deps) => settleSportsBets(deps) },
  { name: 'settle corrected results', everySeconds: 10, run: (deps) => settleCorrections(deps) },
  { name: 'add up teams', everySeconds: 5, run: ({ db }) => foldTeamDays(db) },
  { name: 'make months', everySeconds: 3_600, run: ({ db, clock }) => makeMonthsAhead(db, clock.now()) },
  { name: 'count jackpots', everySeconds: 5, run: (deps) => countStakes(deps) },
  { name: 'settle lottery bets', everySeconds: 1, run: (deps) => settleBets(deps) },
  { name: 'expire bonuses', everySeconds: 60, run: (deps) => expireRequirements(deps) },
  { name: 'pay rebates', everySeconds: 60, run: (deps) => settleRebates(deps) },
  { name: 'give points', everySeconds: 60, run: (deps) => settlePoints(deps) },
  { name: 'settle VIP levels', everySeconds: 60, run: (deps) => settleVip(deps) },
  { name: 'lapse offers', everySeconds: 60, run: (deps) => expireOffers(deps) },
  { name: 'pay contracts', everySeconds: 5, run: (deps) => settleContracts(deps) },
  { name: 'pay for friends', everySeconds: 60, run: (deps) => settleReferrals(deps) },
  { name: 'give rebates of promotions', everySeconds: 60, run: (deps) => settleRebatePromotions(deps) },
  { name: 'credit cashback', everySeconds: 60, run: (deps) => creditCashback(deps) },
  { name: 'tell dormant members', everySeconds: 3_600, run: (deps) => tellDormant(deps) },
  { name: 'delete old chats', everySeconds: 60, run: ({ db, clock }) => deleteOldChats(db, clock.now()) },
  { name: 'delete pictures that nothing names', everySeconds: 3_600, run: (deps) => sweepStorage(deps) },
  { name: 'pay leaderboards', everySeconds: 60, run: (deps) => settleLeaderboards(deps) },
];
