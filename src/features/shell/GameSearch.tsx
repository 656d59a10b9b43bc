import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ds/Icon';
import * as styles from './GameSearch.styles';
import { navMessages } from './messages';

export interface GameSearchProps {
  /** How many games can be searched, if known. */
  gameCount?: number | undefined;
  /** Told what was typed when the search is sent; never empty. */
  onSearch: (query: string) => void;
  /** Whether the key / brings the focus here, from wherever nothing is being typed. */
  hasShortcut?: boolean;
  /** Takes the focus when it appears: on a phone it appears because somebody asked for it. */
  isFocusedFirst?: boolean;
}

const shortcut = '/';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Searches the games from any page: Enter leads to the games that match. */
export function GameSearch({
  gameCount,
  onSearch,
  hasShortcut = false,
  isFocusedFirst = false,
}: GameSearchProps) {
  const { formatMessage: say } = useIntl();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasShortcut) return;
    const focus = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== shortcut || !isPlain || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
    };
  }, [hasShortcut]);

  useEffect(() => {
    if (isFocusedFirst) input.current?.focus();
  }, [isFocusedFirst]);

  return (
    <form
      role="search"
      aria-label={say(navMessages.search)}
      css={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        const query = input.current?.value.trim();
        if (query) onSearch(query);
      }}
    >
      <Icon icon={IconSearch} size={18} />
      <input
        ref={input}
        css={styles.input}
        type="search"
        name="query"
        dir="auto"
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={say(navMessages.search)}
        placeholder={gameCount ? say(navMessages.searchCount, { count: gameCount }) : say(navMessages.search)}
        {...(hasShortcut && { 'aria-keyshortcuts': shortcut })}
      />
      {hasShortcut && (
        <kbd css={styles.key} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </form>
  );
}
