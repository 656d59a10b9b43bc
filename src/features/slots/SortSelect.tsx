import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useIntl } from 'react-intl';
import { Select, SelectItem } from '#ds/Select';
import { useOpenAtOnce } from '../useOpenAtOnce';
import type { HallSort } from './hall';
import { hallMessages } from './messages';
import { sortMessages } from './sorts';

export interface SortSelectProps {
  sort: HallSort;
  /** Keep the function. */
  onSortChange: (sort: HallSort) => void;
}

/** The order of a hall. It opens by itself: somebody has pressed the button in whose place it comes. */
export function SortSelect({ sort, onSortChange }: SortSelectProps) {
  const { formatMessage: t } = useIntl();
  const { ref, trigger } = useOpenAtOnce(true);
  return (
    <Select
      {...trigger}
      buttonRef={ref}
      aria-label={t(hallMessages.sort)}
      icon={IconArrowsSort}
      value={sort}
      onChange={(key) => onSortChange(key as HallSort)}
    >
      {Object.entries(sortMessages).map(([id, words]) => (
        <SelectItem key={id} id={id}>
          {t(words)}
        </SelectItem>
      ))}
    </Select>
  );
}
