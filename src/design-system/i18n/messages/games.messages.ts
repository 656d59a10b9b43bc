import { defineMessages } from 'react-intl';
import type { MessageValue, NoMessageValues } from 'react-intl';

/** What game tiles, prices and balances say. */
export const gameMessages = defineMessages<{
  readonly 'tile.play': NoMessageValues;
  readonly 'tile.tryFree': NoMessageValues;
  readonly 'tile.addFavourite': { readonly name: MessageValue };
  readonly 'tile.removeFavourite': { readonly name: MessageValue };
  readonly 'odds.rose': NoMessageValues;
  readonly 'odds.fell': NoMessageValues;
  readonly 'odds.suspended': NoMessageValues;
  readonly 'money.updating': NoMessageValues;
}>({
  'tile.play': {
    id: 'ds.tile.play',
    defaultMessage: 'Play',
    description: 'Button on a game that starts it for money.',
  },
  'tile.tryFree': {
    id: 'ds.tile.tryFree',
    defaultMessage: 'Try free',
    description: 'Button on a game that starts it without money.',
  },
  'tile.addFavourite': {
    id: 'ds.tile.addFavourite',
    defaultMessage: 'Add {name} to favourites',
    description: 'Button with a star on a game. name: the game.',
  },
  'tile.removeFavourite': {
    id: 'ds.tile.removeFavourite',
    defaultMessage: 'Remove {name} from favourites',
    description: 'Button with a filled star on a game. name: the game.',
  },
  'odds.rose': {
    id: 'ds.odds.rose',
    defaultMessage: 'Price has risen',
    description: 'Spoken for the upward arrow beside a betting price.',
  },
  'odds.fell': {
    id: 'ds.odds.fell',
    defaultMessage: 'Price has fallen',
    description: 'Spoken for the downward arrow beside a betting price.',
  },
  'odds.suspended': {
    id: 'ds.odds.suspended',
    defaultMessage: 'Suspended',
    description: 'In place of a betting price that cannot be taken at the moment.',
  },
  'money.updating': {
    id: 'ds.money.updating',
    defaultMessage: 'Balance updating',
    description: 'In place of a balance that is being fetched.',
  },
});
