import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/** What the registry says of a language to translators and tools alone. No screen may read it. */
const toolFacts = new Set(['english', 'script', 'plurals', 'currency', 'flag', 'tier']);

/** Leaves the facts that only translators and tools need out of the built registry of languages. */
export function slimRegistry(): Plugin {
  return {
    name: 'slim-registry',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]locales[\\/]registry\.ts$/ },
      handler(code) {
        const edits = editsOf(this.parse(code) as unknown as Node);
        if (edits.length === 0) this.error('The registry of languages has no rows that this plugin knows.');
        return { code: applyEdits(code, edits), map: null };
      },
    },
  };
}

/** What to change in the registry. */
export function editsOf(module: Node): Edit[] {
  const edits: Edit[] = [];
  visit(module, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const properties = node['properties'] as Node[];
    if (!properties.some((property) => nameOf(property) === 'intlTag')) return;
    for (const [index, property] of properties.entries()) {
      if (!toolFacts.has(nameOf(property) ?? '')) continue;
      edits.push({ start: property.start, end: properties[index + 1]?.start ?? property.end, text: '' });
    }
  });
  return edits;
}

function nameOf({ key }: Node): string | undefined {
  return (key as { name?: string } | undefined)?.name;
}
