import { defineArea } from '#messages';

/** What the pages say that stand in for the site or for a part of it. */
export const startMessages = defineArea('shell.start', {
  connecting: 'Connecting', // On the button that asks the platform again, while it is asked.
  regionTitle: 'Not available where you are', // Title of the page for visitors from a country where the site is not allowed.
  regionCountry: 'Your country', // Label above the name of the country that the visit comes from.
  regionText:
    'Local rules do not allow our games here. If this is a mistake, or you are only traveling, customer service can help.', // Text of the page for visitors from a country where the site is not allowed.
  deniedTitle: 'Accces Denied', // Title of the page for visitors who are locked out. The spelling in English is the one the product is specified with.
  deniedText:
    'Access is not allowed because of your location or IP address. If this is a mistake, send us the address below.', // Text of the page for visitors who are locked out.
  deniedAddress: 'Your IP address', // Label above the network address of the visitor.
  contactUs: 'Contact us', // Link of the page for visitors who are locked out.
  notFoundTitle: 'This page does not exist', // Title when the address leads nowhere.
  notFoundText: 'The address may be mistyped, or the page may have moved.', // Under the title "This page does not exist".
  notFoundPath: 'Address', // Before the address that leads nowhere.
  goHome: 'Go to the home page', // Button of the page for an address that leads nowhere.
  help: 'Help center', // Link to the help centre.
  chunkTitle: 'This part of the site did not load', // Title when a part of the program cannot be fetched.
  chunkText: 'Page took longer to load. Check your network and try again.', // Under the title when a part of the program cannot be fetched or took over two minutes.
  styleTitle: 'Loading CSS chunk failed', // Title when the style sheet of a page cannot be fetched.
  styleText: 'The design of this page did not load. Try again, or reload the site.', // Under the title "Loading CSS chunk failed".
  componentTitle: 'Failed to resolve the async component', // Title when a part of the program arrived but holds no page.
  componentText: 'The site was probably just updated. Reload to get the new version.', // Under the title "Failed to resolve the async component".
  reload: 'Reload the site', // Button that loads the site anew.
});
