import { turnMs } from '#platform/cardRooms';
import type { GameTheme } from '../art/theme';
import { languageFor, messagesIn } from '../messages/catalogue';
import { named, textsFor } from '../page/gamePage';
import type { Html } from '../page/html';
import type { GameDeps, Play } from '../play';
import type { RoomSetup } from './api';
import { stakeOf } from './playRoom';
import { roomPage } from './roomPage';
import { viewOwn } from './roomState';

/** Green cloth in the evening. */
const theme: GameTheme = { sky: ['#07201d', '#0d3a33', '#041513'], glow: '#ffd27a' };

/** The page of a card room for whoever comes in. */
export async function renderRoom(deps: GameDeps, play: Play): Promise<{ theme: GameTheme; body: Html }> {
  const { game, account } = play;
  const language = languageFor(play.language);
  const words = messagesIn(language);
  const setup: RoomSetup = {
    kind: 'cardRoom',
    gameId: game.id,
    language,
    currency: account.currency,
    stake: stakeOf(play).toString(),
    turnMs,
    siteOrigins: [...deps.config.siteOrigins],
    ...(await viewOwn(deps, play)),
    texts: { ...textsFor(words), ...words.room, ...named('suit', words.suits) },
  };
  return { theme, body: roomPage({ name: game.name, isTrial: play.money === 'play', setup, words }) };
}
