/** What Arabic writes onto the front of a word: the article, with “and”, “so”, “by” or “like” before it, or “for the”. */
const front = /^(?:[وفبك]?ال|[وف]?لل)(?=.{3})|^و(?=.{4})/u;
/** Endings of number and gender, then of whose it is; of a word that keeps three letters without them. */
const ending = /^(.{3,}?)(?:ات|ون|ين|ان|يه|ه|ت)?(?:ها|هم|كم|نا|ني|ي|ك|ه)?$/u;

/**
 * A folded word without what its language writes onto it, by which its forms are found as one. Arabic alone: there, the
 * article and “my” are part of the word, so that forms share no beginning. Source: light10 of Larkey, Ballesteros and
 * Connell, “Light stemming for Arabic information retrieval”.
 */
export function stemOf(word: string): string {
  if (!/^[\u0621-\u064A]+$/u.test(word)) return word;
  const bare = word.replace(front, '');
  return ending.exec(bare)?.[1] ?? bare;
}
