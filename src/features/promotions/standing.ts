import type { PromotionStatus } from '#contract';
import type { BadgeTone } from '#ds/Badge';

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
