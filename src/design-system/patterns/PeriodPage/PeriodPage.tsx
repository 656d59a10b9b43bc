import type { ReactNode } from 'react';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type Async, type AsyncSectionProps } from '#patterns/AsyncSection';
import { FilterBar, type FilterValues } from '#patterns/FilterBar';
import { root } from './PeriodPage.styles';

export interface PeriodPageProps extends Required<Pick<AsyncSectionProps, 'empty' | 'failure'>> {
  /** The figures: how they are coming along, why they failed, and how they are asked for again. */
  of: Async<unknown>;
  /** Whether they have come and there are none. */
  isEmpty?: boolean;
  /** Usual periods, such as the last seven days; the one that counts without a choice has the id `''`. */
  periods: readonly { id: string; label: string }[];
  /** `period`, `from`, `to`. */
  filters: FilterValues;
  /** Told of all values when one changes. */
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  today: string;
  /** Names of the two fields. */
  labels: { period: string; dates: string };
  /** Height of what stands for the figures until they come, any CSS length. @default '24rem' */
  skeletonSize?: string;
  /** The figures. */
  children: ReactNode;
}

/** Figures of a period that is one answer: a choice of usual periods or of days, and the figures in all their states. */
export function PeriodPage(props: PeriodPageProps) {
  const {
    of,
    isEmpty = false,
    periods,
    filters,
    onFiltersChange,
    today,
    labels,
    skeletonSize = '24rem',
  } = props;
  return (
    <div css={root}>
      <FilterBar
        fields={[
          { kind: 'choice', id: 'period', label: labels.period, look: 'segment', options: periods },
          { kind: 'days', id: 'from', endId: 'to', label: labels.dates, maxValue: today },
        ]}
        values={filters}
        onChange={onFiltersChange}
      />
      <AsyncSection
        of={of}
        state={isEmpty ? 'empty' : of.state}
        isCard
        skeleton={<Skeleton shape="block" blockSize={skeletonSize} />}
        empty={props.empty}
        failure={props.failure}
      >
        {props.children}
      </AsyncSection>
    </div>
  );
}
