import type { Plugin } from 'vite';
import { applyEdits, type Edit, type Node } from './visit.ts';

/**
 * Lets the bundler leave out the components of a package that nothing imports. What keeps them otherwise: the calls
 * that make them, which could do anything, and the statements that name them for developers' tools.
 */
export function pureComponents(packages: RegExp): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: packages },
      handler(code) {
        const edits = editsOf(this.parse(code) as unknown as Node);
        return edits.length > 0 ? { code: applyEdits(code, edits), map: null } : undefined;
      },
    },
  };
}

const makers = new Set(['createContext', 'forwardRef', 'memo']);

/** What to change at the top level of a module. */
export function editsOf(module: Node): Edit[] {
  return (module['body'] as Node[]).flatMap((statement): Edit[] => {
    if (namesComponent(statement)) return [{ start: statement.start, end: statement.end, text: '' }];
    if (statement.type !== 'VariableDeclaration') return [];
    return (statement['declarations'] as Node[]).flatMap(({ init }) => {
      const made = init as Node | null;
      return made && makesComponent(made)
        ? [{ start: made.start, end: made.start, text: '/* @__PURE__ */ ' }]
        : [];
    });
  });
}

/** `Link.displayName = 'Link'` */
function namesComponent(statement: Node): boolean {
  const { type, left } = (statement['expression'] ?? {}) as Partial<Node> & { left?: Node };
  if (statement.type !== 'ExpressionStatement' || type !== 'AssignmentExpression') return false;
  return left?.type === 'MemberExpression' && (left['property'] as Node)['name'] === 'displayName';
}

/** `forwardRef(…)`, `React.forwardRef(…)` */
function makesComponent(made: Node): boolean {
  if (made.type !== 'CallExpression') return false;
  const callee = made['callee'] as Node;
  const name = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  return makers.has(String(name['name']));
}
