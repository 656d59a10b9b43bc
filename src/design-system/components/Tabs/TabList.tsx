import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useContext, useEffect, useRef, useState, type Ref } from 'react';
import { TabList as AriaTabList, TabListStateContext } from 'react-aria-components';
import type { TabListProps as AriaTabListProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { arrow, bar, list } from './Tabs.styles';

export interface TabListProps<Item> extends Omit<AriaTabListProps<Item>, 'className' | 'style' | 'render'> {
  /** What the tabs are of. */
  'aria-label': string;
  ref?: Ref<HTMLDivElement>;
}

/** Where tabs run out of the bar: a scroller's start is 0 and its offset negative in right-to-left text. */
function overflowOf(scroller: HTMLElement) {
  const passed = Math.abs(scroller.scrollLeft);
  return { start: passed > 1, end: passed + scroller.clientWidth < scroller.scrollWidth - 1 };
}

/** Scrolls the bar alone, so that the tab that is chosen stands in it with some of the next one beside it. */
function showChosen(scroller: HTMLElement) {
  const tab = scroller.querySelector('[role="tab"][aria-selected="true"]');
  if (!tab || scroller.scrollWidth <= scroller.clientWidth) return;
  const [bar, chosen] = [scroller.getBoundingClientRect(), tab.getBoundingClientRect()];
  const room = Math.max(0, Math.min(64, (bar.width - chosen.width) / 2));
  if (chosen.left < bar.left + room) scroller.scrollLeft += chosen.left - bar.left - room;
  else if (chosen.right > bar.right - room) scroller.scrollLeft += chosen.right - bar.right + room;
}

/** The tabs in a row. Those that do not fit fade out at the end, where arrows for the pointer appear. */
export function TabList<Item extends object>(props: TabListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState({ start: false, end: false });
  const chosen = useContext(TabListStateContext)?.selectedKey;

  // React Aria brings a tab into view when it gets the focus; a page that opens at one gives it none.
  useEffect(() => {
    if (scroller.current) showChosen(scroller.current);
  }, [chosen]);

  // Neither CSS nor React Aria tells whether a scroller overflows.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const now = overflowOf(element);
      setOverflow((before) => (before.start === now.start && before.end === now.end ? before : now));
    };
    const resized = new ResizeObserver(() => {
      showChosen(element);
      look();
    });
    resized.observe(element);
    if (element.firstElementChild) resized.observe(element.firstElementChild);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  const turn = (side: 'start' | 'end') => () => {
    const element = scroller.current;
    if (!element) return;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const distance = element.clientWidth * 0.8 * (side === 'end' ? 1 : -1) * (isRtl ? -1 : 1);
    element.scrollBy({ left: distance, behavior: 'smooth' });
  };
  // The arrow keys bring every tab into view, so these are for the pointer alone.
  const arrowAt = (side: 'start' | 'end') => (
    <button type="button" css={arrow} data-side={side} tabIndex={-1} aria-hidden="true" onClick={turn(side)}>
      <Icon icon={side === 'start' ? IconChevronLeft : IconChevronRight} size={18} isDirectional />
    </button>
  );
  return (
    <div css={bar} data-before={overflow.start || undefined} data-after={overflow.end || undefined}>
      <div ref={scroller} data-scroller="">
        <AriaTabList {...props} css={list} />
      </div>
      {overflow.start && arrowAt('start')}
      {overflow.end && arrowAt('end')}
    </div>
  );
}
