import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { RefusalCode } from '../../contract';
import { isCardRoom } from '#platform/cardRooms';
import { type GameRow, games, vendors } from '#platform/schema';
import { dealtTable, isHouseLottery } from '#platform/tableRounds';
import type { GameTheme } from './art/theme';
import { themeOf } from './art/theme';
import { languageFor, messagesIn, type ProviderLanguage } from './messages/catalogue';
import { fill } from './messages/fill';
import type { DocumentParts } from './page/document';
import { noticePage, type Notice } from './page/noticePage';
import type { GameDeps, Play } from './play';
import { coverIndexOf } from '../seed/imagePaths';
import { coverOf } from './renderGame';
import { isFishing } from './fishing/renderFishing';
import { slotOf } from './slot/stakes';
import { isSportsbook } from './sportsbook/renderBook';

const quiet: GameTheme = { sky: ['#0c0e18', '#141727', '#0a0c15'], glow: '#b5bdff' };

type Page = Omit<DocumentParts, 'nonce'>;

/** Whether a game is run here, and open. */
export const isPlayed = (game: GameRow, stakeUnit: bigint): boolean =>
  game.state === 'open' &&
  [slotOf(game, stakeUnit), dealtTable(game), isFishing(game), isCardRoom(game), isSportsbook(game)].some(
    Boolean,
  );

/** The most popular games of the same kind that can be played, and that fit. */
async function othersOf(
  deps: GameDeps,
  { game, stakeUnit }: Play,
  { where, most }: { where: SQL; most: number },
): Promise<GameRow[]> {
  const alike = await deps.db
    .select()
    .from(games)
    .where(and(eq(games.category, game.category), eq(games.state, 'open'), where))
    .orderBy(desc(games.popularity), games.id)
    .limit(20);
  return alike.filter((each) => isPlayed(each, stakeUnit)).slice(0, most);
}

/** The lobby of a house: its lotteries, each to be chosen. */
export async function renderLobby(deps: GameDeps, play: Play): Promise<Page> {
  const { game } = play;
  const language = languageFor(play.language);
  const [house] = await deps.db.select().from(vendors).where(eq(vendors.vassalage, game.vassalage)).limit(1);
  const title = house?.name ?? game.vassalage;
  const own = await othersOf(deps, play, { where: eq(games.vassalage, game.vassalage), most: 20 });
  const body = noticePage({
    title,
    gameId: game.id,
    others: own.filter(isHouseLottery),
    back: messagesIn(language).backToLobby,
    picture: game.image,
    siteOrigins: deps.config.siteOrigins,
  });
  return { title, language, theme: quiet, body };
}

/** The page of a game that this provider does not run, or that is closed: it says so, and offers others of its kind. */
export async function renderNotPlayable(deps: GameDeps, play: Play): Promise<Page> {
  const { game, language: tag } = play;
  const language = languageFor(tag);
  const words = messagesIn(language);
  const isClosed = game.state !== 'open';
  const title = isClosed ? words.closedTitle : fill(words.unstaffedTitle, { game: game.name });
  const body = noticePage({
    title,
    text: words.closedText,
    gameId: game.id,
    others: await othersOf(deps, play, { where: ne(games.id, game.id), most: 3 }),
    back: words.backToLobby,
    picture: game.image,
    siteOrigins: deps.config.siteOrigins,
  });
  const theme = coverIndexOf(game.image) === undefined ? quiet : themeOf(coverOf(game.image));
  return { title, language, theme, body };
}

/** The page that stands where a game should, when there is no way to it. */
export function renderFault(
  { config }: GameDeps,
  code: RefusalCode | undefined,
  language: ProviderLanguage,
): Page {
  const words = messagesIn(language);
  const notices: Partial<Record<RefusalCode, Pick<Notice, 'title' | 'text' | 'fault'>>> = {
    'game.ticket': { title: words.ticketTitle, text: words.ticketText, fault: 'ticket' },
    'session.ended': { title: words.sessionTitle, text: words.faultSession, fault: 'session' },
    'game.closed': { title: words.closedTitle, text: words.closedText },
  };
  const notice = (code && notices[code]) ?? {
    title: words.errorTitle,
    text: words.errorText,
    fault: 'provider',
  };
  const body = noticePage({ ...notice, back: words.backToLobby, siteOrigins: config.siteOrigins });
  return { title: notice.title, language, theme: quiet, body };
}
