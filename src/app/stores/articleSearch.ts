import { foldName, type HelpArticle, type HelpTopic } from '#contract';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  isFound: boolean;
}

/** An article that was found, with the words of the query in it marked. */
export interface FoundArticle {
  article: HelpArticle;
  title: readonly TextPiece[];
  lead: readonly TextPiece[];
}

/** What a query finds: articles, the best first, or the topics that are nearest to it when there is none. */
export interface ArticleSearchResult {
  found: readonly FoundArticle[];
  nearest: readonly HelpTopic[];
}

const nearestTopics = 3;
/** What it counts when a word of the query stands there. */
const weights = { titleStart: 8, title: 5, keywords: 3, topic: 2, lead: 1 } as const;

/**
 * Searches the articles of a help centre by every word of a query, see `foldName`. Languages without spaces are cut
 * into words as their readers would.
 */
export function createArticleSearch(
  articles: readonly HelpArticle[],
  topics: readonly HelpTopic[],
  language: string,
): (query: string) => ArticleSearchResult {
  const titleOf = new Map(topics.map(({ id, title }) => [id, foldName(title)]));
  const known = articles.map((article) => ({
    article,
    title: foldName(article.title),
    keywords: foldName(article.keywords),
    lead: foldName(article.lead),
    topic: titleOf.get(article.topic) ?? '',
  }));
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsOf = (query: string): string[] =>
    [...segmenter.segment(query)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => foldName(segment))
      .filter(Boolean);

  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return { found: [], nearest: [] };
    const scored = known.flatMap((one, place) => {
      const scores = words.map((word) => scoreOf(one, word));
      return scores.includes(0) ? [] : [{ one, place, score: scores.reduce((sum, score) => sum + score, 0) }];
    });
    const found = scored
      .toSorted((a, b) => b.score - a.score || a.place - b.place)
      .map(({ one: { article } }) => ({
        article,
        title: markWords(article.title, words),
        lead: markWords(article.lead, words),
      }));
    return { found, nearest: found.length > 0 ? [] : findNearest(words) };
  };

  function findNearest(words: readonly string[]): HelpTopic[] {
    const parts = new Set(words.flatMap(partsOf));
    const likeness = (topic: HelpTopic): number => {
      const own = known.filter(({ article }) => article.topic === topic.id);
      const text = [titleOf.get(topic.id), ...own.flatMap(({ title, keywords }) => [title, keywords])].join(
        ' ',
      );
      return [...parts].filter((part) => text.includes(part)).length;
    };
    return topics
      .map((topic, place) => ({ topic, place, score: likeness(topic) }))
      .toSorted((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, nearestTopics)
      .map(({ topic }) => topic);
  }
}

interface Indexed {
  title: string;
  keywords: string;
  lead: string;
  topic: string;
}

function scoreOf({ title, keywords, lead, topic }: Indexed, word: string): number {
  let score = 0;
  if (` ${title}`.includes(` ${word}`)) score += weights.titleStart;
  else if (title.includes(word)) score += weights.title;
  if (keywords.includes(word)) score += weights.keywords;
  if (topic.includes(word)) score += weights.topic;
  if (lead.includes(word)) score += weights.lead;
  return score;
}

/** Pieces of three letters, by which a misspelt word is still like the right one. */
const partsOf = (word: string): string[] =>
  word.length <= 3 ? [word] : Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3));

/** Cuts a text at the words that were searched for, which are given folded. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  // Folding can change how many characters there are, so each folded one knows where it came from.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  const origin: number[] = [];
  let folded = '';
  for (const [index, letter] of letters.entries()) {
    const own = foldName(letter);
    folded += own;
    origin.push(...new Array<number>(own.length).fill(index));
  }
  const isFound = letters.map(() => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      for (let step = at; step < at + word.length; step += 1) isFound[origin[step] ?? 0] = true;
  const pieces: TextPiece[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = pieces.at(-1);
    // What folds to nothing, such as an apostrophe, goes with the letter before it.
    const found = foldName(letter) === '' ? (last?.isFound ?? false) : (isFound[index] ?? false);
    if (last?.isFound === found) last.text += letter;
    else pieces.push({ text: letter, isFound: found });
  }
  return pieces;
}
