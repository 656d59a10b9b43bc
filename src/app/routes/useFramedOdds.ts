import { useCallback, useEffect, type RefObject } from 'react';
import { toFrameMessage, type GameMessage } from '#contract';
import { useSite } from './site';

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
  const tell = useCallback(() => {
    if (!isPlaying || !url) return;
    const message = toFrameMessage({ type: 'oddsFormat', format });
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
  }, [frame, url, isPlaying, format]);
  useEffect(tell, [tell]);
  return (message) => {
    // A game that was loaded anew says again that it is ready, and has to be told again.
    if (message.type === 'ready') tell();
    if (message.type === 'oddsFormat') oddsFormat.choose(message.format);
  };
}
