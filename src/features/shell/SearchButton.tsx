import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ds/Icon';
import * as styles from './SearchButton.styles';
import { navMessages } from './messages';

export interface SearchButtonProps {
  /** How many games can be searched, if known. */
  gameCount?: number | undefined;
  /** Told when it is pressed, or the key / is, wherever nothing is being typed. */
  onPress: () => void;
  /** Told when pointer or focus reaches it, so that what it opens can be fetched before the press. */
  onIntent?: (() => void) | undefined;
}

const shortcut = '/';
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Looks like a field and opens the search over everything. */
export function SearchButton({ gameCount, onPress, onIntent }: SearchButtonProps) {
  const { formatMessage: t } = useIntl();

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (event.key !== shortcut || !isPlain || isTyping(event.target)) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', open);
    return () => {
      document.removeEventListener('keydown', open);
    };
  }, [onPress]);

  return (
    <button
      type="button"
      css={styles.root}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon icon={IconSearch} size={18} />
      <span css={styles.words}>
        {gameCount ? t(navMessages.searchCount, { count: gameCount }) : t(navMessages.searchButton)}
      </span>
      <kbd css={styles.key} aria-hidden="true">
        {shortcut}
      </kbd>
    </button>
  );
}
