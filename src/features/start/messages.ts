import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** What the pages say that stand in for the site or for a part of it. */
export const startMessages = defineMessages<{
  readonly starting: { readonly brand: MessageValue };
  readonly connecting: NoMessageValues;
  readonly retry: NoMessageValues;
  readonly customerService: NoMessageValues;
  readonly safe: NoMessageValues;
  readonly regionTitle: NoMessageValues;
  readonly regionCountry: NoMessageValues;
  readonly regionText: NoMessageValues;
  readonly deniedTitle: NoMessageValues;
  readonly deniedText: NoMessageValues;
  readonly deniedAddress: NoMessageValues;
  readonly contactUs: NoMessageValues;
  readonly notFoundTitle: NoMessageValues;
  readonly notFoundText: NoMessageValues;
  readonly notFoundPath: NoMessageValues;
  readonly goHome: NoMessageValues;
  readonly allGames: NoMessageValues;
  readonly help: NoMessageValues;
  readonly chunkTitle: NoMessageValues;
  readonly chunkText: NoMessageValues;
  readonly styleTitle: NoMessageValues;
  readonly styleText: NoMessageValues;
  readonly componentTitle: NoMessageValues;
  readonly componentText: NoMessageValues;
  readonly reload: NoMessageValues;
}>({
  starting: {
    id: 'shell.start.starting',
    defaultMessage: 'Starting {brand}',
    description: 'Spoken while the site starts. brand: name of the site.',
  },
  connecting: {
    id: 'shell.start.connecting',
    defaultMessage: 'Connecting',
    description: 'Under the logo when the site takes longer to start.',
  },
  retry: {
    id: 'shell.start.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed.',
  },
  customerService: {
    id: 'shell.start.customerService',
    defaultMessage: 'Contact customer service',
    description: 'Button that leads to customer service.',
  },
  safe: {
    id: 'shell.start.safe',
    defaultMessage: 'Your balance and your bets are safe.',
    description: 'At the foot of pages that stand in for the site.',
  },
  regionTitle: {
    id: 'shell.start.regionTitle',
    defaultMessage: 'Not available where you are',
    description: 'Title of the page for visitors from a country where the site is not allowed.',
  },
  regionCountry: {
    id: 'shell.start.regionCountry',
    defaultMessage: 'Your country',
    description: 'Label above the name of the country that the visit comes from.',
  },
  regionText: {
    id: 'shell.start.regionText',
    defaultMessage:
      'The rules of this country do not allow us to offer our games there. If you think this is a mistake, or if you are only travelling, our customer service can help.',
    description: 'Text of the page for visitors from a country where the site is not allowed.',
  },
  deniedTitle: {
    id: 'shell.start.deniedTitle',
    defaultMessage: 'Accces Denied',
    description:
      'Title of the page for visitors who are locked out. The spelling in English is the one the product is specified with.',
  },
  deniedText: {
    id: 'shell.start.deniedText',
    defaultMessage:
      'Access is not allowed because of your location or IP address. If you think this is a mistake, send us the address below.',
    description: 'Text of the page for visitors who are locked out.',
  },
  deniedAddress: {
    id: 'shell.start.deniedAddress',
    defaultMessage: 'Your IP address',
    description: 'Label above the network address of the visitor.',
  },
  contactUs: {
    id: 'shell.start.contactUs',
    defaultMessage: 'Contact us',
    description: 'Link of the page for visitors who are locked out.',
  },
  notFoundTitle: {
    id: 'shell.start.notFoundTitle',
    defaultMessage: 'This page does not exist',
    description: 'Title when the address leads nowhere.',
  },
  notFoundText: {
    id: 'shell.start.notFoundText',
    defaultMessage: 'The address may be mistyped, or the page may have moved.',
    description: 'Under the title "This page does not exist".',
  },
  notFoundPath: {
    id: 'shell.start.notFoundPath',
    defaultMessage: 'Address',
    description: 'Before the address that leads nowhere.',
  },
  goHome: {
    id: 'shell.start.goHome',
    defaultMessage: 'Go to the home page',
    description: 'Button of the page for an address that leads nowhere.',
  },
  allGames: {
    id: 'shell.start.allGames',
    defaultMessage: 'All games',
    description: 'Link to the page with all games.',
  },
  help: {
    id: 'shell.start.help',
    defaultMessage: 'Help centre',
    description: 'Link to the help centre.',
  },
  chunkTitle: {
    id: 'shell.start.chunkTitle',
    defaultMessage: 'This part of the site did not load',
    description: 'Title when a part of the program cannot be fetched.',
  },
  chunkText: {
    id: 'shell.start.chunkText',
    defaultMessage: 'Page took longer to load. Check your network and try again.',
    description: 'Under the title when a part of the program cannot be fetched or took over two minutes.',
  },
  styleTitle: {
    id: 'shell.start.styleTitle',
    defaultMessage: 'Loading CSS chunk failed',
    description: 'Title when the style sheet of a page cannot be fetched.',
  },
  styleText: {
    id: 'shell.start.styleText',
    defaultMessage: 'The look of this page did not arrive. Try again, or reload the site.',
    description: 'Under the title "Loading CSS chunk failed".',
  },
  componentTitle: {
    id: 'shell.start.componentTitle',
    defaultMessage: 'Failed to resolve the async component',
    description: 'Title when a part of the program arrived but holds no page.',
  },
  componentText: {
    id: 'shell.start.componentText',
    defaultMessage: 'The site has probably just been updated. Reload it to get the new version.',
    description: 'Under the title "Failed to resolve the async component".',
  },
  reload: {
    id: 'shell.start.reload',
    defaultMessage: 'Reload the site',
    description: 'Button that loads the site anew.',
  },
});
