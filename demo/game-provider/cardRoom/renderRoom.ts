import { turnMs } from '#platform/cardRooms';
import type { GameTheme } from '../art/theme';
import { framed, named } from '../page/gameFrame';
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
  const frame = framed(deps, play);
  const setup: RoomSetup = {
    ...frame.setup,
    kind: 'cardRoom',
    stake: stakeOf(play).toString(),
    turnMs,
    ...(await viewOwn(deps, play)),
    texts: { ...frame.setup.texts, ...frame.words.room, ...named('suit', frame.words.suits) },
  };
  return { theme, body: roomPage({ ...frame, setup }) };
}
