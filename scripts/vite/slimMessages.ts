import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/**
 * Leaves only the ids of message descriptors in the built code: the words come from the compiled catalogues, and a
 * visitor should not download the English ones twice.
 */
export function slimMessages(): Plugin {
  return {
    name: 'slim-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /messages\.ts$/ },
      handler(code) {
        return { code: applyEdits(code, editsOf(this.parse(code) as unknown as Node, code)), map: null };
      },
    },
  };
}

/** What to change in a module of messages. */
export function editsOf(module: Node, code: string): Edit[] {
  const edits: Edit[] = [];
  visit(module, (node) => {
    const id = node.type === 'ObjectExpression' ? idOf(node, code) : undefined;
    if (id) edits.push({ start: node.start, end: node.end, text: `{ id: ${id} }` });
  });
  return edits;
}

/** Source text of the id when the object is a message descriptor. */
function idOf(object: Node, code: string): string | undefined {
  const properties = object['properties'] as Node[];
  const named = (name: string): Node | undefined =>
    properties.find(({ type, key }) => type === 'Property' && (key as { name?: string }).name === name);
  const id = named('id')?.['value'] as Node | undefined;
  return id && named('defaultMessage') ? code.slice(id.start, id.end) : undefined;
}
