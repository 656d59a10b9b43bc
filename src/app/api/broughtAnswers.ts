import { headers } from '#contract';

/** The platform's answers that the server drew a page from, by what was asked. */
export interface BroughtAnswers {
  /** When the page was drawn, ms since 1970. */
  drawnAt: number;
  /** Texts of replies, by `questionOf`. */
  answers: Record<string, string>;
}

/** How old an answer may be that stands in for a call, ms. A server draws no page from older ones. */
const longest = 90_000;

/** What was asked, where the answer is everybody's: a read in nobody's name. */
export function questionOf(url: string, { method, headers: said }: RequestInit): string | undefined {
  const { [headers.language]: language, [headers.token]: token } = said as Record<string, string>;
  return method === 'GET' && !token ? `${language} ${url}` : undefined;
}

/**
 * Reads the data block of the page with the answers that came along. Each stands in for one call, so that the first screen
 * waits for none. None does for who asked for the page anew, or came back to it.
 */
export function readAnswers(
  document: Pick<Document, 'getElementById'>,
  now: () => number,
): (url: string, init: RequestInit) => Response | undefined {
  const text = document.getElementById('site-answers')?.textContent;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!text || visit?.type !== 'navigate') return () => undefined;
  const brought = JSON.parse(text) as BroughtAnswers;
  const answers = new Map(Object.entries(brought.answers));
  return (url, init) => {
    const question = questionOf(url, init) ?? '';
    const answer = answers.get(question);
    answers.delete(question);
    const isFresh = Math.abs(now() - brought.drawnAt) < longest;
    return answer !== undefined && isFresh ? new Response(answer) : undefined;
  };
}
