import { useIntl } from 'react-intl';
import { SearchField } from '#ds/SearchField';
import { hallMessages } from './messages';

/** Milliseconds without a key until the games follow: those of an ordinary typist are 200 apart. */
const pause = 250;

export interface HallSearchProps {
  query: string;
  /** Called when the typing pauses, a moment after the field is emptied, and at once with Enter. */
  onQueryChange: (query: string) => void;
}

/** The search of a hall. A keystroke draws the field and nothing else. */
export function HallSearch({ query, onQueryChange }: HallSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <SearchField
      aria-label={formatMessage(hallMessages.search)}
      placeholder={formatMessage(hallMessages.search)}
      changeDelay={pause}
      value={query}
      onChange={onQueryChange}
    />
  );
}
