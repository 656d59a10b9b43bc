import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { LotteryTrend } from '#contract';
import { Card } from '#ds/Card';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Table, type TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { LotteryBall } from '#gaming/LotteryBall';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChoiceButtons } from '../ChoiceButtons';
import { lotteryMessages as messages } from './messages';
import { roadMessages } from './road.messages';
import { TrendRoads } from './TrendRoads';
import {
  extremesOf,
  heatOf,
  omissionsOf,
  placesOf,
  trendRanges,
  trendsOf,
  type TrendPlace,
  type TrendRange,
} from './trends';

export interface TrendPanelProps {
  /** The last draws. */
  trend: Async<LotteryTrend>;
  range: TrendRange;
  onRange: (range: TrendRange) => void;
}

interface Row {
  id: string;
  /** Number of the draw, or what the line sums up. */
  label: string;
  /** By number: the absence, or a sum. */
  values: readonly number[];
  /** Which number came; none in a line of sums. */
  hit?: string | undefined;
}

const keyOf = ({ id }: Row): string => id;

/** Past draws place by place: absences of every number, sums, and the same in words. */
export function TrendPanel({ trend: query, range, onRange }: TrendPanelProps) {
  const { value: trend } = query;
  const { formatMessage: t } = useIntl();
  const [chosen, setChosen] = useState('');
  const places = useMemo(() => (trend ? placesOf(trend) : []), [trend]);
  const place = places.find(({ id }) => id === chosen) ?? places[0];
  const nameOf = ({ id, kind }: TrendPlace) =>
    kind === 'place'
      ? t(messages.nthPlace, { place: id })
      : t(kind === 'head' ? messages.specialHead : messages.specialTail);
  const { columns, rows, extremes } = useMemo(() => {
    const trends = place ? trendsOf(place) : [];
    const line = (id: string, label: string, values: readonly number[]): Row => ({ id, label, values });
    const omissions = place ? omissionsOf(place) : [];
    const drawn: Row[] = (trend?.draws ?? []).map(({ issue }, back) => {
      const at = omissions.length - 1 - back;
      return { ...line(issue, issue, omissions[at] ?? []), hit: place?.drawn[at] };
    });
    const sums = [
      line(
        'times',
        t(messages.trendTimes),
        trends.map(({ times }) => times),
      ),
      line(
        'now',
        t(messages.trendNow),
        trends.map(({ omission }) => omission),
      ),
      line(
        'average',
        t(messages.trendAverage),
        trends.map(({ average }) => average),
      ),
      line(
        'longest',
        t(messages.trendLongest),
        trends.map(({ longest }) => longest),
      ),
      line(
        'run',
        t(messages.trendRun),
        trends.map(({ run }) => run),
      ),
    ];
    const head: TableColumn<Row> = {
      id: 'draw',
      name: t(messages.trendDraw),
      isRowHeader: true,
      minWidth: 128,
      render: ({ label }) => label,
    };
    const heat = heatOf(trends);
    // By a sign besides, as colours are not seen by everybody.
    const signs = { hot: ' ▲', cold: ' ▼', mild: '' } as const;
    const byNumber = (place?.numbers ?? []).map((number, at): TableColumn<Row> => ({
      id: number,
      name: number + signs[heat.get(number) ?? 'mild'],
      align: 'end',
      minWidth: 56,
      render: ({ values, hit }) =>
        hit === number ? (
          <LotteryBall size="sm" color="red">
            {number}
          </LotteryBall>
        ) : (
          values[at]
        ),
    }));
    return { columns: [head, ...byNumber], rows: [...sums, ...drawn], extremes: extremesOf(trends) };
  }, [trend, place, t]);
  return (
    <Card>
      <Stack gap={3}>
        <ChoiceButtons
          aria-label={t(messages.trendRange)}
          emphasis="chip"
          value={range}
          onChange={onRange}
          options={trendRanges.map((id) => ({ id, label: t(messages.trendDraws, { count: Number(id) }) }))}
        />
        <AsyncSection
          of={query}
          skeleton={<Skeleton shape="block" blockSize="20rem" />}
          failure={{ title: t(messages.trendFailed), description: t(messages.failedText) }}
          asOf={t(messages.asOf)}
        >
          {place && extremes && (
            <Stack gap={3}>
              <ChoiceButtons
                aria-label={t(messages.trendPlace)}
                emphasis="chip"
                value={place.id}
                onChange={setChosen}
                options={places.map((each) => ({ id: each.id, label: nameOf(each) }))}
              />
              <Stack role="status" gap={1}>
                <Text>
                  {t(messages.trendHot, { number: extremes.hot.number, count: extremes.hot.times })}
                </Text>
                <Text>
                  {t(messages.trendCold, {
                    number: extremes.cold.number,
                    omission: extremes.cold.omission,
                    longest: extremes.cold.longest,
                  })}
                </Text>
              </Stack>
              <Text size="xs">{t(roadMessages.legend)}</Text>
              <TrendRoads place={place} />
              <Notice tone="neutral">{t(messages.trendNote)}</Notice>
              <Table aria-label={t(messages.trendTable)} columns={columns} items={rows} getKey={keyOf} />
            </Stack>
          )}
        </AsyncSection>
      </Stack>
    </Card>
  );
}
