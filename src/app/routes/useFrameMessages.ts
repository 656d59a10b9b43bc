import { useEffect, useEffectEvent, type RefObject } from 'react';

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
