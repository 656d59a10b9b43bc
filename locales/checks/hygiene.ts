import { problem, type Pair } from './problem';

const faults: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'is empty; translate it or remove the line, which shows the English.'],
  [/^\s|\s$/, 'begins or ends with a space; remove it.'],
  [/[^\S\n]{2,}/, 'has two spaces in a row; leave one.'],
  [/\uFFFD/, 'has a replacement character: the file was saved in a wrong encoding.'],
  [
    /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/,
    'has an invisible direction mark; remove it, the page isolates values itself.',
  ],
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  [/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\uFEFF]/, 'has an invisible control character; remove it.'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'has an HTML entity; write the character itself.'],
  [/Ã[\u0080-\u00BF]|â€|à¸|Ð[\u0080-\u00BF]|ï»¿/, 'looks like text that was read in a wrong encoding.'],
];

/** I7: nothing that a reader cannot see or should not see. */
export function checkHygiene(pair: Pair): string[] {
  const found = faults
    .filter(([pattern]) => pattern.test(pair.text))
    .map(([, advice]) => problem(pair, advice));
  if (pair.text !== pair.text.normalize('NFC'))
    found.push(problem(pair, 'is not in Unicode NFC; normalise it.'));
  return found;
}
