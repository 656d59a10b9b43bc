import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

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
        const descriptors: { start: number; end: number; id: string }[] = [];
        visit(this.parse(code) as unknown as Node, (node) => {
          const id = node.type === 'ObjectExpression' ? idOf(node, code) : undefined;
          if (id) descriptors.push({ start: node.start, end: node.end, id });
        });
        let slim = code;
        for (const { start, end, id } of descriptors.toReversed())
          slim = `${slim.slice(0, start)}{ id: ${id} }${slim.slice(end)}`;
        return { code: slim, map: null };
      },
    },
  };
}

/** Source text of the id when the object is a message descriptor. */
function idOf(object: Node, code: string): string | undefined {
  const properties = object['properties'] as Node[];
  const named = (name: string): Node | undefined =>
    properties.find(({ type, key }) => type === 'Property' && (key as { name?: string }).name === name);
  const id = named('id')?.['value'] as Node | undefined;
  return id && named('defaultMessage') ? code.slice(id.start, id.end) : undefined;
}

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && typeof (item as Node).type === 'string')
        visit(item as Node, enter);
    }
  }
}
