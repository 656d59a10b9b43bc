import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '#ds/Icon';
import { useTabs } from './Tabs';
import { arrow, bar, list } from './Tabs.styles';

export interface TabListProps {
  /** What the tabs are of. */
  'aria-label': string;
  /** A Tab for each view. */
  children: ReactNode;
}

const tabOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role="tab"]:enabled');

/** The tab that a key leads to from one of them, past those that cannot be chosen. */
function tabAfter({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const place = tabs.findIndex((tab) => tab === target);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward =
    key === (getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  return isForward ? tabs[(place + 1) % tabs.length] : tabs.at(place - 1);
}

/** Keys, the focus and the pointer, for all tabs at once: hooks for each are what makes sixty of them slow to draw. */
const handlers = {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : tabAfter(event);
    if (!next) return;
    event.preventDefault();
    next.click();
  },
  onFocus: ({ target }: { target: Element }) => {
    if (target.matches(':focus-visible')) tabOf(target)?.setAttribute('data-focus-visible', 'true');
  },
  onBlur: ({ target }: { target: Element }) => tabOf(target)?.removeAttribute('data-focus-visible'),
  onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse') tabOf(target)?.setAttribute('data-hovered', 'true');
  },
  onPointerOut: ({ target }: PointerEvent<HTMLElement>) => tabOf(target)?.removeAttribute('data-hovered'),
};

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
export function TabList({ 'aria-label': label, children }: TabListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState({ start: false, end: false });
  const { selectedKey } = useTabs();

  useEffect(() => {
    if (scroller.current) showChosen(scroller.current);
  }, [selectedKey]);

  // CSS does not tell whether a scroller overflows.
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
        <div role="tablist" aria-label={label} css={list} {...handlers}>
          {children}
        </div>
      </div>
      {overflow.start && arrowAt('start')}
      {overflow.end && arrowAt('end')}
    </div>
  );
}
