import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the pages of promotions, announcements and about the site say. */
export const contentMessages = defineMessages<{
  readonly promotionsTitle: NoMessageValues;
  readonly promotionsIntro: NoMessageValues;
  readonly promotionsEmpty: NoMessageValues;
  readonly promotionsEmptyText: NoMessageValues;
  readonly promotionsLoading: NoMessageValues;
  readonly noticesTitle: NoMessageValues;
  readonly noticesEmpty: NoMessageValues;
  readonly noticesEmptyText: NoMessageValues;
  readonly noticesLoading: NoMessageValues;
  readonly statusJoin: NoMessageValues;
  readonly statusClaim: NoMessageValues;
  readonly statusApplying: NoMessageValues;
  readonly statusClose: NoMessageValues;
  readonly statusRejected: NoMessageValues;
  readonly statusIssued: NoMessageValues;
  readonly statusClaimed: NoMessageValues;
  readonly statusProcess: NoMessageValues;
  readonly statusJoined: NoMessageValues;
  readonly statusComingSoon: NoMessageValues;
  readonly aboutTitle: { readonly brand: MessageValue };
  readonly aboutLead: { readonly brand: MessageValue };
  readonly accountTitle: NoMessageValues;
  readonly accountText: NoMessageValues;
  readonly serviceTitle: NoMessageValues;
  readonly serviceText: NoMessageValues;
  readonly termsTitle: NoMessageValues;
  readonly termsText: NoMessageValues;
  readonly licenceTitle: NoMessageValues;
  readonly licenceNumber: { readonly number: MessageValue };
  readonly saferTitle: NoMessageValues;
  readonly saferText: { readonly age: MessageValue };
  readonly saferHelp: NoMessageValues;
  readonly contact: NoMessageValues;
}>({
  promotionsTitle: {
    id: 'content.promotions.title',
    defaultMessage: 'Promotions',
    description: 'Title of the list of promotions.',
  },
  promotionsIntro: {
    id: 'content.promotions.intro',
    defaultMessage: 'Every offer says its terms beside it. Read them before you join.',
    description: 'Under the title of the list of promotions.',
  },
  promotionsEmpty: {
    id: 'content.promotions.empty',
    defaultMessage: 'No promotions at the moment',
    description: 'When there is no promotion.',
  },
  promotionsEmptyText: {
    id: 'content.promotions.emptyText',
    defaultMessage: 'New offers are announced in the notices.',
    description: 'Under "No promotions at the moment".',
  },
  promotionsLoading: {
    id: 'content.promotions.loading',
    defaultMessage: 'Loading promotions',
    description: 'Spoken while the list of promotions is fetched.',
  },
  noticesTitle: {
    id: 'content.notices.title',
    defaultMessage: 'Notices',
    description: 'Title of the list of announcements.',
  },
  noticesEmpty: {
    id: 'content.notices.empty',
    defaultMessage: 'No notices',
    description: 'When there is no announcement.',
  },
  noticesEmptyText: {
    id: 'content.notices.emptyText',
    defaultMessage: 'Maintenance times and changes of rules are announced here.',
    description: 'Under "No notices".',
  },
  noticesLoading: {
    id: 'content.notices.loading',
    defaultMessage: 'Loading notices',
    description: 'Spoken while the list of announcements is fetched.',
  },
  statusJoin: {
    id: 'content.status.join',
    defaultMessage: 'Join',
    description: 'Status of a promotion: it can be joined. Also what to press.',
  },
  statusClaim: {
    id: 'content.status.claim',
    defaultMessage: 'Claim',
    description: 'Status of a promotion: the reward can be claimed. Also what to press.',
  },
  statusApplying: {
    id: 'content.status.applying',
    defaultMessage: 'Applying',
    description: 'Status of a promotion: the application is being looked at.',
  },
  statusClose: {
    id: 'content.status.close',
    defaultMessage: 'Closed',
    description: 'Status of a promotion: it is over.',
  },
  statusRejected: {
    id: 'content.status.rejected',
    defaultMessage: 'Rejected',
    description: 'Status of a promotion: the application was refused.',
  },
  statusIssued: {
    id: 'content.status.issued',
    defaultMessage: 'Issued',
    description: 'Status of a promotion: the reward was paid.',
  },
  statusClaimed: {
    id: 'content.status.claimed',
    defaultMessage: 'Claimed',
    description: 'Status of a promotion: the reward was claimed.',
  },
  statusProcess: {
    id: 'content.status.process',
    defaultMessage: 'In process',
    description: 'Status of a promotion: the claim is being worked on.',
  },
  statusJoined: {
    id: 'content.status.joined',
    defaultMessage: 'Joined',
    description: 'Status of a promotion: the member takes part.',
  },
  statusComingSoon: {
    id: 'content.status.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'Status of a promotion: it has not begun.',
  },
  aboutTitle: {
    id: 'content.about.title',
    defaultMessage: 'About {brand}',
    description: 'Title of the page about the site. brand: name of the site.',
  },
  aboutLead: {
    id: 'content.about.lead',
    defaultMessage:
      '{brand} brings lotteries, slots, live tables, sports, esports, fishing games and card rooms together under one account.',
    description: 'First paragraph of the page about the site. brand: name of the site.',
  },
  accountTitle: {
    id: 'content.about.accountTitle',
    defaultMessage: 'One account',
    description: 'Heading of the page about the site.',
  },
  accountText: {
    id: 'content.about.accountText',
    defaultMessage:
      'One registration covers every game. Your balance, your records and your limits are in one place.',
    description: 'Under the heading "One account".',
  },
  serviceTitle: {
    id: 'content.about.serviceTitle',
    defaultMessage: 'Help at any hour',
    description: 'Heading of the page about the site.',
  },
  serviceText: {
    id: 'content.about.serviceText',
    defaultMessage: 'Customer service answers by live chat, text message and phone, 24 hours a day.',
    description: 'Under the heading "Help at any hour".',
  },
  termsTitle: {
    id: 'content.about.termsTitle',
    defaultMessage: 'Terms in sight',
    description: 'Heading of the page about the site.',
  },
  termsText: {
    id: 'content.about.termsText',
    defaultMessage: 'Limits, fees and wagering stand beside the button they belong to, before you press it.',
    description: 'Under the heading "Terms in sight".',
  },
  licenceTitle: {
    id: 'content.about.licenceTitle',
    defaultMessage: 'Licence',
    description: 'Heading of the page about the site.',
  },
  licenceNumber: {
    id: 'content.about.licenceNumber',
    defaultMessage: 'Licence number {number}',
    description: 'Under the name of the authority. number: the number of the licence.',
  },
  saferTitle: {
    id: 'content.about.saferTitle',
    defaultMessage: 'Safer play',
    description: 'Heading of the page about the site.',
  },
  saferText: {
    id: 'content.about.saferText',
    defaultMessage:
      'Play is for people aged {age} and over. Play with what you can afford to lose, take breaks, and stop when it is no longer a pleasure.',
    description: 'Under the heading "Safer play". age: a number such as 18.',
  },
  saferHelp: {
    id: 'content.about.saferHelp',
    defaultMessage: 'If you want to talk to somebody about it, our customer service can help.',
    description: 'Last sentence under the heading "Safer play".',
  },
  contact: {
    id: 'content.about.contact',
    defaultMessage: 'Contact customer service',
    description: 'Button that leads to customer service.',
  },
});
