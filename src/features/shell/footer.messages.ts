import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What the footer says. */
export const footerMessages = {
  ...defineArea('shell.footer', {
    providers: 'Game providers', // Name of the row of studios in the footer, for screen readers.
    help: 'Help', // Heading of a column of links in the footer.
    company: 'Company', // Heading of a column of links in the footer.
    pointsMall: 'Points mall', // Link of the footer: exchange loyalty points for goods.
    vip: 'VIP', // Link of the footer: levels of loyalty.
    helpCentre: 'Help center', // Link of the footer: questions and answers.
    download: 'Download', // Link of the footer: the apps.
    feedback: 'Feedback', // Link of the footer: tell us what is wrong.
    contact: 'Contact', // Link of the footer: customer service.
    notices: 'Notices', // Link of the footer: announcements of the site.
    becomeAgent: 'Become an agent', // Link of the footer: the programme for agents.
    lines: 'Fastest line', // Link of the footer: the page that measures each address (line) of the site.
    news: 'News', // Link of the footer: news of the site.
    blog: 'Blog', // Link of the footer: the blog of the site.
    terms: 'Terms', // Link of the footer: terms and conditions.
    age: '{age}+', // In a circle: the age from which one may play. age: a number such as 18.
    ageLabel: 'For people aged {age} and over', // Spoken in place of the circle with the age. age: a number such as 18.
    licence: 'Licensed and regulated. Play within your limits and take a break whenever you need one.', // Under the logo in the footer and at the end of the page on phones.
    heldNone: 'Your money is not protected if we go out of business.', // Says what becomes of members’ money: link of the footer, and title above the first deposit. Level none.
    heldMedium: 'Your money is partly protected if we go out of business.', // Says what becomes of members’ money: link of the footer, and title above the first deposit. Level medium.
    heldHigh: 'Your money is protected if we go out of business.', // Says what becomes of members’ money: link of the footer, and title above the first deposit. Level high.
    payments: 'Ways to pay', // Name of the row of ways to pay in the footer, for screen readers.
    bankTransfer: 'Bank transfer', // A way to pay.
    qrTransfer: 'QR transfer', // A way to pay: by scanning a code with the app of a bank.
    eWallet: 'E-wallet', // A way to pay: with the app of a payment service.
    card: 'Card', // A way to pay: debit card.
    crypto: 'Crypto', // A way to pay: cryptocurrency.
    social: 'Follow us', // Name of the row of social networks in the footer, for screen readers.
    languages: 'Languages', // Name of the list of languages in the footer, for screen readers.
    copyright: '© {year} {brand}', // Last line of the footer. year: such as 2026. brand: name of the site.
  }),
  games: siteMessages.games,
  account: siteMessages.account,
};

/** What becomes of members' money if the operator goes out of business, by the level of protection. */
export const heldMessages = {
  none: footerMessages.heldNone,
  medium: footerMessages.heldMedium,
  high: footerMessages.heldHigh,
};
