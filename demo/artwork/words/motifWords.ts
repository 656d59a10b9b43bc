/** What a motif brings to a title. */
export interface MotifWords {
  /** Names for the subject, singular. */
  readonly nouns: readonly string[];
  /** Where it belongs, with its article: `Fox of the Northern Pass`. */
  readonly of: readonly string[];
  /** What it goes with: `Fox and Feather`. */
  readonly and: readonly string[];
  /** What may follow it: `Fox Hollow`. */
  readonly after: readonly string[];
}

/** Reads four lists of words, each parted by a comma and a space. */
export const words = (nouns: string, of: string, and: string, after: string): MotifWords => ({
  nouns: nouns.split(', '),
  of: of.split(', '),
  and: and.split(', '),
  after: after.split(', '),
});
