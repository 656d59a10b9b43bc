import { foldName } from '#contract';
import { readHelpCenter, type Reader } from '../articles/articles';
import { stemOf } from './stemOf';

/** The article that answers a question best, and others that may. */
export interface Answer {
  lead: string;
  articles: { id: string; title: string }[];
}

const mostArticles = 3;
/** What a word counts in each part of an article. */
const weights = { title: 3, keywords: 3, lead: 1 } as const;
/** Least score of an answer: a word that one article in three has does not reach it. */
const leastScore = 3;
/** Of the best score, what another article needs to be offered beside it. */
const nearBest = 0.6;
/** Letters from which words with the same beginning count as one: "deposits", "deposited". */
const stemLength = 4;

const wordsIn = (text: string, language: string): Set<string> =>
  new Set(
    [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => stemOf(foldName(segment))),
  );

const isSame = (a: string, b: string): boolean =>
  a === b || (a.length >= stemLength && b.startsWith(a)) || (b.length >= stemLength && a.startsWith(b));

/**
 * Looks the words of a question up in the help centre, in the reader's language: a word counts the more, the fewer
 * articles have it. Undefined when no article has much to do with it.
 */
export async function findAnswer(reader: Reader, question: string): Promise<Answer | undefined> {
  const { language } = reader;
  const { articles } = await readHelpCenter(reader, {});
  const asked = [...wordsIn(question, language)];
  const read = articles.map((article) => ({
    article,
    parts: (['title', 'keywords', 'lead'] as const).map((part) => ({
      weight: weights[part],
      words: [...wordsIn(article[part], article.language)],
    })),
  }));
  const rarity = new Map(
    asked.map((word) => {
      const holders = read.filter(({ parts }) =>
        parts.some((part) => part.words.some((one) => isSame(one, word))),
      );
      return [word, Math.log(read.length / Math.max(1, holders.length))];
    }),
  );
  const scored = read
    .map(({ article, parts }) => ({
      article,
      score: parts
        .flatMap(({ weight, words }) =>
          asked
            .filter((word) => words.some((one) => isSame(one, word)))
            .map((word) => weight * (rarity.get(word) ?? 0)),
        )
        .reduce((sum, each) => sum + each, 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best || best.score < leastScore) return undefined;
  return {
    lead: best.article.lead,
    articles: scored
      .filter(({ score }) => score >= best.score * nearBest)
      .slice(0, mostArticles)
      .map(({ article: { id, title } }) => ({ id, title })),
  };
}
