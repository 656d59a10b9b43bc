import { defineMessages } from 'react-intl';

/** How far a visitor is with a promotion. */
export const promotionMessages = defineMessages({
  join: {
    id: 'home.promotion.join',
    defaultMessage: 'Join',
    description: 'Status of a promotion: it can be joined.',
  },
  claim: {
    id: 'home.promotion.claim',
    defaultMessage: 'Claim',
    description: 'Status of a promotion: its reward can be claimed.',
  },
  applying: {
    id: 'home.promotion.applying',
    defaultMessage: 'Applying',
    description: 'Status of a promotion: the application is being looked at.',
  },
  close: {
    id: 'home.promotion.close',
    defaultMessage: 'Closed',
    description: 'Status of a promotion.',
  },
  rejected: {
    id: 'home.promotion.rejected',
    defaultMessage: 'Rejected',
    description: 'Status of a promotion: the application was refused.',
  },
  issued: {
    id: 'home.promotion.issued',
    defaultMessage: 'Issued',
    description: 'Status of a promotion: the reward was paid.',
  },
  claimed: {
    id: 'home.promotion.claimed',
    defaultMessage: 'Claimed',
    description: 'Status of a promotion: the reward was claimed.',
  },
  process: {
    id: 'home.promotion.process',
    defaultMessage: 'In process',
    description: 'Status of a promotion.',
  },
  joined: {
    id: 'home.promotion.joined',
    defaultMessage: 'Joined',
    description: 'Status of a promotion: the member takes part.',
  },
  comingSoon: {
    id: 'home.promotion.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Status of a promotion.',
  },
});
