/** A node of a syntax tree as the bundler's parser makes it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Calls back for a node and all below it, outermost first; below a node for which it answers true it does not go. */
export function visit(node: Node, enter: (node: Node) => boolean | void): void {
  if (enter(node) === true) return;
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && typeof (item as Node).type === 'string')
        visit(item as Node, enter);
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
