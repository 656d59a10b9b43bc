import { useIntl } from 'react-intl';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
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
  /** Moment up to which the figures are complete, where they lag; in that zone. */
  readAt?: string | undefined;
  timeZone?: string | undefined;
}

/** Figures that are one answer for a period. */
export function PeriodReport(props: PeriodReportProps) {
  const { today, filters, onFiltersChange, isEmpty, utcOffset, readAt, timeZone, ...rest } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <ReportPage
      {...rest}
      {...(isEmpty && { state: 'empty' })}
      {...(readAt && {
        asOf: t(labelMessages.asOf, { time: formatDateTime(readAt, locale, 'record', timeZone) }),
      })}
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
