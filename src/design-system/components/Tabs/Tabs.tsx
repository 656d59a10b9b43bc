import { createContext, useContext, useId, useMemo, type ReactNode, type Ref } from 'react';
import { panel, root, tab } from './Tabs.styles';

export interface TabsProps<Key extends string> {
  /** A TabList and a TabPanel for each Tab. */
  children: ReactNode;
  /** `id` of the Tab that is chosen. */
  selectedKey: Key;
  /** Gets the `id` of a Tab that is pressed or reached by an arrow key. */
  onSelectionChange: (key: Key) => void;
  /** `quiet` underlines; `strong` draws each tab as a pill with a mark, for vendors and lobbies. @default 'quiet' */
  emphasis?: 'quiet' | 'strong';
  ref?: Ref<HTMLDivElement>;
}

interface TabsState {
  selectedKey: string;
  select: (key: string) => void;
  /** Begins the ids of tabs and panels. */
  prefix: string;
}

const TabsContext = createContext<TabsState>({ selectedKey: '', select: () => undefined, prefix: '' });
export const useTabs = () => useContext(TabsContext);

/**
 * Shows one of several views of the same thing. Views that are pages of their own are links with a `href`.
 *
 * React Aria's tabs keep scores of hooks for each tab, and bring its collections: with a tab for each of sixty
 * vendors that was a quarter of a hall's memory.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { children, selectedKey, onSelectionChange, emphasis = 'quiet', ref } = props;
  const prefix = useId();
  const state = useMemo<TabsState>(
    // Only an `id` that a Tab has is ever selected.
    () => ({ selectedKey, select: (key) => onSelectionChange(key as Key), prefix }),
    [selectedKey, onSelectionChange, prefix],
  );
  return (
    <TabsContext value={state}>
      <div ref={ref} css={root} data-emphasis={emphasis}>
        {children}
      </div>
    </TabsContext>
  );
}

export interface TabProps {
  /** The same as that of its TabPanel. */
  id: string;
  /** The view in a word or two. */
  children: ReactNode;
  /** A picture before the words, such as a vendor's mark. */
  mark?: ReactNode;
  /** After the words: a CountBadge. */
  badge?: ReactNode;
  /** Its view cannot be chosen now. @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Chooses one view. */
export function Tab({ id, children, mark, badge, isDisabled = false, ref }: TabProps) {
  const { selectedKey, select, prefix } = useTabs();
  const isSelected = id === selectedKey;
  return (
    <button
      ref={ref}
      type="button"
      role="tab"
      id={`${prefix}-tab-${id}`}
      css={tab}
      aria-selected={isSelected}
      {...(isSelected && { 'aria-controls': `${prefix}-panel-${id}`, 'data-selected': true })}
      tabIndex={isSelected ? 0 : -1}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={({ currentTarget }) => {
        // Safari gives a button that is pressed no focus, and the arrow keys go on from it.
        currentTarget.focus();
        if (!isSelected) select(id);
      }}
    >
      {mark}
      {children}
      {badge}
    </button>
  );
}

export interface TabPanelProps {
  /** The same as that of its Tab. */
  id: string;
  /** The view. */
  children: ReactNode;
  /** There is always something in it that takes the focus, such as a field, so that the view need not be a stop itself. */
  hasTabStop?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One view, shown while the Tab of its `id` is selected. */
export function TabPanel({ id, children, hasTabStop = false, ref }: TabPanelProps) {
  const { selectedKey, prefix } = useTabs();
  if (id !== selectedKey) return null;
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={`${prefix}-panel-${id}`}
      aria-labelledby={`${prefix}-tab-${id}`}
      css={panel}
      tabIndex={hasTabStop ? undefined : 0}
    >
      {children}
    </div>
  );
}
