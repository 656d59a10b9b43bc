/** A pattern of an operator may be this long. */
const longest = 200;

/**
 * Compiles a server rule's pattern; undefined for one that is broken or could run away. A repeated group can take
 * exponential time, so none is allowed; so are back references and more than three unbounded repetitions outside of
 * lookaheads. The 18 pattern families need none of these.
 */
export function compilePattern(pattern: string): RegExp | undefined {
  if (pattern.length > longest) return undefined;
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (/\)[*+{?]/.test(bare) || /\\[1-9k]/.test(pattern)) return undefined;
  const unbounded = bare.replaceAll(/\(\?[=!][^)]*\)/g, '').match(/[*+]|\{\d+,\}/g) ?? [];
  if (unbounded.length > 3) return undefined;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
