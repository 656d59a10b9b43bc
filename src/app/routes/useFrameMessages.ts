import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Hears what the page in a frame says, and nobody who speaks in its name.
 * @param url address of that page; nothing is heard before it is known
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  onMessage: (data: unknown) => void,
): void {
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    if (url && origin === new URL(url).origin && source === frame.current?.contentWindow) onMessage(data);
  });
  // Messages of a frame come to the window.
  useEffect(() => {
    const listen = (event: MessageEvent): void => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
}

/** What a game is told of something on the site. */
export interface FrameWords<State> {
  /** While it is so, and whenever it is otherwise. */
  begin: (state: State) => object;
  /** When it is over. */
  end?: () => object;
}

/**
 * Keeps the page in a frame told of something on the site.
 * @param url address of that page
 * @param state how it is now; nothing is told while there is none
 * @param words keep it
 * @returns tells it again, to a page that was loaded anew
 */
export function useFrameState<State extends string>(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  state: State | false,
  words: FrameWords<State>,
): () => void {
  const tell = useCallback(
    (message: object | undefined): void => {
      if (url && message) frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
    },
    [frame, url],
  );
  // What is told goes to another window.
  useEffect(() => {
    if (!state) return;
    tell(words.begin(state));
    return () => tell(words.end?.());
  }, [tell, state, words]);
  return () => state && tell(words.begin(state));
}
