import { defineArea } from '#messages';

/** How far a member is with an offer: a promotion, a mission or a reward. */
export const offerStatusMessages = defineArea('home.promotion', {
  join: 'Join', // It can be joined. Also what to press.
  claim: 'Claim', // Its reward can be claimed. Also what to press.
  applying: 'Applying', // The application is being looked at.
  close: 'Closed', // It is over.
  rejected: 'Rejected', // The application was refused.
  issued: 'Issued', // The reward was paid.
  claimed: 'Claimed', // The reward of a promotion or mission was claimed.
  process: 'In process', // The claim is being worked on.
  joined: 'Joined', // The member takes part.
  comingSoon: 'Coming soon', // It has not begun.
});
