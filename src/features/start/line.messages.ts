import { defineMessages } from 'react-intl';
import type { NoMessageValues } from 'react-intl';

/** What the page of the site's addresses says. */
export const lineMessages = defineMessages<{
  readonly title: NoMessageValues;
  readonly text: NoMessageValues;
  readonly list: NoMessageValues;
  readonly measuring: NoMessageValues;
  readonly fast: NoMessageValues;
  readonly fair: NoMessageValues;
  readonly slow: NoMessageValues;
  readonly unreachable: NoMessageValues;
  readonly speed: { readonly speed: number | bigint };
  readonly fastest: NoMessageValues;
  readonly current: NoMessageValues;
  readonly go: NoMessageValues;
  readonly again: NoMessageValues;
  readonly emptyTitle: NoMessageValues;
  readonly emptyText: NoMessageValues;
}>({
  title: {
    id: 'shell.line.title',
    defaultMessage: 'Choose the fastest line',
    description: 'Title of the page with all addresses of the site. A line is one of these addresses.',
  },
  text: {
    id: 'shell.line.text',
    defaultMessage:
      'Every address leads to the same site and the same account. The time is how long each took to answer you just now.',
    description: 'Under the title of the page with all addresses of the site.',
  },
  list: {
    id: 'shell.line.list',
    defaultMessage: 'Lines',
    description: 'Names the list of addresses for assistive technology.',
  },
  measuring: {
    id: 'shell.line.measuring',
    defaultMessage: 'Measuring',
    description: 'State of a line while its speed is measured.',
  },
  fast: {
    id: 'shell.line.fast',
    defaultMessage: 'Fast',
    description: 'State of a line that answers quickly.',
  },
  fair: {
    id: 'shell.line.fair',
    defaultMessage: 'Usable',
    description: 'State of a line that answers neither quickly nor slowly.',
  },
  slow: {
    id: 'shell.line.slow',
    defaultMessage: 'Slow',
    description: 'State of a line that answers slowly.',
  },
  unreachable: {
    id: 'shell.line.unreachable',
    defaultMessage: 'No answer',
    description: 'State of a line that does not answer.',
  },
  speed: {
    id: 'shell.line.speed',
    defaultMessage: '{speed, number} ms',
    description: 'How long a line took to answer; ms stands for milliseconds.',
  },
  fastest: {
    id: 'shell.line.fastest',
    defaultMessage: 'Fastest',
    description: 'Badge of the line that answered first.',
  },
  current: {
    id: 'shell.line.current',
    defaultMessage: 'You are here',
    description: 'Badge of the address that is open.',
  },
  go: {
    id: 'shell.line.go',
    defaultMessage: 'Switch',
    description: 'Link that opens the site at another address.',
  },
  again: {
    id: 'shell.line.again',
    defaultMessage: 'Measure again',
    description: 'Button that measures all lines again.',
  },
  emptyTitle: {
    id: 'shell.line.emptyTitle',
    defaultMessage: 'This is the only line',
    description: 'Title when the site has no other address.',
  },
  emptyText: {
    id: 'shell.line.emptyText',
    defaultMessage: 'The site has no other address at the moment.',
    description: 'When the site has no other address.',
  },
});
