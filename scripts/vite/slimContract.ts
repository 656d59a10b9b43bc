import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/** Leaves out of the built contract which parts of a call the specification does not show: only tests ask for it. */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract[\\/]\w+\.ts$/, code: 'assumed' },
      handler(code) {
        return { code: applyEdits(code, editsOf(this.parse(code) as unknown as Node)), map: null };
      },
    },
  };
}

/** What to change in a file of the contract: `assumed` of every object that holds a list or a name there. */
export function editsOf(module: Node): Edit[] {
  const edits: Edit[] = [];
  visit(module, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const properties = node['properties'] as Node[];
    for (const [index, property] of properties.entries()) {
      if ((property['key'] as { name?: string } | undefined)?.name !== 'assumed') continue;
      edits.push({ start: property.start, end: properties[index + 1]?.start ?? property.end, text: '' });
    }
  });
  return edits;
}
