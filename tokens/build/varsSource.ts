import { type TokenSet, variableName } from './tokenFile';

interface Branch {
  [key: string]: string | Branch;
}

const camel = (word: string): string =>
  word.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const keyOf = (name: string): string =>
  /^[a-z]\w*$/i.test(name) || /^(0|[1-9]\d*)$/.test(name) ? name : `'${name}'`;

function print(branch: Branch, indent: string): string {
  return Object.entries(branch)
    .map(([key, value]) =>
      typeof value === 'string'
        ? `${indent}${keyOf(key)}: '${value}',\n`
        : `${indent}${keyOf(key)}: {\n${print(value, `${indent}  `)}${indent}},\n`,
    )
    .join('');
}

/**
 * Source of the typed map of the variables that a component may read. Left out: primitives, which only brands and
 * themes read, and breakpoints, which a media query cannot read.
 */
export function varsSource(sets: readonly TokenSet[]): string {
  const paths = [...new Set(sets.flatMap((set) => [...set.keys()]))].filter(
    (path) => !/^(primitive|bp)\./.test(path),
  );
  const root: Branch = {};
  for (const path of paths) {
    const names = path.split('.').map(camel);
    const leaf = names.pop() ?? '';
    let branch = root;
    for (const name of names) {
      const next = (branch[name] ??= {});
      if (typeof next === 'string') throw new Error(`${path} lies below a token`);
      branch = next;
    }
    branch[leaf] = `var(${variableName(path)})`;
  }
  const names = paths.map((path) => `\n  | '${variableName(path)}'`).join('');
  return `/** Custom properties that carry the design tokens, as CSS values. */
export const vars = {\n${print(root, '  ')}} as const;

/** Name of a custom property that carries a design token. */
export type VarName =${names};
`;
}
