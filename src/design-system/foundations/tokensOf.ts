/** A part of `vars`: names down to custom properties. */
export interface Tree {
  readonly [name: string]: string | Tree;
}

/** A design token as code names it (`color.text.muted`) and as a style sheet does (`--color-text-muted`). */
export interface Token {
  name: string;
  property: string;
}

/** Every token below a branch of `vars`, in the order of the token files. */
export function tokensOf(branch: Tree, path: string): Token[] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const name = `${path}.${key}`;
    return typeof value === 'string'
      ? [{ name, property: value.slice('var('.length, -1) }]
      : tokensOf(value, name);
  });
}
