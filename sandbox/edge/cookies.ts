import type { CookieName, Exchange } from '../handlers/handler';
import { meetVisitor } from '../services/session/visitors';

type Place = Parameters<typeof meetVisitor>[0];

/** A year: a known device should stay known while its owner is away. */
const visitorSeconds = 365 * 86_400;

/**
 * The cookies of a request, as its header has them, and those its reply sets. `__Host-` binds them to this host and to https; browsers take
 * localhost for secure.
 */
export function openExchange(
  sentCookies: string,
  place: Place,
): { exchange: Exchange; setCookies: () => string[] } {
  const sent = parseCookies(sentCookies);
  const set = new Map<CookieName, string>();
  const write = (name: CookieName, value: string, seconds?: number): void => {
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    set.set(name, `__Host-${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict${age}`);
  };
  let visitor: Promise<string> | undefined;
  const exchange: Exchange = {
    setCookie: write,
    clearCookie: (name) => write(name, '', 0),
    cookie: (name) => sent.get(`__Host-${name}`),
    visitor: () =>
      (visitor ??= meetVisitor(place, sent.get('__Host-visitor')).then(({ id, newCookie }) => {
        if (newCookie !== undefined) write('visitor', newCookie, visitorSeconds);
        return id;
      })),
  };
  return { exchange, setCookies: () => [...set.values()] };
}

function parseCookies(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    // The first of two equal names wins: one set for a longer path cannot push out ours, which has Path=/.
    if (at > 0 && !found.has(name)) found.set(name, part.slice(at + 1).trim());
  }
  return found;
}
