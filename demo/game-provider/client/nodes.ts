type Child = Node | string | undefined;

/** Makes an element. Attributes that are false or undefined are left out. */
export function make(
  tag: string,
  attributes: Readonly<Record<string, string | boolean | undefined>> = {},
  ...children: Child[]
): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

const made = new WeakMap<Element, Map<string, HTMLElement>>();

/**
 * Brings the children of a node into line with a list: those that stay keep their node, and with it the focus and what
 * was typed into it.
 */
export function reconcile<Item>(
  parent: Element,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  create: (item: Item) => HTMLElement,
  update: (node: HTMLElement, item: Item) => void,
): void {
  const known = made.get(parent) ?? new Map<string, HTMLElement>();
  const next = new Map<string, HTMLElement>();
  items.forEach((item, place) => {
    const key = keyOf(item);
    const node = known.get(key) ?? create(item);
    next.set(key, node);
    update(node, item);
    const there = parent.children[place];
    if (there !== node) parent.insertBefore(node, there ?? null);
  });
  for (const [key, node] of known) if (!next.has(key)) node.remove();
  made.set(parent, next);
}

/** The part of a node that is marked with `data-field`. */
export function field(node: Element, name: string): HTMLElement {
  const found = node.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}
