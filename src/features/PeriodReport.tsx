import { useIntl } from 'react-intl';
import type { FilterValues } from '#patterns/FilterBar';
import { ReportPage, type ReportPageProps } from '#patterns/ReportPage';
import { labelMessages } from './label.messages';
import { filterLabels, periodFields } from './listLabels';

/** A period as its page hands it over: it stands in the address. */
export interface ChosenPeriod {
  /** `period`, `from`, `to`. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen. */
  today: string;
}

export interface PeriodReportProps
  extends
    ChosenPeriod,
    Pick<
      ReportPageProps<never>,
      'of' | 'actions' | 'summary' | 'skeletonSize' | 'empty' | 'failure' | 'children'
    > {
  'aria-label': string;
  /** Whether the figures have come and there are none. */
  isEmpty?: boolean | undefined;
  /** Offset of the business days: empty until the figures are there, left out where they say none. */
  utcOffset?: string | undefined;
}

/** Figures that are one answer for a period. */
export function PeriodReport(props: PeriodReportProps) {
  const { today, filters, onFiltersChange, isEmpty, utcOffset, ...rest } = props;
  const { formatMessage: t } = useIntl();
  return (
    <ReportPage
      {...rest}
      {...(isEmpty && { state: 'empty' })}
      zone={utcOffset && t(labelMessages.zone, { offset: utcOffset })}
      filters={{
        fields: periodFields(t, today),
        values: filters,
        onChange: onFiltersChange,
        labels: filterLabels(t),
      }}
    />
  );
}
