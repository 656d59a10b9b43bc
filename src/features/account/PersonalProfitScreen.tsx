import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import { useIntl } from 'react-intl';
import type { recordCalls, ReplyOf } from '#contract';
import { BarChart } from '#ds/BarChart';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { LinkButton } from '#ds/LinkButton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDay, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import { BarList } from '#patterns/BarList';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { PeriodReport, type ChosenPeriod } from '../PeriodReport';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet } from '../sheet/useSheet';
import { siteMessages } from '../site.messages';
import { useRecordCells } from '../useRecordCells';
import { accountMessages as messages } from './messages';
import * as styles from './PersonalProfitScreen.styles';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** Profit and loss of a period by day and by game type. */
export type PersonalProfit = ReplyOf<typeof recordCalls.profit>;

type ProfitDay = PersonalProfit['days'][number];

export interface PersonalProfitScreenProps extends ChosenPeriod {
  profit: Async<PersonalProfit>;
  /** Where the days go as a file or on paper. */
  outputs: SheetOutputs;
  /** Address of the limits, where somebody who lost may set one. */
  limitsHref?: string | undefined;
}

/** The member's profit and loss: one figure as a sum, games by day, and by game type. */
export function PersonalProfitScreen(props: PersonalProfitScreenProps) {
  const { profit: of, limitsHref, outputs, ...period } = props;
  const { value: profit } = of;
  const { formatMessage: t } = useIntl();
  const sheet = useSheet();
  const amount = (name: string, value: (day: ProfitDay) => string) =>
    ({ name, kind: 'money', value, footer: '' }) as const;
  return (
    <PeriodReport
      {...period}
      aria-label={t(labelMessages.profitAndLoss)}
      of={of}
      isEmpty={profit?.days.length === 0}
      utcOffset={profit?.utcOffset ?? ''}
      actions={
        profit && (
          <SheetActions
            outputs={outputs}
            sheetOf={() =>
              sheet({
                ...profit,
                title: t(labelMessages.profitAndLoss),
                rows: profit.days,
                columns: [
                  { name: t(labelMessages.day), kind: 'day', value: ({ day }) => day },
                  amount(t(siteMessages.games), ({ result }) => result),
                  amount(t(moneyMessages.rebates), ({ rebate }) => rebate),
                  amount(t(messages.bonuses), ({ bonus }) => bonus),
                  amount(t(moneyMessages.rewards), ({ reward }) => reward),
                  amount(t(messages.fees), ({ fee }) => String(-BigInt(fee))),
                  amount(t(labelMessages.profitAndLoss), ({ net }) => net),
                ],
              })
            }
          />
        )
      }
      empty={{ title: t(messages.noPlay), description: t(messages.noPlayText) }}
      failure={{ title: t(messages.failedTitle), description: t(moneyMessages.safe) }}
    >
      {profit && <Figures profit={profit} limitsHref={limitsHref} />}
    </PeriodReport>
  );
}

function Figures({ profit, limitsHref }: { profit: PersonalProfit; limitsHref: string | undefined }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { totals, days, gameTypes, from, to } = profit;
  const { text, money: amountOf } = useRecordCells(profit);
  const money = (amount: string | bigint) => amountOf(amount, 'change');
  const date = (day: string): string => formatDay(day, locale);
  const part = (id: string, label: string, amount: string | bigint) => ({ id, label, value: money(amount) });
  const added = BigInt(totals.rebate) + BigInt(totals.bonus) + BigInt(totals.reward);
  return (
    <Stack gap={4}>
      <Card isMarked>
        <Stack gap={3}>
          <Text elementType="span">{joinFacts([t(labelMessages.profitAndLoss), date(from), date(to)])}</Text>
          <Text elementType="span" size="3xl" weight="semibold">
            {money(totals.net)}
          </Text>
          <Text>
            {t(messages.profitText, {
              games: text(totals.result),
              stake: text(totals.stake),
              payout: text(totals.payout),
              added: text(added),
            })}
          </Text>
        </Stack>
      </Card>
      <Card>
        <BarChart
          title={t(messages.byDay)}
          categoryName={t(labelMessages.day)}
          categories={days.map(({ day }) => date(day))}
          series={[
            {
              id: 'result',
              name: t(messages.won),
              values: days.map(({ result }) => Number(result)),
            },
          ]}
          formatValue={(value) => text(BigInt(Math.round(value)))}
        />
      </Card>
      <div css={styles.columns}>
        <Card>
          <Stack gap={3}>
            <Heading>{t(messages.byType)}</Heading>
            <BarList
              tone="change"
              aria-label={t(messages.byType)}
              items={[...byType(gameTypes)].map(([type, result]) => ({
                id: type,
                label: t(gameTypeMessages[type]),
                value: Number(result),
                figure: money(result),
              }))}
            />
          </Stack>
        </Card>
        <Card elementType="section" aria-labelledby="profit-parts">
          <Stack gap={3}>
            <Heading id="profit-parts">{t(messages.parts)}</Heading>
            <DescriptionList
              items={[
                part('games', t(siteMessages.games), totals.result),
                part('rebates', t(moneyMessages.rebates), totals.rebate),
                part('bonuses', t(messages.bonuses), totals.bonus),
                part('rewards', t(moneyMessages.rewards), totals.reward),
                part('fees', t(messages.fees), -BigInt(totals.fee)),
                { id: 'net', label: t(labelMessages.profitAndLoss), value: <b>{money(totals.net)}</b> },
              ]}
            />
            {limitsHref && (
              <LinkButton href={limitsHref} tone="neutral" icon={IconLifebuoy}>
                {t(messages.limits)}
              </LinkButton>
            )}
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}

/** Results by type of game; the lottery's two kinds are one to a player. */
function byType(found: PersonalProfit['gameTypes']): Map<keyof typeof gameTypeMessages, bigint> {
  const results = new Map<keyof typeof gameTypeMessages, bigint>();
  for (const { gameType, result } of found) {
    const type = gameType === 'LOTT' ? 'ELOTT' : gameType;
    results.set(type, (results.get(type) ?? 0n) + BigInt(result));
  }
  return results;
}
