import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What the pages of announcements and about the site say. */
export const contentMessages = {
  ...defineArea('content.notices', {
    noticesTitle: { id: 'content.notices.title', text: 'Notices' }, // Title of the list of announcements.
    noticesEmpty: { id: 'content.notices.empty', text: 'No notices' }, // When there is no announcement.
    noticesEmptyText: {
      id: 'content.notices.emptyText',
      text: 'Maintenance times and rule changes are announced here.',
    }, // Under "No notices".
    noticesLoading: { id: 'content.notices.loading', text: 'Loading notices' }, // Spoken while the list of announcements is fetched.
  }),
  ...defineArea('content.about', {
    aboutTitle: { id: 'content.about.title', text: 'About {brand}' }, // Title of the page about the site. brand: name of the site.
    aboutLead: {
      id: 'content.about.lead',
      text: '{brand} brings lotteries, slots, live tables, sports, esports, fishing games and card rooms together under one account.',
    }, // First paragraph of the page about the site. brand: name of the site.
    providers: 'Game providers', // Under the number of houses that make the games.
    languages: 'Languages', // Under the number of languages of the site.
    accountTitle: 'One account', // Heading of the page about the site.
    accountText:
      'One registration covers every game. Your balance, your records and your limits are in one place.', // Under the heading "One account".
    serviceTitle: 'Help at any hour', // Heading of the page about the site.
    serviceText: 'Customer service answers by live chat, text message and phone, 24 hours a day.', // Under the heading "Help at any hour".
    termsTitle: 'Clear terms', // Heading of the page about the site.
    termsText: 'Limits, fees and wagering are shown beside each button, before you press it.', // Under the heading "Terms in sight".
    licenceTitle: 'License', // Heading of the page about the site.
    licenceNumber: 'License number {number}', // Under the name of the authority. number: the number of the licence.
    saferText:
      'Play is for people aged {age} and over. Play with what you can afford to lose, take breaks, and stop when it is no longer a pleasure.', // Under the heading "Safer play". age: a number such as 18.
    saferHelp: 'If you want to talk to someone about it, our customer service can help.', // Last sentence under the heading "Safer play".
  }),
  games: siteMessages.games,
};
