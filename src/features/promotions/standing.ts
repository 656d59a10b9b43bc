import type { PromotionStatus } from '#contract';
import type { BadgeTone } from '#ds/Badge';
import { promotionMessages as messages } from './messages';

/** A status in a word. */
export const statusWords = {
  join: messages.statusJoin,
  claim: messages.statusClaim,
  applying: messages.statusApplying,
  close: messages.statusClose,
  rejected: messages.statusRejected,
  issued: messages.statusIssued,
  claimed: messages.statusClaimed,
  process: messages.statusProcess,
  joined: messages.statusJoined,
  comingSoon: messages.statusComingSoon,
} as const satisfies Record<PromotionStatus, object>;

/** Colour of a status; what can be acted on is light. */
export const statusTones: Readonly<Record<PromotionStatus, BadgeTone>> = {
  join: 'neutral',
  claim: 'highlight',
  applying: 'info',
  close: 'neutral',
  rejected: 'danger',
  issued: 'success',
  claimed: 'success',
  process: 'info',
  joined: 'success',
  comingSoon: 'warning',
};

/** Where a promotion stands in the list, and in which order there. */
export const groups = {
  yours: ['claim', 'process', 'applying', 'joined'],
  open: ['join', 'comingSoon'],
  finished: ['issued', 'claimed', 'rejected', 'close'],
} as const satisfies Record<string, readonly PromotionStatus[]>;
