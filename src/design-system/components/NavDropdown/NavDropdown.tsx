import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { Link } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { root, trigger } from './NavDropdown.styles';
import { expandable } from './expandable';
import type { NavMenu } from './menu';
import { usePanel } from './usePanel';

export interface NavDropdownProps {
  /** The place itself: its name, its drawing and where a click leads. */
  place: { label: string; icon?: IconSource; href: string };
  /** What the panel shows. Absent or without entries, the place is a plain link. */
  menu?: NavMenu | undefined;
  /** Whether the page belongs to this place. */
  isCurrent?: boolean;
  /** Entries shown before More takes the place of the rest. @default 11 */
  maxEntries?: number;
}

/** Milliseconds for which the pointer rests before the panel opens or closes: a pointer passing by means nothing. */
const intent = 120;

/**
 * A place in the header's bar of games. Its panel spans the header, opens when the pointer rests on it, on Enter and on
 * Arrow Down, and closes on Escape. Arrow Up from its first row goes back to the place, and once the panel is open Enter
 * leads there. It goes into the `ul` of a header that is positioned.
 */
export function NavDropdown({ place, menu, isCurrent = false, maxEntries = 11 }: NavDropdownProps) {
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [isByKeys, setIsByKeys] = useState(false);
  const { Panel, fetchPanel } = usePanel();
  const panelId = useId();
  const hasMenu = menu !== undefined && menu.entries.length > 0;

  const open = (isNowOpen: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(setIsOpen, after, isNowOpen);
    else setIsOpen(isNowOpen);
  };
  // Told to the bar by an attribute and not found by `:has()`, for which browsers restyle the whole page at each insertion.
  useLayoutEffect(() => {
    const bar = item.current?.parentElement;
    bar?.toggleAttribute('data-menu-open', bar.querySelector(':scope > li > [data-open]') !== null);
  }, [isOpen]);
  // What is pressed elsewhere on the page gets no event of this component.
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !item.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const hover = (event: PointerEvent, isOver: boolean) => {
    if (!hasMenu || event.pointerType !== 'mouse') return;
    if (isOver) fetchPanel();
    setIsByKeys(false);
    open(isOver, intent);
  };
  const focusTrigger = () => item.current?.querySelector<HTMLElement>(':scope > a')?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnTrigger = event.target instanceof Element && event.target.parentElement === item.current;
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      open(false);
      setIsByKeys(false);
      focusTrigger();
    } else if (hasMenu && isOnTrigger && (event.key === 'ArrowDown' || (event.key === 'Enter' && !isOpen))) {
      event.preventDefault();
      // The link would take Enter for a press and lead away.
      event.stopPropagation();
      fetchPanel();
      setIsByKeys(true);
      open(true);
    }
  };

  return (
    <li
      ref={item}
      css={root}
      onPointerEnter={(event) => {
        hover(event, true);
      }}
      onPointerLeave={(event) => {
        hover(event, false);
      }}
      onKeyDownCapture={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) open(false);
      }}
    >
      <Link
        css={trigger}
        href={place.href}
        {...(isCurrent && { 'aria-current': 'page' })}
        data-open={isOpen || undefined}
        {...(hasMenu && { render: expandable(isOpen, panelId) })}
        onPress={() => {
          open(false);
        }}
      >
        {place.icon && <Icon icon={place.icon} size={18} />}
        {place.label}
      </Link>
      {isOpen && menu && Panel && (
        <Panel
          id={panelId}
          title={place.label}
          menu={menu}
          maxEntries={maxEntries}
          isFocusedFirst={isByKeys}
          onLeave={() => {
            setIsByKeys(false);
            focusTrigger();
          }}
          onAction={() => {
            open(false);
          }}
        />
      )}
    </li>
  );
}
