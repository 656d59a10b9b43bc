import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the footer says. */
export const footerMessages = defineMessages<{
  readonly providers: NoMessageValues;
  readonly games: NoMessageValues;
  readonly account: NoMessageValues;
  readonly help: NoMessageValues;
  readonly company: NoMessageValues;
  readonly deposit: NoMessageValues;
  readonly withdrawal: NoMessageValues;
  readonly pointsMall: NoMessageValues;
  readonly vip: NoMessageValues;
  readonly helpCentre: NoMessageValues;
  readonly download: NoMessageValues;
  readonly feedback: NoMessageValues;
  readonly contact: NoMessageValues;
  readonly notices: NoMessageValues;
  readonly becomeAgent: NoMessageValues;
  readonly lines: NoMessageValues;
  readonly news: NoMessageValues;
  readonly terms: NoMessageValues;
  readonly saferPlay: NoMessageValues;
  readonly age: { readonly age: MessageValue };
  readonly ageLabel: { readonly age: MessageValue };
  readonly licence: NoMessageValues;
  readonly payments: NoMessageValues;
  readonly bankTransfer: NoMessageValues;
  readonly qrTransfer: NoMessageValues;
  readonly eWallet: NoMessageValues;
  readonly card: NoMessageValues;
  readonly crypto: NoMessageValues;
  readonly social: NoMessageValues;
  readonly languages: NoMessageValues;
  readonly copyright: { readonly brand: MessageValue; readonly year: MessageValue };
}>({
  providers: {
    id: 'shell.footer.providers',
    defaultMessage: 'Game providers',
    description: 'Name of the row of studios in the footer, for screen readers.',
  },
  games: {
    id: 'shell.footer.games',
    defaultMessage: 'Games',
    description: 'Heading of a column of links in the footer.',
  },
  account: {
    id: 'shell.footer.account',
    defaultMessage: 'Account',
    description: 'Heading of a column of links in the footer.',
  },
  help: {
    id: 'shell.footer.help',
    defaultMessage: 'Help',
    description: 'Heading of a column of links in the footer.',
  },
  company: {
    id: 'shell.footer.company',
    defaultMessage: 'Company',
    description: 'Heading of a column of links in the footer.',
  },
  deposit: {
    id: 'shell.footer.deposit',
    defaultMessage: 'Deposit',
    description: 'Link of the footer: put money in.',
  },
  withdrawal: {
    id: 'shell.footer.withdrawal',
    defaultMessage: 'Withdrawal',
    description: 'Link of the footer: take money out.',
  },
  pointsMall: {
    id: 'shell.footer.pointsMall',
    defaultMessage: 'Points mall',
    description: 'Link of the footer: exchange loyalty points for goods.',
  },
  vip: {
    id: 'shell.footer.vip',
    defaultMessage: 'VIP',
    description: 'Link of the footer: levels of loyalty.',
  },
  helpCentre: {
    id: 'shell.footer.helpCentre',
    defaultMessage: 'Help centre',
    description: 'Link of the footer: questions and answers.',
  },
  download: {
    id: 'shell.footer.download',
    defaultMessage: 'Download',
    description: 'Link of the footer: the apps.',
  },
  feedback: {
    id: 'shell.footer.feedback',
    defaultMessage: 'Feedback',
    description: 'Link of the footer: tell us what is wrong.',
  },
  contact: {
    id: 'shell.footer.contact',
    defaultMessage: 'Contact',
    description: 'Link of the footer: customer service.',
  },
  notices: {
    id: 'shell.footer.notices',
    defaultMessage: 'Notices',
    description: 'Link of the footer: announcements of the site.',
  },
  becomeAgent: {
    id: 'shell.footer.becomeAgent',
    defaultMessage: 'Become an agent',
    description: 'Link of the footer: the programme for agents.',
  },
  lines: {
    id: 'shell.footer.lines',
    defaultMessage: 'Fastest line',
    description: 'Link of the footer: the page that measures each address (line) of the site.',
  },
  news: {
    id: 'shell.footer.news',
    defaultMessage: 'News',
    description: 'Link of the footer: news of the site.',
  },
  terms: {
    id: 'shell.footer.terms',
    defaultMessage: 'Terms',
    description: 'Link of the footer: terms and conditions.',
  },
  saferPlay: {
    id: 'shell.footer.saferPlay',
    defaultMessage: 'Safer play',
    description: 'Link of the footer, on every page: limits, breaks and help with gambling.',
  },
  age: {
    id: 'shell.footer.age',
    defaultMessage: '{age}+',
    description: 'In a circle: the age from which one may play. age: a number such as 18.',
  },
  ageLabel: {
    id: 'shell.footer.ageLabel',
    defaultMessage: 'For people aged {age} and over',
    description: 'Spoken in place of the circle with the age. age: a number such as 18.',
  },
  licence: {
    id: 'shell.footer.licence',
    defaultMessage: 'Licensed and regulated. Play within your limits and take a break whenever you need one.',
    description: 'Under the logo in the footer and at the end of the page on phones.',
  },
  payments: {
    id: 'shell.footer.payments',
    defaultMessage: 'Ways to pay',
    description: 'Name of the row of ways to pay in the footer, for screen readers.',
  },
  bankTransfer: {
    id: 'shell.footer.bankTransfer',
    defaultMessage: 'Bank transfer',
    description: 'A way to pay.',
  },
  qrTransfer: {
    id: 'shell.footer.qrTransfer',
    defaultMessage: 'QR transfer',
    description: 'A way to pay: by scanning a code with the app of a bank.',
  },
  eWallet: {
    id: 'shell.footer.eWallet',
    defaultMessage: 'E-wallet',
    description: 'A way to pay: with the app of a payment service.',
  },
  card: {
    id: 'shell.footer.card',
    defaultMessage: 'Card',
    description: 'A way to pay: debit card.',
  },
  crypto: {
    id: 'shell.footer.crypto',
    defaultMessage: 'Crypto',
    description: 'A way to pay: cryptocurrency.',
  },
  social: {
    id: 'shell.footer.social',
    defaultMessage: 'Follow us',
    description: 'Name of the row of social networks in the footer, for screen readers.',
  },
  languages: {
    id: 'shell.footer.languages',
    defaultMessage: 'Languages',
    description: 'Name of the list of languages in the footer, for screen readers.',
  },
  copyright: {
    id: 'shell.footer.copyright',
    defaultMessage: '© {year} {brand}',
    description: 'Last line of the footer. year: such as 2026. brand: name of the site.',
  },
});
