import type { Plugin } from 'vite';
import { applyEdits, visit, type Edit, type Node } from './visit.ts';

/** What the registry of languages says to translators and tools alone. */
export const toolFacts = ['english', 'script', 'plurals', 'currency', 'flag', 'tier'];

/**
 * Leaves fields of object literals out of the built site: what only translators, tools and tests ask for. No page may read
 * them.
 * @param files in whose every object they are left out
 */
export function omitFields(files: RegExp, fields: readonly string[]): Plugin {
  return {
    name: 'omit-fields',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: files, code: new RegExp(fields.join('|')) },
      handler(code) {
        const edits = editsOf(this.parse(code) as unknown as Node, fields);
        return edits.length > 0 ? { code: applyEdits(code, edits), map: null } : undefined;
      },
    },
  };
}

/** What to change in a module. */
export function editsOf(module: Node, fields: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  visit(module, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const properties = node['properties'] as Node[];
    for (const [index, property] of properties.entries()) {
      const { name } = (property['key'] ?? {}) as { name?: string };
      if (name === undefined || !fields.includes(name)) continue;
      edits.push({ start: property.start, end: properties[index + 1]?.start ?? property.end, text: '' });
    }
  });
  return edits;
}
