import { percentIn } from './page/money';
import { coverSpec } from '../artwork/sequence';
import { isJackpotGame } from '#platform/wallet';
import { coverIndexOf } from '../seed/imagePaths';
import type { GameSetup } from './api';
import { castOf } from './art/cast';
import { themeOf, type GameTheme } from './art/theme';
import { minSpinMsOf, spinGraceMs } from './config';
import type { Messages } from './messages/catalogue';
import { framed, named } from './page/gameFrame';
import { gamePage } from './page/gamePage';
import type { Html } from './page/html';
import type { GameDeps, Play } from './play';
import { linesOf } from './slot/lines';
import { hitFrequencyOf } from './slot/maths';
import type { SlotGame } from './slot/stakes';
import { symbols, wild } from './slot/symbols';
import { seedsInUse } from './slot/spinSeeds';
import { stateOf } from './spin';

/** Changes when the pictures change, so that they can be kept for ever. */
export const artVersion = '2';

/** The cover that a game wears, and with it its symbols and colours. */
export const coverOf = (image: string) => coverSpec(coverIndexOf(image) ?? 0);

/** The page of a slot for whoever is at it. */
export async function renderGame(
  deps: GameDeps,
  play: Play,
  slot: SlotGame,
): Promise<{ theme: GameTheme; body: Html }> {
  const { game } = play;
  const cover = coverOf(game.image);
  // Before the first spin, so that its seed cannot be chosen for it.
  if (!play.seeds) await seedsInUse(deps, play);
  const frame = framed(deps, play);
  const { words } = frame;
  const index = coverIndexOf(game.image) ?? 0;
  const setup: GameSetup = {
    ...frame.setup,
    stakes: slot.stakes.map(String),
    lineCount: slot.lineCount,
    lines: linesOf(slot.lineCount).map((line) => [...line]),
    strips: slot.profile.strips.map((strip) => [...strip]),
    symbols: symbolsOf(index, castOf(cover.motif, cover.seed), words),
    pays: slot.profile.pays.map((pays) => [...pays]),
    scatterPays: [...slot.profile.scatterPays],
    minSpinMs: minSpinMsOf(deps.config),
    spinGraceMs,
    state: await stateOf(deps, play),
    texts: {
      ...frame.setup.texts,
      ...named('check', words.check),
      ...(isJackpotGame(game) && named('jackpot', words.jackpots)),
    },
  };
  const percent = percentIn(setup.language);
  const body = gamePage({
    ...frame,
    cover: artPath(index, 'cover'),
    setup,
    facts: {
      rtp: percent(game.rtp),
      hit: percent(Math.round(hitFrequencyOf(slot.profile, slot.lineCount) * 100) * 100),
    },
    wildName: setup.symbols[wild]?.name ?? '',
  });
  return { theme: themeOf(cover), body };
}

/** Path of a picture of a game. The jewels are the same in all games, so that a browser fetches them once. */
export const artPath = (index: number, name: string): string => `/art/${artVersion}/${index}/${name}.svg`;

function symbolsOf(
  index: number,
  cast: readonly (keyof Messages['symbols'])[],
  words: Messages,
): GameSetup['symbols'] {
  const premiums = cast.values();
  return symbols.map((symbol) => {
    const own = symbol.startsWith('premium') ? premiums.next().value : undefined;
    const isShared = !own && symbol !== 'wild' && symbol !== 'scatter';
    const name = words.symbols[own ?? (symbol as keyof Messages['symbols'])];
    return { image: artPath(isShared ? 0 : index, symbol), name };
  });
}
