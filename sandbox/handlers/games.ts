import { listFavourites, setFavourite } from '../services/games/favourites';
import { launchGame } from '../services/games/launchGame';
import { listGames } from '../services/games/listGames';
import { listHotGames } from '../services/games/listHotGames';
import { listRecent } from '../services/games/listRecent';
import { listRooms } from '../services/games/listRooms';
import { listVendors, listVendorTypes } from '../services/games/listVendors';
import type { HandlersOf } from './handler';

export const gameHandlers: HandlersOf<'games'> = {
  vendors: (ctx, request) => listVendors(ctx, request),
  vendorTypes: (ctx) => listVendorTypes(ctx),
  hot: (ctx, request) => listHotGames(ctx, request),
  list: (ctx, request) => listGames(ctx, request),
  favourites: (ctx) => listFavourites(ctx),
  setFavourite: (ctx, request) => setFavourite(ctx, request),
  recent: (ctx) => listRecent(ctx),
  rooms: (ctx, request) => listRooms(ctx, request),
  launch: (ctx, request) => launchGame(ctx, request),
};
