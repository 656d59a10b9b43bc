import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { Switch } from '#ds/Switch';
import { ChoiceButtons } from '../ChoiceButtons';
import { SelectOnDemand } from '../SelectOnDemand';
import { actionMessages } from '../action.messages';
import { pointMessages as messages } from './messages';
import * as styles from './PointMallScreen.styles';

/** Which rewards are shown, and in which order. */
export interface MallFilter {
  category: '' | PointsItem['category'];
  sort: 'popular' | 'fewest' | 'most';
  isAffordable: boolean;
}

export interface MallFiltersProps {
  filter: MallFilter;
  onFilterChange: (filter: MallFilter) => void;
  /** Points that can be spent; not there for a visitor, who cannot ask for what they pay for. */
  points: number | undefined;
}

const categories = ['goods', 'voucher', 'bonus'] as const;
const sorts = ['popular', 'fewest', 'most'] as const;

/** Chooses kinds of rewards, those that one's points pay for, and their order. */
export function MallFilters({ filter, onFilterChange, points }: MallFiltersProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.filters}>
      <div css={styles.kinds}>
        <ChoiceButtons
          emphasis="chip"
          aria-label={t(messages.category)}
          value={filter.category}
          onChange={(category) => onFilterChange({ ...filter, category })}
          options={[
            { id: '', label: t(actionMessages.all) },
            ...categories.map((id) => ({ id, label: t(messages[id]) })),
          ]}
        />
      </div>
      {points !== undefined && (
        <Switch
          isSelected={filter.isAffordable}
          onChange={(isAffordable) => onFilterChange({ ...filter, isAffordable })}
        >
          {t(messages.affordable)}
        </Switch>
      )}
      <div css={styles.sort}>
        <SelectOnDemand
          size="sm"
          icon={IconArrowsSort}
          aria-label={t(messages.sort)}
          value={filter.sort}
          options={sorts.map((id) => ({ id, label: t(messages[id]) }))}
          onChange={(sort) => onFilterChange({ ...filter, sort })}
        />
      </div>
    </div>
  );
}
