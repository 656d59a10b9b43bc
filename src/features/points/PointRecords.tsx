import { useIntl } from 'react-intl';
import type { PointsConfig, PointsRecord, PointsSum, PointsType } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { DateRangePicker } from '#ds/DateRangePicker';
import { Heading } from '#ds/Heading';
import { Select, SelectItem } from '#ds/Select';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { useLocaleRow } from '#ds-i18n';
import { AsyncSection, type AsyncPages } from '#patterns/AsyncSection';
import { BarList } from '#patterns/BarList';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { pointMessages as messages } from './messages';
import { PointRow } from './PointRow';
import * as styles from './PointRecords.styles';
import { ShortRules } from './PointRules';
import { earnedOf, formatChange, pointTypes, typeNames } from './pointTypes';

/** Which points are shown: of one type or of all, and of which business days. */
export interface RecordFilter {
  type: '' | PointsType;
  from: string;
  to: string;
}

/** The record of points, as far as it has come. */
export interface PointLedger {
  filter: RecordFilter;
  onFilterChange: (filter: RecordFilter) => void;
  /** Today by the days of the brand, `YYYY-MM-DD`. */
  today: string;
  /** IANA name of the zone of these days. */
  timeZone: string | undefined;
  /** The newest first, and what each type comes to in the whole period. */
  records: AsyncPages<{ rows: readonly PointsRecord[]; sources: readonly PointsSum[] }>;
}

export interface PointRecordsProps {
  ledger: PointLedger;
  config: PointsConfig | undefined;
  rulesHref: string;
}

/** Points that came and went in a period, the newest first; beside them where they came from, and the rules. */
export function PointRecords({ ledger, config, rulesHref }: PointRecordsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { records } = ledger;
  const { rows = [], sources = [] } = records.value ?? {};
  const earned = earnedOf(sources);
  return (
    <Columns aside={95} gap={5}>
      <Card density="none">
        <LedgerFilters {...ledger} />
        <div css={styles.body}>
          <AsyncSection
            of={records}
            skeleton={<Skeleton shape="block" blockSize="20rem" />}
            empty={{ title: t(messages.noRecords), description: t(messages.noRecordsText) }}
            failure={{
              title: t(messages.failedTitle),
              description: t(messages.failedText),
            }}
          >
            <ul role="list" aria-label={t(messages.records)}>
              {rows.map((record) => (
                <PointRow key={record.id} record={record} timeZone={ledger.timeZone} />
              ))}
            </ul>
            {records.hasMore && (
              <div css={styles.more}>
                <Button tone="neutral" isPending={records.more === 'loading'} onPress={records.loadMore}>
                  {t(actionMessages.showMore)}
                </Button>
              </div>
            )}
          </AsyncSection>
        </div>
      </Card>
      <div css={styles.aside}>
        {earned.length > 0 && (
          <Card>
            <Stack gap={4}>
              <Heading size="lg" face="display">
                {t(messages.cameFrom)}
              </Heading>
              <BarList
                aria-label={t(messages.cameFrom)}
                tone="highlight"
                items={earned.map(({ type, changed }) => ({
                  id: type,
                  label: t(typeNames[type]),
                  value: changed,
                  figure: formatChange(changed, locale),
                }))}
              />
            </Stack>
          </Card>
        )}
        <ShortRules config={config} rulesHref={rulesHref} />
      </div>
    </Columns>
  );
}

function LedgerFilters({ filter, onFilterChange, today }: PointLedger) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.head}>
      <Heading size="lg" face="display">
        {t(messages.records)}
      </Heading>
      <div css={styles.filters}>
        <Select
          size="sm"
          aria-label={t(messages.category)}
          value={filter.type || 'all'}
          onChange={(key) =>
            onFilterChange({ ...filter, type: pointTypes.find((type) => type === key) ?? '' })
          }
        >
          <SelectItem id="all">{t(actionMessages.all)}</SelectItem>
          {pointTypes.map((type) => (
            <SelectItem key={type} id={type}>
              {t(typeNames[type])}
            </SelectItem>
          ))}
        </Select>
        <DateRangePicker
          size="sm"
          aria-label={t(labelMessages.dates)}
          value={{ start: filter.from, end: filter.to }}
          maxValue={today}
          onChange={(days) => onFilterChange({ ...filter, from: days?.start ?? '', to: days?.end ?? '' })}
        />
      </div>
    </div>
  );
}
