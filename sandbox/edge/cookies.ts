import type { CookieName, Exchange } from '../handlers/handler';
import { refuse } from '../refusal';
import { getOrCreateVisitor } from '../services/session/visitors';

type Deps = Parameters<typeof getOrCreateVisitor>[0];

/** A year: a known device should stay known while its owner is away. */
const visitorSeconds = 365 * 86_400;

/**
 * The cookies of a request and those its reply sets. `__Host-` binds them to this host and to https.
 * @param hasPlainCookies without `__Host-` and `Secure`, for a site at `http://localhost`: browsers of Safari's engine keep
 *   no such cookie there
 */
export function openExchange(
  request: Request,
  hasPlainCookies: boolean,
  deps: Deps,
): { exchange: Exchange; setCookies: () => string[] } {
  const sent = parseCookies(request.headers.get('cookie') ?? '');
  const [prefix, secure] = hasPlainCookies ? ['', ''] : ['__Host-', ' Secure;'];
  const set = new Map<CookieName, string>();
  const write = (name: CookieName, value: string, seconds?: number): void => {
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    set.set(name, `${prefix}${name}=${value}; Path=/;${secure} HttpOnly; SameSite=Strict${age}`);
  };
  let visitor: Promise<string> | undefined;
  const exchange: Exchange = {
    setCookie: write,
    clearCookie: (name) => write(name, '', 0),
    cookie: (name) => sent.get(`${prefix}${name}`),
    visitor: () =>
      (visitor ??= getOrCreateVisitor(deps, sent.get(`${prefix}visitor`)).then(({ id, newCookie }) => {
        if (newCookie !== undefined) write('visitor', newCookie, visitorSeconds);
        return id;
      })),
  };
  return { exchange, setCookies: () => [...set.values()] };
}

/**
 * The half of a session that no script reads. A log-in gives the visitor's cookie for a year as well: a browser that has
 * a token and neither keeps no cookies, and is told so.
 */
export const sessionSecretOf = (exchange: Exchange): string | undefined =>
  exchange.cookie('session') ??
  (exchange.cookie('visitor') === undefined ? refuse('session.cookies') : undefined);

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
