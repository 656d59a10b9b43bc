import { defineArea } from '#messages';

/** How far a visitor is with a promotion. */
export const promotionMessages = defineArea('home.promotion', {
  join: 'Join', // Status of a promotion: it can be joined.
  claim: 'Claim', // Status of a promotion: its reward can be claimed.
  applying: 'Applying', // Status of a promotion: the application is being looked at.
  close: 'Closed', // Status of a promotion.
  rejected: 'Rejected', // Status of a promotion: the application was refused.
  issued: 'Issued', // Status of a promotion: the reward was paid.
  claimed: 'Claimed', // Status of a promotion: the reward was claimed.
  process: 'In process', // Status of a promotion.
  joined: 'Joined', // Status of a promotion: the member takes part.
  comingSoon: 'Coming soon', // Status of a promotion.
});
