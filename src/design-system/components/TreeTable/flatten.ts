import type { TableBranch } from '../Table/grid';

/**
 * What is below an item: nothing, so that it cannot be opened; its items; or that they are on their way or could not be
 * fetched.
 */
export type TreeChildren<Item> =
  | undefined
  | readonly Item[]
  | 'loading'
  | {
      /** Why they are not there. @default "Something went wrong" in the user's language */
      readonly failed: string | true;
      /** Fetches once more. */
      readonly onRetry: () => void;
    };

/** One line of the tree as it stands open: an item, or what is said in place of the items below one. */
export interface TreeNode<Item> {
  key: string;
  branch: TableBranch;
  /** The line it is below. */
  parent: number | undefined;
  item: Item | undefined;
  /** In place of items: that they are on their way, or why they are not there. */
  state?: Exclude<TreeChildren<Item>, undefined | readonly Item[]>;
}

interface Tree<Item> {
  getKey: (item: Item) => string;
  getChildren: (item: Item) => TreeChildren<Item>;
  isExpanded: (key: string) => boolean;
  sort: (items: readonly Item[]) => readonly Item[];
}

/** The lines of a tree in the order in which they are seen. */
export function flatten<Item>(roots: readonly Item[], tree: Tree<Item>): TreeNode<Item>[] {
  const lines: TreeNode<Item>[] = [];
  const add = (items: readonly Item[], level: number, parent: number | undefined) => {
    const sorted = tree.sort(items);
    sorted.forEach((item, index) => {
      const key = tree.getKey(item);
      const children = tree.getChildren(item);
      const isExpanded = children === undefined ? undefined : tree.isExpanded(key);
      const at = lines.length;
      const isBusy = isExpanded === true && children === 'loading';
      const branch = { level, isExpanded, position: index + 1, size: sorted.length, isBusy };
      lines.push({ key, branch, parent, item });
      if (!isExpanded || children === undefined) return;
      if (isList(children)) add(children, level + 1, at);
      else {
        const only = { level: level + 1, isExpanded: undefined, position: 1, size: 1, isBusy: false };
        lines.push({ key: `${key} below`, branch: only, parent: at, item: undefined, state: children });
      }
    });
  };
  add(roots, 1, undefined);
  return lines;
}

const isList = <Item>(children: TreeChildren<Item>): children is readonly Item[] => Array.isArray(children);
