import * as v from 'valibot';
import { currencyCode, id, typed } from '../../contract/values';

/** What the script of every game begins with, in a data block of its page; each game adds its own. */
export const frameSetup = v.object({
  gameId: id,
  /** Tag for number formats. */
  language: v.string(),
  currency: currencyCode,
  /** Where the site around the game may be. */
  siteOrigins: v.array(typed(255)),
  /** Words by name, with what is filled in in braces. */
  texts: v.record(v.string(), v.string()),
});
export type FrameSetup = v.InferOutput<typeof frameSetup>;
