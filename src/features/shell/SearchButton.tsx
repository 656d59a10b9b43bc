import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ds/Icon';
import * as styles from './SearchButton.styles';
import { navMessages } from './messages';

export interface SearchButtonProps {
  /** How many games can be searched, if known. */
  gameCount?: number | undefined;
  /** Told when it is pressed, or Ctrl and K are. */
  onPress: () => void;
  /** Told when pointer or focus reaches it, so that what it opens can be fetched before the press. */
  onIntent?: (() => void) | undefined;
}

const shortcut = 'Ctrl K';

/** Looks like a field and opens the search over everything. */
export function SearchButton({ gameCount, onPress, onIntent }: SearchButtonProps) {
  const { formatMessage: t } = useIntl();

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // With a key beside it: who speaks to a computer types letters alone without meaning them (WCAG 2.1.4). By its place
      // on the keyboard too: it writes another letter in Russian or Arabic.
      const isK = event.key === 'k' || event.code === 'KeyK';
      if (!isK || !(event.ctrlKey || event.metaKey)) return;
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
      aria-keyshortcuts="Control+K Meta+K"
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
