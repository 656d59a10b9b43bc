import type { GameTheme } from '../art/theme';
import { languageFor, messagesIn } from '../messages/catalogue';
import { named, textsFor } from '../page/gamePage';
import type { Html } from '../page/html';
import type { Place, Play } from '../play';
import type { TableSetup } from './api';
import { limitsOf } from './placeTableBets';
import { tablePage } from './tablePage';
import { viewSeat, viewTable } from './tableState';

/** Burgundy felt under a warm lamp. */
const theme: GameTheme = { sky: ['#2a0d16', '#4a1622', '#18080e'], glow: '#f2cf8f' };

/** Chips by multiples of the table's lowest stake. */
const multiples = [1n, 2n, 5n, 10n, 20n, 100n, 200n, 1000n];

/** The page of a baccarat table for whoever sits at it. */
export async function renderTable(place: Place, play: Play): Promise<{ theme: GameTheme; body: Html }> {
  const { game, account } = play;
  const language = languageFor(play.language);
  const words = messagesIn(language);
  const { min, max, side } = limitsOf(play);
  const setup: TableSetup = {
    kind: 'baccarat',
    gameId: game.id,
    language,
    currency: account.currency,
    chips: multiples
      .map((each) => min * each)
      .filter((chip) => chip <= max)
      .slice(0, 6)
      .map(String),
    limits: { min: min.toString(), max: max.toString(), side: side.toString() },
    siteOrigins: [...place.config.siteOrigins],
    table: await viewTable(place, play),
    seat: await viewSeat(place, play),
    texts: {
      ...textsFor(words),
      ...named('area', words.areas),
      ...named('suit', words.suits),
    },
  };
  return { theme, body: tablePage({ name: game.name, isTrial: play.money === 'play', setup, words }) };
}
