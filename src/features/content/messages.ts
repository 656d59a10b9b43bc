import { defineArea } from '#messages';

/** What the pages of promotions, announcements and about the site say. */
export const contentMessages = {
  ...defineArea('content.promotions', {
    promotionsTitle: { id: 'content.promotions.title', text: 'Promotions' }, // Title of the list of promotions.
    promotionsIntro: {
      id: 'content.promotions.intro',
      text: 'Every offer says its terms beside it. Read them before you join.',
    }, // Under the title of the list of promotions.
    promotionsEmpty: { id: 'content.promotions.empty', text: 'No promotions at the moment' }, // When there is no promotion.
    promotionsEmptyText: {
      id: 'content.promotions.emptyText',
      text: 'New offers are announced in the notices.',
    }, // Under "No promotions at the moment".
    promotionsLoading: { id: 'content.promotions.loading', text: 'Loading promotions' }, // Spoken while the list of promotions is fetched.
  }),
  ...defineArea('content.notices', {
    noticesTitle: { id: 'content.notices.title', text: 'Notices' }, // Title of the list of announcements.
    noticesEmpty: { id: 'content.notices.empty', text: 'No notices' }, // When there is no announcement.
    noticesEmptyText: {
      id: 'content.notices.emptyText',
      text: 'Maintenance times and changes of rules are announced here.',
    }, // Under "No notices".
    noticesLoading: { id: 'content.notices.loading', text: 'Loading notices' }, // Spoken while the list of announcements is fetched.
  }),
  ...defineArea('content.status', {
    statusJoin: { id: 'content.status.join', text: 'Join' }, // Status of a promotion: it can be joined. Also what to press.
    statusClaim: { id: 'content.status.claim', text: 'Claim' }, // Status of a promotion: the reward can be claimed. Also what to press.
    statusApplying: { id: 'content.status.applying', text: 'Applying' }, // Status of a promotion: the application is being looked at.
    statusClose: { id: 'content.status.close', text: 'Closed' }, // Status of a promotion: it is over.
    statusRejected: { id: 'content.status.rejected', text: 'Rejected' }, // Status of a promotion: the application was refused.
    statusIssued: { id: 'content.status.issued', text: 'Issued' }, // Status of a promotion: the reward was paid.
    statusClaimed: { id: 'content.status.claimed', text: 'Claimed' }, // Status of a promotion: the reward was claimed.
    statusProcess: { id: 'content.status.process', text: 'In process' }, // Status of a promotion: the claim is being worked on.
    statusJoined: { id: 'content.status.joined', text: 'Joined' }, // Status of a promotion: the member takes part.
    statusComingSoon: { id: 'content.status.comingSoon', text: 'Coming soon' }, // Status of a promotion: it has not begun.
  }),
  ...defineArea('content.about', {
    aboutTitle: { id: 'content.about.title', text: 'About {brand}' }, // Title of the page about the site. brand: name of the site.
    aboutLead: {
      id: 'content.about.lead',
      text: '{brand} brings lotteries, slots, live tables, sports, esports, fishing games and card rooms together under one account.',
    }, // First paragraph of the page about the site. brand: name of the site.
    accountTitle: 'One account', // Heading of the page about the site.
    accountText:
      'One registration covers every game. Your balance, your records and your limits are in one place.', // Under the heading "One account".
    serviceTitle: 'Help at any hour', // Heading of the page about the site.
    serviceText: 'Customer service answers by live chat, text message and phone, 24 hours a day.', // Under the heading "Help at any hour".
    termsTitle: 'Terms in sight', // Heading of the page about the site.
    termsText: 'Limits, fees and wagering stand beside the button they belong to, before you press it.', // Under the heading "Terms in sight".
    licenceTitle: 'Licence', // Heading of the page about the site.
    licenceNumber: 'Licence number {number}', // Under the name of the authority. number: the number of the licence.
    saferTitle: 'Safer play', // Heading of the page about the site.
    saferText:
      'Play is for people aged {age} and over. Play with what you can afford to lose, take breaks, and stop when it is no longer a pleasure.', // Under the heading "Safer play". age: a number such as 18.
    saferHelp: 'If you want to talk to somebody about it, our customer service can help.', // Last sentence under the heading "Safer play".
    contact: 'Contact customer service', // Button that leads to customer service.
  }),
};
