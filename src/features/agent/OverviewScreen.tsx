import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { LineChart } from '#ds/LineChart';
import { Link } from '#ds/Link';
import { SectionHeader } from '#ds/SectionHeader';
import { Stack } from '#ds/Stack';
import { StatCard } from '#ds/StatCard';
import { Text } from '#ds/Text';
import { formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import { BarList } from '#patterns/BarList';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { PeriodReport, type ChosenPeriod } from '../PeriodReport';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { overviewMessages as messages } from './messages';
import { byType, type OverviewReport, type TeamOverview } from './overview';
import { useOverviewCards } from './overviewCards';
import * as styles from './OverviewScreen.styles';
import { TopTeams } from './TopTeams';
import { useOverviewSheet } from './useOverviewSheet';

export interface OverviewScreenProps extends ChosenPeriod {
  overview: Async<TeamOverview>;
  /** Address of the report that proves a figure, for the days shown. */
  hrefOf: (report: OverviewReport) => string;
  /** Where it goes as a file or on paper. */
  outputs: SheetOutputs;
}

/** What an agent looks at first: how the team does, beside the days before, and who makes it up. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { overview: of, hrefOf, outputs, ...period } = props;
  const { value: overview } = of;
  const { formatMessage: t } = useIntl();
  const sheetOf = useOverviewSheet();
  return (
    <PeriodReport
      {...period}
      aria-label={t(labelMessages.team)}
      of={of}
      utcOffset={overview?.utcOffset ?? ''}
      readAt={overview?.readAt}
      timeZone={overview?.timeZone}
      actions={overview && <SheetActions outputs={outputs} sheetOf={() => sheetOf(overview)} />}
      skeletonSize="30rem"
      empty={{ title: t(messages.noTeam) }}
      failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
    >
      {overview && <Figures overview={overview} hrefOf={hrefOf} />}
    </PeriodReport>
  );
}

function Figures({ overview, hrefOf }: Pick<OverviewScreenProps, 'hrefOf'> & { overview: TeamOverview }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, days, totals, gameTypes } = overview;
  const cardsOf = useOverviewCards();
  const date = (day: string): string => formatDay(day, locale);
  const allBets = Number(totals.validBet);
  return (
    <Stack gap={4}>
      <div css={styles.cards}>
        {cardsOf(overview, hrefOf).map(({ id, text: _text, ...card }) => (
          <StatCard key={id} {...card} />
        ))}
      </div>
      <div css={styles.columns}>
        <Card>
          <LineChart
            title={t(messages.chart)}
            timeName={t(labelMessages.day)}
            times={days.map(({ day }) => Date.parse(`${day}T12:00:00Z`))}
            series={(['deposit', 'withdrawal'] as const).map((id) => ({
              id,
              name: t(messages[id]),
              values: days.map((each) => Number(each[id])),
            }))}
            formatValue={(value) => formatMoney(BigInt(Math.round(value)), currency, locale).text}
          />
        </Card>
        <Card elementType="section" aria-labelledby="overview-games">
          <div css={styles.stack}>
            <Heading id="overview-games">{t(messages.games)}</Heading>
            {gameTypes.length === 0 ? (
              <Text>{t(messages.noBets)}</Text>
            ) : (
              <BarList
                isSplit
                aria-label={t(messages.games)}
                items={byType(gameTypes).map(([type, validBet]) => ({
                  id: type,
                  label: t(gameTypeMessages[type]),
                  value: validBet,
                  figure: formatNumber(validBet / allBets, locale, { style: 'percent' }),
                }))}
              />
            )}
          </div>
        </Card>
      </div>
      <section css={styles.stack} aria-labelledby="overview-top">
        <SectionHeader
          id="overview-top"
          title={t(messages.top)}
          action={
            <Link isStandalone href={hrefOf({ is: 'accounts' })}>
              {t(messages.report)}
            </Link>
          }
        />
        <TopTeams
          teams={overview.top}
          currency={currency}
          hrefOf={(under) => hrefOf({ is: 'accounts', under })}
        />
      </section>
      <Text>{t(messages.note, { from: date(overview.from), to: date(overview.to) })}</Text>
    </Stack>
  );
}
