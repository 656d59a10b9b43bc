import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ds/Text';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import { SelectOnDemand } from '../SelectOnDemand';
import type { HallFilter, HallSort } from './hall';
import { HallSearch } from './HallSearch';
import { chips, search, sort as sortPart, tools } from './HallScreen.styles';
import { hallMessages } from './messages';

interface SortToolProps {
  sort: HallSort;
  /** Keep the function. */
  onSortChange: (sort: HallSort) => void;
}

export interface HallToolsProps extends SortToolProps {
  query: string;
  onQueryChange: (query: string) => void;
  /** Filters that this hall offers. */
  offered: readonly HallFilter[];
  filters: ReadonlySet<HallFilter>;
  /** Keep the function. */
  onFilterToggle: (filter: HallFilter) => void;
  /** Games that fit, and games in all; absent while they load. */
  counts?: { shown: number; total: number } | undefined;
}

/** Drawings of the filters that have one. */
const icons = { favourites: IconStar, recent: IconClock } as const;
const iconOf = (filter: HallFilter) =>
  filter === 'favourites' || filter === 'recent' ? { icon: icons[filter] } : {};

/** Orders as they are offered. */
const sorts = [
  ['mostPlayed', hallMessages.mostPlayed],
  ['newest', hallMessages.newest],
  ['name', hallMessages.name],
  ['rtp', hallMessages.byRtp],
] as const;

/** Search, filters and order of a hall. */
export function HallTools({
  query,
  onQueryChange,
  offered,
  filters,
  onFilterToggle,
  sort,
  onSortChange,
  counts,
}: HallToolsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <div css={tools} role="search" aria-label={t(hallMessages.search)}>
      <div css={search}>
        <HallSearch query={query} onQueryChange={onQueryChange} />
      </div>
      <FilterChips offered={offered} filters={filters} onFilterToggle={onFilterToggle} />
      <Text elementType="span" tone="muted" wrap="nowrap" role="status">
        {counts && (
          <FormattedMessage
            {...labelMessages.shown}
            values={{ shown: formatNumber(counts.shown, locale), total: formatNumber(counts.total, locale) }}
          />
        )}
      </Text>
      <SortTool sort={sort} onSortChange={onSortChange} />
    </div>
  );
}

/** A search renders neither the filters nor the order. */
const FilterChips = memo(function FilterChips({
  offered,
  filters,
  onFilterToggle,
}: Pick<HallToolsProps, 'offered' | 'filters' | 'onFilterToggle'>) {
  const { formatMessage } = useIntl();
  return (
    <div css={chips}>
      <ToggleButtonGroup
        emphasis="chip"
        selectionMode="multiple"
        aria-label={formatMessage(hallMessages.filters)}
        selectedKeys={filters}
        onSelectionChange={(keys) => {
          for (const filter of offered) if (keys.has(filter) !== filters.has(filter)) onFilterToggle(filter);
        }}
      >
        {offered.map((filter) => (
          <ToggleButton key={filter} id={filter} {...iconOf(filter)}>
            <FormattedMessage {...hallMessages[filter]} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
});

const SortTool = memo(function SortTool({ sort, onSortChange }: SortToolProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={sortPart}>
      <SelectOnDemand
        aria-label={t(hallMessages.sort)}
        icon={IconArrowsSort}
        value={sort}
        options={sorts.map(([id, words]) => ({ id, label: t(words) }))}
        onChange={onSortChange}
      />
    </div>
  );
});
