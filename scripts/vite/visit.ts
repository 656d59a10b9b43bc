/** A node of a syntax tree as the bundler's parser makes it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Told of a node and the node around it; below a node for which it answers true, nothing is visited. */
type Enter = (node: Node, parent: Node | undefined) => true | undefined;

/** Calls back for a node and all below it, outermost first. */
export function visit(node: Node, enter: Enter, parent?: Node): void {
  if (enter(node, parent)) return;
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && typeof (item as Node).type === 'string')
        visit(item as Node, enter, node);
    }
  }
}

/** A stretch of source and what stands in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The source with every edit made. Edits do not overlap. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}
