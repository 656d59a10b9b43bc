import type { RefusalCode } from '../../contract';
import type { GameTheme } from './art/theme';
import { themeOf } from './art/theme';
import { languageFor, messagesIn, type ProviderLanguage } from './messages/catalogue';
import { fill } from './messages/fill';
import type { DocumentParts } from './page/document';
import { noticePage, type Notice } from './page/noticePage';
import type { Place, Play } from './play';
import { coverIndexOf } from '../seed/imagePaths';
import { coverOf } from './renderGame';

const quiet: GameTheme = { sky: ['#0c0e18', '#141727', '#0a0c15'], glow: '#b5bdff' };

type Page = Omit<DocumentParts, 'nonce'>;

/** The page of a game that this provider does not run, or that is closed. */
export function renderNotPlayable({ config }: Place, { game, language: tag }: Play): Page {
  const language = languageFor(tag);
  const words = messagesIn(language);
  const isClosed = game.state !== 'open';
  const title = isClosed ? words.closedTitle : fill(words.unstaffedTitle, { game: game.name });
  const body = noticePage({
    title,
    text: words.closedText,
    gameId: game.id,
    back: words.backToLobby,
    picture: game.image,
    siteOrigins: config.siteOrigins,
  });
  const theme = coverIndexOf(game.image) === undefined ? quiet : themeOf(coverOf(game.image));
  return { title, language, theme, body };
}

/** The page that stands where a game should, when there is no way to it. */
export function renderFault(
  { config }: Place,
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
