/** What an operator decides about the demo game provider. */
export interface ProviderConfig {
  /** Origin that serves the games; not the site's, or a game could reach into the site. */
  origin: string;
  /** Origins of the sites that may frame its games. */
  siteOrigins: readonly string[];
  /** A platform session without a call for so long is over; the same figure as the platform's. */
  idleMinutes: number;
  /** Time from one spin to the next, as gambling standards ask of slots. @default 2500 */
  minSpinMs?: number;
  /** Requests that one network may make. @default those of the platform's own edge */
  rate?: { burst: number; perSecond: number };
  /** The page's script, bundled. */
  script: string;
  /** `docs/check-spin.mjs`, which players take along. */
  checkSpin: string;
}

/** How much earlier than `minSpinMs` a spin may arrive: two requests do not travel equally long. */
export const spinGraceMs = 500;

export const minSpinMsOf = ({ minSpinMs = 2_500 }: ProviderConfig): number => minSpinMs;

/**
 * Attributes of the provider's cookie. Ports do not matter to SameSite: a provider on another port of the site's host
 * is the same site, so Strict works in its frame and nothing else may send it. On a host of its own the frame is
 * cross-site; there the cookie must be None, which needs Secure, and Partitioned, so that it is kept apart per site.
 */
export function cookieAttributes({
  origin,
  siteOrigins,
}: Pick<ProviderConfig, 'origin' | 'siteOrigins'>): string {
  const own = new URL(origin);
  const isSameSite = siteOrigins.every((each) => {
    const site = new URL(each);
    return site.hostname === own.hostname && site.protocol === own.protocol;
  });
  const secure = own.protocol === 'https:' ? '; Secure' : '';
  return isSameSite ? `HttpOnly; SameSite=Strict${secure}` : 'HttpOnly; SameSite=None; Secure; Partitioned';
}
