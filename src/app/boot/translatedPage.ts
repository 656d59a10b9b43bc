// Chrome's and Edge's translation puts `<font>` in the place of every text. React goes on with the texts that it made:
// taking one away throws, and a new value is written where nobody sees it.

/** What a translation put in the place of a text of ours. */
const standIns = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** The `<font>` that a record says was put where a text was, whether in one step or just before the text went. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isFont);
}

/**
 * Lets a page live on that the browser translates: a text that changes comes back in its own words, and the translator
 * sees to it again; a text that goes takes its translation along.
 */
export function surviveTranslation(): void {
  const watcher = new MutationObserver((records) => {
    for (const record of records)
      if (record.type === 'characterData') {
        standIns.get(record.target)?.replaceWith(record.target);
        standIns.delete(record.target);
      } else
        for (const text of record.removedNodes) {
          const font = text.nodeType === Node.TEXT_NODE && !text.isConnected && standInOf(record);
          if (!font) continue;
          standIns.set(text, font);
          watcher.observe(text, { characterData: true });
        }
  });
  watcher.observe(document.documentElement, { childList: true, subtree: true });
  const { insertBefore, removeChild } = Node.prototype;
  const now = <Child extends Node | null>(parent: Node, child: Child): Child => {
    const standIn = child && child.parentNode !== parent ? standIns.get(child) : undefined;
    return standIn?.parentNode === parent ? (standIn as unknown as Child) : child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, now(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, now(this, before));
    return child;
  };
}
