import { readShellMessage, toFrameMessage, type GameMessage } from '#contract/frame';
import type { OddsFormat } from '#contract/oddsFormats';

type Outgoing = GameMessage extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'channel' | 'version'>
    : never
  : never;

/** The way to the site around the game. */
export interface Bridge {
  isFramed: boolean;
  send(message: Outgoing): void;
}

/** What a game does when the site tells it something. */
export interface Hearing {
  /** The wallet changed outside the game. */
  onRefresh(): void;
  /** No new stake may be taken, or it may again. */
  onHold(isHeld: boolean): void;
  /** How prices are to be written; left out by a game without prices. */
  onOddsFormat?(format: OddsFormat): void;
}

/**
 * Speaks to the window around this one, and to it alone: each allowed origin is sent to, and the browser delivers to the
 * one that is there, until a message tells which it is. One that names the ancestors' origins spares itself the others; Firefox names them "null" in a
 * frame without a referrer.
 */
export function openBridge(siteOrigins: readonly string[], hearing?: Hearing): Bridge {
  const isFramed = window.parent !== window;
  const around = (location as Location & { ancestorOrigins?: DOMStringList }).ancestorOrigins?.[0] ?? '';
  let targets = siteOrigins.includes(around) ? [around] : siteOrigins;
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || !isFramed || !siteOrigins.includes(event.origin)) return;
    targets = [event.origin];
    const message = readShellMessage(event.data);
    if (message?.type === 'refresh') hearing?.onRefresh();
    else if (message?.type === 'oddsFormat') hearing?.onOddsFormat?.(message.format);
    else if (message) hearing?.onHold(message.type === 'hold');
  });
  return {
    isFramed,
    send(message) {
      if (!isFramed) return;
      for (const origin of targets) window.parent.postMessage(toFrameMessage(message), origin);
    },
  };
}

/**
 * Makes every way back to the lobby work, and to the player's limits: in a frame the site is asked, else the address is followed that the launch named,
 * where it is one of the site's.
 */
export function wireLobby(bridge: Bridge, siteOrigins: readonly string[]): void {
  const named = new URLSearchParams(location.search).get('back') ?? '';
  const isOwn = URL.canParse(named) && siteOrigins.includes(new URL(named).origin);
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-act="saferPlay"]'))
      bridge.send({ type: 'saferPlay' });
    const way = event.target instanceof Element && event.target.closest('[data-act="lobby"],[data-lobby]');
    if (!way) return;
    event.preventDefault();
    if (bridge.isFramed) bridge.send({ type: 'close' });
    else location.assign(isOwn ? named : (siteOrigins[0] ?? '/'));
  });
}
