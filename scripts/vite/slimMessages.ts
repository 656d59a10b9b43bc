import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/**
 * Leaves only the ids of messages in the built code: the words come from the compiled catalogues, and a visitor should
 * not download the English ones twice.
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

/** What to change in a module of messages: every `defineArea` becomes the table of ids that it would make. */
export function editsOf(module: Node, code: string): Edit[] {
  const edits: Edit[] = [];
  visit(module, (node) => {
    if (node.type !== 'CallExpression' || (node['callee'] as { name?: string }).name !== 'defineArea')
      return undefined;
    const [prefix, table] = node['arguments'] as Node[];
    const rows = ((table?.['properties'] ?? []) as Node[]).map((property) => {
      const key = property['key'] as Node & { name?: string; value?: string };
      const own = idOf(property['value'] as Node);
      const id = own ?? `${String(prefix?.['value'])}.${key.name ?? key.value ?? ''}`;
      return `${code.slice(key.start, key.end)}: { id: ${JSON.stringify(id)} }`;
    });
    edits.push({ start: node.start, end: node.end, text: `{ ${rows.join(', ')} }` });
    return true;
  });
  return edits;
}

/** The id of a message that has one of its own. */
function idOf(value: Node): string | undefined {
  if (value.type !== 'ObjectExpression') return undefined;
  const properties = value['properties'] as Node[];
  const id = properties.find(({ key }) => (key as { name?: string }).name === 'id');
  return (id?.['value'] as { value?: string } | undefined)?.value;
}
