import { FormattedMessage, useIntl } from 'react-intl';
import { onPlainClick } from '#ds/Link';
import { Mark } from '#ds/Mark';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { sportsMessages as messages } from './messages';
import * as styles from './SportsScreen.styles';

/** A vendor with a book of its own. */
export interface SportsBook {
  /** The vendor's code. */
  code: string;
  name: string;
  mark: string | undefined;
  href: string;
}

export interface BookRowProps {
  /** Absent while they load. */
  books: readonly SportsBook[] | undefined;
  /** Code of the vendor in whose book prices open. */
  current: string | undefined;
  /** Keep the function. */
  onBook: (code: string) => void;
  /** Prices of the page open in the current book. @default true */
  hasPrices?: boolean;
}

/** The vendors, each with the way to its own book. */
export function BookRow({ books, current, onBook, hasPrices = true }: BookRowProps) {
  const { formatMessage: t } = useIntl();
  if (!books) return null;
  const chosen = books.find(({ code }) => code === current);
  return (
    <Stack elementType="section" gap={2} aria-label={t(messages.books)}>
      <Text>
        {!hasPrices && books.length > 0 ? (
          t(messages.introOwn)
        ) : chosen ? (
          <FormattedMessage {...messages.intro} values={{ vendor: chosen.name }} />
        ) : (
          t(messages.introNone)
        )}
      </Text>
      <ul css={styles.bookList}>
        {books.map(({ code, name, mark, href }) => (
          <li key={code}>
            <a
              css={styles.book}
              href={href}
              data-current={code === current || undefined}
              onClick={onPlainClick(() => onBook(code))}
            >
              <Mark name={name} src={mark} size="sm" />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
