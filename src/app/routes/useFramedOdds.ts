import type { RefObject } from 'react';
import { toFrameMessage, type GameMessage } from '#contract';
import type { OddsFormat } from '#contract/oddsFormats';
import { useSite } from './site';
import { useFrameState } from './useFrameMessages';

const words = { begin: (format: OddsFormat) => toFrameMessage({ type: 'oddsFormat', format }) };

/**
 * Keeps the odds format of the site and that of a book in a frame the same, whichever of them the reader chooses it in. To
 * be called by an observer.
 * @param url address of the game
 * @param isPlaying whether the game has begun and hears
 * @returns what is told each message of the game
 */
export function useFramedOdds(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  isPlaying: boolean,
): (message: GameMessage) => void {
  const { oddsFormat } = useSite().stores;
  const { format } = oddsFormat;
  const tell = useFrameState(frame, url, isPlaying && format, words);
  return (message) => {
    // A game that was loaded anew says again that it is ready, and has to be told again.
    if (message.type === 'ready') tell();
    if (message.type === 'oddsFormat') oddsFormat.choose(message.format);
  };
}
