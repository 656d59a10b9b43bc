import type { GameTheme } from '../art/theme';
import { framed } from '../page/gameFrame';
import type { Html } from '../page/html';
import type { GameDeps, Play } from '../play';
import type { BookSetup } from './api';
import { bookPage } from './bookPage';
import { sportOf, viewBook } from './bookState';
import { limitsOf } from './placeSportsBets';

/** Night over a lit pitch. */
export const theme: GameTheme = { sky: ['#06131c', '#071722', '#040c13'], glow: '#4fd1a5' };

/** Sums that a press adds to a stake, in the lowest stake of the book. */
const steps = [5n, 10n, 25n, 100n];

/** Whether a game is a book of odds. */
export const isSportsbook = (game: Play['game']): boolean => game.category === 'SPORTS';

/** The page of a sports book for whoever is at it. */
export async function renderBook(deps: GameDeps, play: Play): Promise<{ theme: GameTheme; body: Html }> {
  const frame = framed(deps, play);
  const { words } = frame;
  const { min, max, pays } = limitsOf(play);
  const isInMaps = (await sportOf(deps.db, play)) === 'esports';
  // A book on e-sports says of maps what one on football says of goals.
  const book = { ...words.book, ...(isInMaps && words.maps) };
  const setup: BookSetup = {
    ...frame.setup,
    kind: 'sportsbook',
    player: play.account.id,
    limits: { min: min.toString(), max: max.toString(), pays: pays.toString() },
    steps: steps.map((step) => String(step * min)),
    book: await viewBook(deps, play, { view: 'live', offset: '0', picks: '' }),
    texts: { ...frame.setup.texts, ...book, minus: words.odds.minus },
  };
  return { theme, body: bookPage({ ...frame, words: { ...words, book }, setup, hasWholeLines: !isInMaps }) };
}
