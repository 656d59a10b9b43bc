import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/** Tokens by name: each leaf is what a style says for it. */
export interface Tree {
  readonly [name: string]: string | Tree;
}

/**
 * Puts the text of a token where styles name it (`vars.color.text.muted` becomes `"var(--color-text-muted)"`). The map
 * of all tokens then leaves the built code, and the minifier can join what surrounds it.
 */
export function inlineVars(loadVars: () => Promise<Tree>): Plugin {
  let tree: Promise<Tree> | undefined;
  return {
    name: 'inline-vars',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bvars\b/ },
      async handler(code) {
        tree ??= loadVars();
        const edits = editsOf(this.parse(code) as unknown as Node, await tree);
        return edits.length > 0 ? { code: applyEdits(code, edits), map: null } : undefined;
      },
    },
  };
}

/** What to change in a module that imports `vars`; nothing in one that does not. */
export function editsOf(module: Node, tree: Tree): Edit[] {
  const body = module['body'] as Node[];
  if (!body.some(importsVars)) return [];
  const names = new Map<string, string | Tree>([['vars', tree]]);
  const unpackings = new Map<Node, string[]>();
  for (const statement of body) {
    const taken = takenFrom(statement, names);
    if (!taken) continue;
    unpackings.set(statement, [...taken.keys()]);
    for (const [name, value] of taken) names.set(name, value);
  }

  const uses: { root: string; edit: Edit }[] = [];
  // Names that are passed on as they are, or that an inner scope gives to something else: those stay.
  const kept = new Set<string>();
  for (const statement of body) {
    if (importsVars(statement) || unpackings.has(statement)) continue;
    visit(statement, (node, parent) => {
      const value = valueOf(node, names);
      if (value === undefined) return;
      if (node.type === 'Identifier') {
        if (!isMereName(node, parent)) kept.add(String(node['name']));
        return;
      }
      const text = JSON.stringify(value);
      const edit = { start: node.start, end: node.end, text: typeof value === 'string' ? text : `(${text})` };
      uses.push({ root: rootOf(node), edit });
      return true;
    });
  }
  const edits = uses.filter(({ root }) => !kept.has(root)).map(({ edit }) => edit);
  for (const [{ start, end }, taken] of unpackings)
    if (!taken.some((name) => kept.has(name))) edits.push({ start, end, text: '' });
  return edits;
}

const importsVars = (statement: Node): boolean =>
  statement.type === 'ImportDeclaration' &&
  (statement['specifiers'] as Node[]).some(({ local }) => (local as Node)['name'] === 'vars');

/** The names that `const { color, space } = vars` makes, with what they stand for; undefined for other statements. */
function takenFrom(
  statement: Node,
  names: ReadonlyMap<string, string | Tree>,
): Map<string, string | Tree> | undefined {
  if (statement.type !== 'VariableDeclaration') return undefined;
  const [declarator, ...others] = statement['declarations'] as Node[];
  const { id, init } = declarator as Node & { id: Node; init: Node | null };
  const branch = init ? valueOf(init, names) : undefined;
  if (others.length > 0 || id.type !== 'ObjectPattern' || typeof branch !== 'object') return undefined;
  const taken = new Map<string, string | Tree>();
  for (const property of id['properties'] as Node[]) {
    const { key, value } = property as Node & { key?: Node; value?: Node };
    const found = branch[String(key?.['name'])];
    if (value?.type !== 'Identifier' || found === undefined) return undefined;
    taken.set(String(value['name']), found);
  }
  return taken;
}

/** Whether a name only says which property is meant, as in `{ color: 0 }` and `style.color`. */
const isMereName = (node: Node, parent: Node | undefined): boolean =>
  !parent?.['computed'] &&
  ((parent?.type === 'Property' &&
    parent['key'] === node &&
    parent['value'] !== node &&
    !parent['shorthand']) ||
    (parent?.type === 'MemberExpression' && parent['property'] === node));

/** The name that a chain of members starts with. */
const rootOf = (node: Node): string =>
  node.type === 'MemberExpression' ? rootOf(node['object'] as Node) : String(node['name']);

/** The token that a name or a chain of members stands for, or the branch of the tree that it has come to. */
function valueOf(node: Node, names: ReadonlyMap<string, string | Tree>): string | Tree | undefined {
  if (node.type === 'Identifier') return names.get(String(node['name']));
  if (node.type !== 'MemberExpression') return undefined;
  const branch = valueOf(node['object'] as Node, names);
  if (branch === undefined || typeof branch === 'string') return undefined;
  const property = node['property'] as Node;
  const isLiteral = property.type === 'Literal';
  if (node['computed'] && !isLiteral) return undefined;
  return branch[String(isLiteral ? property['value'] : property['name'])];
}
