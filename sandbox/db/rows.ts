import type { BetDetails, LaterKind } from './columnTypes';
import type {
  accounts,
  agentContracts,
  articles,
  bets,
  chatMessages,
  chats,
  contentPictures,
  contractSlips,
  deposits,
  feedback,
  fishingRounds,
  freeSpins,
  games,
  ledgerAccounts,
  loginTickets,
  memberMissions,
  memberTransfers,
  messages,
  missions,
  payoutAccounts,
  playLimits,
  playPauses,
  playSessions,
  pointsItems,
  pointsRedemptions,
  promotionApplications,
  promotions,
  registrationLinks,
  rewards,
  sessions,
  spinSeeds,
  turnoverRequirements,
  vendors,
  walletTransfers,
  withdrawals,
} from './generated/tables';

/** Rows of tables, as they are read. */
export type Account = typeof accounts.$inferSelect;
export type ApplicationRow = typeof promotionApplications.$inferSelect;
export type ArticleRow = typeof articles.$inferSelect;
/** A bet that is settled later than it is placed. */
export type BetRow<Kind extends LaterKind = LaterKind> = Omit<
  typeof bets.$inferSelect,
  'kind' | 'details' | Wagered
> &
  Record<Wagered, string> & { kind: Kind; details: BetDetails[Kind] };
type Wagered = 'wagerId' | 'wallet' | 'house';
export type ChatMessageRow = typeof chatMessages.$inferSelect;
export type ChatRow = typeof chats.$inferSelect;
export type ContentPictureRow = typeof contentPictures.$inferSelect;
export type ContractRow = typeof agentContracts.$inferSelect;
export type DepositRow = typeof deposits.$inferSelect;
export type FeedbackRow = typeof feedback.$inferSelect;
export type SpinSeedRow = typeof spinSeeds.$inferSelect;
export type FishingRoundRow = typeof fishingRounds.$inferSelect;
export type GameRow = typeof games.$inferSelect;
export type LedgerAccount = typeof ledgerAccounts.$inferSelect;
export type LoginTicket = typeof loginTickets.$inferSelect;
export type MemberMissionRow = typeof memberMissions.$inferSelect;
export type MemberTransferRow = typeof memberTransfers.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
export type MissionRow = typeof missions.$inferSelect;
export type PayoutRow = typeof payoutAccounts.$inferSelect;
export type PlayLimitRow = typeof playLimits.$inferSelect;
export type PlayPauseRow = typeof playPauses.$inferSelect;
export type PlaySessionRow = typeof playSessions.$inferSelect;
export type PointsItemRow = typeof pointsItems.$inferSelect;
export type PromotionRow = typeof promotions.$inferSelect;
export type RedemptionRow = typeof pointsRedemptions.$inferSelect;
export type RegistrationLinkRow = typeof registrationLinks.$inferSelect;
export type RewardRow = typeof rewards.$inferSelect;
export type FreeSpinsRow = typeof freeSpins.$inferSelect;
export type Session = typeof sessions.$inferSelect;
export type SlipRow = typeof contractSlips.$inferSelect;
export type TurnoverRow = typeof turnoverRequirements.$inferSelect;
export type Vendor = typeof vendors.$inferSelect;
export type WalletTransferRow = typeof walletTransfers.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** Real money, or the trial money of free play. A posting never mixes them. */
export type MoneyClass = LedgerAccount['money'];

/** Why a session is over. */
export type EndReason = NonNullable<Session['endedReason']>;
