import { percentIn } from '../page/money';
import { fishKinds, fishPays } from '#platform/fishing';
import type { GameRow } from '#platform/schema';
import type { GameTheme } from '../art/theme';
import { framed, named } from '../page/gameFrame';
import type { Html } from '../page/html';
import type { GameDeps, Play } from '../play';
import type { FishingSetup } from './api';
import { fishingPage } from './fishingPage';
import { bulletsOf, stateOf } from './shoot';

/** Deep water with light from above. */
const theme: GameTheme = { sky: ['#0b5c7c', '#083a5b', '#041a2f'], glow: '#7fe3ff' };

/** Whether a game is one of fishing that is run here. */
export const isFishing = ({ category, rtp }: Pick<GameRow, 'category' | 'rtp'>): boolean =>
  category === 'FISH' && rtp > 0;

/** The page of a fishing game for whoever is at it. */
export async function renderFishing(deps: GameDeps, play: Play): Promise<{ theme: GameTheme; body: Html }> {
  const frame = framed(deps, play);
  const setup: FishingSetup = {
    ...frame.setup,
    kind: 'fishing',
    bullets: bulletsOf(play).map(String),
    pays: fishKinds.map((kind) => fishPays[kind]),
    state: await stateOf(deps, play),
    texts: { ...frame.setup.texts, ...frame.words.fishing, ...named('fish', frame.words.fish) },
  };
  const rtp = percentIn(setup.language)(play.game.rtp);
  return { theme, body: fishingPage({ ...frame, setup, rtp }) };
}
