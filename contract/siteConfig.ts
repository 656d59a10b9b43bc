import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin'),
);

/** The picture of the banner that the home page shows first, as an address on the site's own origin or a whole one. */
export const heroPicture = v.object({
  image: v.string(),
  /** For phones. */
  imageSmall: v.optional(v.string()),
});
export type HeroPicture = v.InferOutput<typeof heroPicture>;

/**
 * What the server that delivers the page tells it: which brand, which platform. Read from a data block of the page,
 * so that one build serves every brand and a brand can move to another platform without a new build.
 */
export const siteConfig = v.looseObject({
  brand: v.string(),
  /** Its facts as the build left them in `/brand/<id>/facts.json`; absent, those of a brand without any of its own. */
  facts: v.fallback(v.optional(v.looseObject({ name: v.string(), merchantCode: v.string() })), undefined),
  /** Origin of the platform's API; empty when it is the site's own. */
  platformOrigin: v.optional(v.union([v.literal(''), origin]), ''),
  /** Origins that games, and the live chat, may be framed from. */
  gameOrigins: v.optional(v.array(origin), []),
  /** Names the build, for support. */
  build: v.optional(v.string(), ''),
  /** What the home page shows at once; absent on other pages, and where the server knows no banners. */
  hero: v.fallback(v.optional(heroPicture), undefined),
});
export type SiteConfig = v.InferOutput<typeof siteConfig>;
