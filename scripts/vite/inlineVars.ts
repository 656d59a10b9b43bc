import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit';

type Tree = { readonly [name: string]: string | Tree };

/**
 * Puts the text of a token where styles name it (`vars.color.text.muted` becomes `'var(--color-text-muted)'`). The map
 * of all tokens then leaves the built code, and the minifier can join what surrounds it.
 */
export function inlineVars(loadVars: () => Promise<Tree>): Plugin {
  let tree: Tree | undefined;
  return {
    name: 'inline-vars',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/, code: /\bvars\b/ },
      async handler(code) {
        tree ??= await loadVars();
        const edits: Edit[] = [];
        visit(this.parse(code) as unknown as Node, (node) => {
          const value = node.type === 'MemberExpression' ? valueOf(node, tree as Tree) : undefined;
          if (typeof value !== 'string') return;
          edits.push({ start: node.start, end: node.end, text: JSON.stringify(value) });
          return true;
        });
        return edits.length > 0 ? { code: applyEdits(code, edits), map: null } : undefined;
      },
    },
  };
}

/** The token that a chain of members names, or the branch of the tree that it has come to. */
function valueOf(node: Node, tree: Tree): string | Tree | undefined {
  if (node.type === 'Identifier') return node['name'] === 'vars' ? tree : undefined;
  if (node.type !== 'MemberExpression') return undefined;
  const branch = valueOf(node['object'] as Node, tree);
  if (branch === undefined || typeof branch === 'string') return undefined;
  const property = node['property'] as Node;
  const isLiteral = property.type === 'Literal';
  if (node['computed'] && !isLiteral) return undefined;
  return branch[String(isLiteral ? property['value'] : property['name'])];
}
