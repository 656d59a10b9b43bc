import { fishKinds, fishPays } from '#platform/fishing';
import type { GameRow } from '#platform/schema';
import type { GameTheme } from '../art/theme';
import { languageFor, messagesIn } from '../messages/catalogue';
import { named, textsFor } from '../page/gamePage';
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
  const { game, account } = play;
  const language = languageFor(play.language);
  const words = messagesIn(language);
  const setup: FishingSetup = {
    kind: 'fishing',
    gameId: game.id,
    language,
    currency: account.currency,
    bullets: bulletsOf(play).map(String),
    pays: fishKinds.map((kind) => fishPays[kind]),
    siteOrigins: [...deps.config.siteOrigins],
    state: await stateOf(deps, play),
    texts: { ...textsFor(words), ...words.fishing, ...named('fish', words.fish) },
  };
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return {
    theme,
    body: fishingPage({
      name: game.name,
      isTrial: play.money === 'play',
      setup,
      words,
      rtp: percent.format(game.rtp / 10_000),
    }),
  };
}
