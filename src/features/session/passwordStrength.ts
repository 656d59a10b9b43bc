/** How hard a password is to guess: 0 is guessed at once, 4 stands long trying. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Beginnings that people choose and attackers try first. */
const common = /password|passw0rd|p@ssw|qwert|asdf|zxcv|iloveyou|welcome|admin|letmein|dragon|monkey|abc123/i;

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 33],
  [/\p{Lo}/u, 500],
];

/** Characters that add something to guess: not the third of a row or a run such as `aaa`, `123` or `cba`. */
function telling(characters: readonly string[]): number {
  return characters.filter((_, index) => {
    const [a, b, c] = [index - 2, index - 1, index].map((at) => characters[at]?.codePointAt(0));
    if (a === undefined || b === undefined || c === undefined) return true;
    return !(c - b === b - a && Math.abs(c - b) <= 1);
  }).length;
}

/**
 * An estimate for guidance; what is accepted is for the platform to say. It counts bits: distinct kinds of characters
 * by how many of them tell something, less for words that are tried first and for the account's own name.
 * @param password as typed
 * @param known words that an attacker knows, such as the username and the brand
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const lower = password.toLowerCase();
  const rest = known
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 3)
    .reduce((text, word) => text.replaceAll(word, ''), lower.replace(common, ''));
  const characters = [...rest];
  const pool = alphabets.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const variety = Math.min(1, new Set(characters).size / Math.max(1, characters.length * 0.6));
  const bits = telling(characters) * Math.log2(Math.max(2, pool)) * variety;
  if (bits < 24) return 0;
  if (bits < 38) return 1;
  if (bits < 52) return 2;
  return bits < 70 ? 3 : 4;
}
