import { defineArea } from '#messages';

/** What the page of the site's addresses says. */
export const lineMessages = defineArea('line', {
  title: 'Choose the fastest line', // Title of the page with all addresses of the site. A line is one of these addresses.
  text: 'Every address leads to the same site and account. The time is how long each took to answer just now.', // Under the title of the page with all addresses of the site.
  list: 'Lines', // Names the list of addresses for assistive technology.
  measuring: 'Testing', // State of a line while its speed is measured.
  fast: 'Fast', // State of a line that answers quickly.
  fair: 'Usable', // State of a line that answers neither quickly nor slowly.
  slow: 'Slow', // State of a line that answers slowly.
  unreachable: 'No answer', // State of a line that does not answer.
  speed: '{speed, number} ms', // How long a line took to answer; ms stands for milliseconds.
  fastest: 'Fastest', // Badge of the line that answered first.
  current: 'You are here', // Badge of the address that is open.
  go: 'Switch', // Link that opens the site at another address.
  again: 'Test again', // Button that measures all lines again.
  emptyTitle: 'This is the only line', // Title when the site has no other address.
  emptyText: 'The site has no other address at the moment.', // When the site has no other address.
});
