import { useIntl } from 'react-intl';
import { SearchField } from '#ds/SearchField';
import { hallMessages } from './messages';

export interface HallSearchProps {
  query: string;
  /** Called with every key. */
  onQueryChange: (query: string) => void;
}

/** The search of a hall, which follows every key. */
export function HallSearch({ query, onQueryChange }: HallSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <SearchField
      aria-label={formatMessage(hallMessages.search)}
      placeholder={formatMessage(hallMessages.search)}
      value={query}
      onChange={onQueryChange}
    />
  );
}
