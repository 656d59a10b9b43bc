import { problem, type Pair } from './problem';
import { spine } from './tree';

const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map(String).sort();
const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Ends of sentences by kind, over all our scripts. */
const endings = {
  stop: /[.。｡।॥።۔။។]$/u,
  ellipsis: /(?:…|\.\.\.|……)$/u,
  question: /[?？؟]$/u,
  exclamation: /[!！]$/u,
  colon: /[:：]$/u,
};

type Ending = keyof typeof endings | 'none';

function endingOf(text: string): Ending {
  const bare = text.replace(/[\s"'”’»」』)）]+$/u, '');
  const order = ['ellipsis', 'stop', 'question', 'exclamation', 'colon'] as const;
  return order.find((name) => endings[name].test(bare)) ?? 'none';
}

/** Written without a full stop: a space ends their sentences. */
const stopless = new Set(['th', 'lo']);

/** I10: numbers, addresses, emoji, kept terms and the kind of ending are those of the English. */
export function checkFidelity(pair: Pair, keep: readonly string[]): string[] {
  const [english, text] = [spine(pair.englishTree), spine(pair.tree)];
  const found: string[] = [];
  for (const [pattern, what] of [
    [/\d+/g, 'numbers'],
    [/https?:\/\/\S+/g, 'addresses'],
    [/\p{Extended_Pictographic}/gu, 'emoji'],
  ] as const) {
    if (!same(count(english, pattern), count(text, pattern))) {
      found.push(problem(pair, `has other ${what} than the English: ${pair.text}`));
    }
  }
  for (const term of keep) {
    if (english.includes(term) && !text.includes(term))
      found.push(problem(pair, `must keep "${term}" as it is.`));
  }
  const [wanted, given] = [endingOf(english), endingOf(text)];
  const isStopless = stopless.has(pair.row.tag) && wanted === 'stop' && given === 'none';
  // An argument at the end brings its own ending, and word order moves it about.
  const endsInArgument = english.endsWith('\ufffc') || text.endsWith('\ufffc');
  if (wanted !== given && !isStopless && !endsInArgument) {
    found.push(problem(pair, `ends like a ${given}, the English like a ${wanted}: ${pair.text}`));
  }
  return found;
}
