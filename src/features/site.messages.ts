import { defineArea } from '#messages';

/** Words that the first screen and other pages share: they come with the language itself. */
export const siteMessages = defineArea('shell.common', {
  tryAgain: { id: 'ds.common.retry', text: 'Try again' }, // Button that repeats something that has failed.
  account: 'Account', // An account at the site: heading, column and field.
  accountRecord: 'Account record', // Page and table: list of all movements of money.
  allGames: 'All games', // Every game there is: link, filter and choice.
  balance: 'Balance', // Names the money in a wallet.
  contactService: 'Contact customer service', // Button that leads to customer service.
  createAccount: 'Create an account', // Button that opens the register dialog, and title of that dialog.
  deposit: 'Deposit', // Noun: money that was paid in, and the page for it.
  makeDeposit: 'Deposit', // Verb: button, link and menu entry that lead to the deposit page.
  freePlay: 'Free play', // Button that signs in with a trial account, and the badge of one.
  games: 'Games', // Heading and column: games of the site, or what was won and lost in them.
  logIn: 'Log in', // Button that opens the login dialog; title and main button of that dialog.
  promotions: 'Promotions', // Link to the list of promotions, its title, and headings above promotions.
  saferPlay: 'Safer play', // Page about limits, breaks and help with gambling; links and headings of it.
  withdrawal: 'Withdrawal', // Noun: money that was taken out, and the page for it.
});
