import type { ReactNode, Ref } from 'react';
import { Tab as AriaTab, TabPanel as AriaTabPanel, Tabs as AriaTabs } from 'react-aria-components';
import type {
  TabPanelProps as AriaTabPanelProps,
  TabProps as AriaTabProps,
  TabsProps as AriaTabsProps,
} from 'react-aria-components';
import { panel, root, tab } from './Tabs.styles';

export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'style' | 'render' | 'children'> {
  /** A TabList and a TabPanel for each Tab. */
  children: ReactNode;
  /** `quiet` underlines; `strong` draws each tab as a pill with a mark, for vendors and lobbies. @default 'quiet' */
  emphasis?: 'quiet' | 'strong';
  ref?: Ref<HTMLDivElement>;
}

/** Shows one of several views of the same thing. Views that are pages of their own are links with a `href`. */
export function Tabs({ children, emphasis = 'quiet', ...rest }: TabsProps) {
  return (
    <AriaTabs {...rest} css={root} data-emphasis={emphasis}>
      {children}
    </AriaTabs>
  );
}

export interface TabProps extends Omit<AriaTabProps, 'className' | 'style' | 'render' | 'children'> {
  /** The view in a word or two. */
  children: ReactNode;
  /** A picture before the words, such as a vendor's mark. */
  mark?: ReactNode;
  /** After the words: a CountBadge. */
  badge?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Chooses one view. */
export function Tab({ children, mark, badge, ...rest }: TabProps) {
  return (
    <AriaTab {...rest} css={tab}>
      {mark}
      {children}
      {badge}
    </AriaTab>
  );
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, 'className' | 'style' | 'render'> {
  /**
   * There is always something in it that takes the focus, such as a field. React Aria then need not look for it after
   * every change, which lays the page out: for a view of hundreds of things that come and go.
   */
  hasTabStop?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** One view, shown while the Tab of its `id` is selected. */
export function TabPanel({ hasTabStop = false, ...rest }: TabPanelProps) {
  return <AriaTabPanel {...rest} css={panel} {...(hasTabStop && { render: withTabStop })} />;
}

/** React Aria looks into what its `ref` is on, here an empty box, and without a find would make the view a stop itself. */
const withTabStop: NonNullable<AriaTabPanelProps['render']> = ({ ref, tabIndex: _, children, ...view }) => (
  <div {...view}>
    <div ref={ref} hidden />
    {children}
  </div>
);
