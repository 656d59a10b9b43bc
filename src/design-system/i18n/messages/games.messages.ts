import { defineArea } from '#messages';

/** What game tiles, prices and balances say. */
export const gameMessages = defineArea('ds', {
  'tile.play': 'Play', // Button on a game that starts it for money.
  'tile.tryFree': 'Try free', // Button on a game that starts it without money.
  'tile.addFavourite': 'Add {name} to favorites', // Button with a star on a game. name: the game.
  'tile.removeFavourite': 'Remove {name} from favorites', // Button with a filled star on a game. name: the game.
  'odds.rose': 'Price has risen', // Spoken for the upward arrow beside a betting price.
  'odds.fell': 'Price has fallen', // Spoken for the downward arrow beside a betting price.
  'odds.suspended': 'Suspended', // In place of a betting price that cannot be taken at the moment.
  'odds.minus': 'minus {figures}', // Spoken for a negative betting price. figures: such as 0.83.
  'money.updating': 'Balance updating', // In place of a balance that is being fetched.
});
