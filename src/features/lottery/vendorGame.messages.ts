import { defineArea } from '#messages';

/** What the list of a vendor's lotteries says. */
export const vendorGameMessages = defineArea('lottery.vendor', {
  title: 'Games of {vendor}', // vendor: its name. Title of a dialog.
  empty: 'This provider has no open games at the moment.',
  window: 'They open in their own window.', // Above a list of games.
  vendors: 'Providers', // Names a row of choices, for screen readers: who runs a lottery.
  lobby: 'Lobby of {vendor}', // vendor: its name. Leads to the vendor's own page with all its lotteries.
  every: 'All providers', // Shows the lotteries of every house.
});
