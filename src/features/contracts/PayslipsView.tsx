import { useIntl } from 'react-intl';
import type { PayFigures, PayslipDetail, PayslipRow } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { Heading } from '#ds/Heading';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import { actionMessages } from '../action.messages';
import { PeriodReport, type ChosenPeriod } from '../PeriodReport';
import { ViewTools } from '../ViewTools';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { Sheet } from '../sheet/sheet';
import { sheetMessages } from '../sheet/sheet.messages';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet, type ReportSource } from '../sheet/useSheet';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { ContractSlip, type SlipReports } from './ContractSlip';
import * as styles from './Contracts.styles';
import { contractMessages as messages } from './messages';
import { slipTime } from './slipTime';

/** Payslips of a period, with what all of them come to. */
export interface PayslipList extends Pick<
  ReportSource<PayslipRow>,
  'from' | 'to' | 'timeZone' | 'utcOffset'
> {
  rows: readonly PayslipRow[];
  /** How many there are in all. */
  total: number;
  totals: { amount: string };
  currency: string;
}

export interface PayslipsViewProps extends ChosenPeriod {
  /** Those of these days, with what all of them come to. */
  slips: Async<PayslipList>;
  kindName: string;
  /** Received by the agent, or paid to downlines. */
  side: 'mine' | 'given';
  onSideChange: (side: 'mine' | 'given') => void;
  /** The payslip that is open. */
  open?: Async<PayslipDetail> | undefined;
  /** Its id. */
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Prints the payslip that is open. */
  onPrint: () => void;
  /** Where the list goes as a file or on paper. */
  outputs: SheetOutputs;
  reportsOf: (figures: PayFigures) => SlipReports;
}

const tones = { paid: 'success', owed: 'warning', none: 'neutral' } as const;
const words = { paid: messages.paid, owed: messages.owed, none: messages.nothing } as const;

/** Between two facts. */
const dot = ' · ';

/** What was settled: a line for each period, and one payslip opened beside them. */
export function PayslipsView(props: PayslipsViewProps) {
  const { side, openId, onOpen } = props;
  const { state, value } = props.slips;
  const { rows: slips = [], totals, currency = '' } = value ?? {};
  const { formatMessage: t } = useIntl();
  const sheetOf = usePayslipSheet();
  return (
    <Stack gap={4}>
      <ViewTools
        label={t(messages.side)}
        views={[
          { id: 'mine', label: t(messages.received) },
          { id: 'given', label: t(messages.paidOut) },
        ]}
        value={side}
        onChange={props.onSideChange}
      />
      <PeriodReport
        aria-label={t(messages.slips)}
        of={props.slips}
        isEmpty={state === 'ready' && slips.length === 0}
        filters={props.filters}
        onFiltersChange={props.onFiltersChange}
        today={props.today}
        actions={
          value && (
            <SheetActions
              outputs={props.outputs}
              sheetOf={() => sheetOf(value, props.kindName)}
              name={t(messages.slips)}
              isBehind={props.open?.value !== undefined}
            />
          )
        }
        empty={{
          title: t(messages.noSlips),
          description: t(messages.noSlipsText),
          ...(props.filters['period'] !== '30' && {
            action: (
              <Button size="sm" tone="neutral" onPress={() => props.onFiltersChange({ period: '30' })}>
                {t(labelMessages.days30)}
              </Button>
            ),
          }),
        }}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
      >
        <Columns aside={openId === undefined ? undefined : 100} gap={4}>
          <Card density="none">
            <ul role="list" aria-label={t(messages.slips)}>
              {slips.map((slip) => (
                <Line
                  key={slip.id}
                  slip={slip}
                  currency={currency}
                  isOpen={slip.id === openId}
                  onOpen={onOpen}
                />
              ))}
            </ul>
            {totals && (
              <p css={styles.total}>
                <span>{t(messages.total)}</span>
                <Money amount={totals.amount} currency={currency} />
              </p>
            )}
          </Card>
          {props.open && <Open {...props} open={props.open} currency={currency} />}
        </Columns>
      </PeriodReport>
    </Stack>
  );
}

/** Payslips as rows, with their periods and what was paid of them. */
function usePayslipSheet(): (list: PayslipList, kindName: string) => Sheet {
  const { formatMessage: t } = useIntl();
  const sheet = useSheet();
  const amount = (name: string, value: (slip: PayslipRow) => string) =>
    ({ name, kind: 'money', value, footer: '' }) as const;
  return (list, kindName) => {
    const isOfDays = list.rows.every(({ kind }) => kind !== 'hourly' && kind !== 'realTime');
    const times = isOfDays
      ? ([
          { name: t(sheetMessages.firstDay), kind: 'day', value: ({ firstDay }: PayslipRow) => firstDay },
          { name: t(sheetMessages.lastDay), kind: 'day', value: ({ lastDay }: PayslipRow) => lastDay },
        ] as const)
      : ([{ name: t(labelMessages.time), kind: 'time', value: ({ from }: PayslipRow) => from }] as const);
    return sheet({
      ...list,
      title: [kindName, t(messages.slips)].join(dot),
      columns: [
        { name: t(sheetMessages.number), value: ({ number }) => number },
        ...times,
        { name: t(siteMessages.account), value: (slip) => slip.with ?? t(messages.house) },
        { name: t(sheetMessages.version), kind: 'number', value: ({ version }) => version },
        { name: t(labelMessages.status), value: ({ status }) => t(words[status]) },
        amount(t(moneyMessages.amount), (slip) => slip.amount),
        amount(t(messages.paid), ({ paid }) => paid),
        amount(t(messages.owed), ({ owed }) => owed),
      ],
    });
  };
}

function Line({
  slip,
  currency,
  isOpen,
  onOpen,
}: Pick<PayslipsViewProps, 'onOpen'> & { slip: PayslipRow; currency: string; isOpen: boolean }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <li css={styles.slip} data-open={isOpen || undefined}>
      <Stack gap={1}>
        <Link isStandalone tone="neutral" onPress={() => onOpen(isOpen ? undefined : slip.id)}>
          {t(messages.fromTo, slipTime(slip, locale))}
        </Link>
        <span css={styles.quiet}>
          {t(messages.with, { account: slip.with ?? t(messages.house) })}
          {dot}
          {slip.number}
        </span>
      </Stack>
      <Stack gap={1} align="end">
        <b>
          <Money amount={slip.amount} currency={currency} />
        </b>
        <Badge tone={tones[slip.status]}>{t(words[slip.status])}</Badge>
      </Stack>
    </li>
  );
}

interface OpenProps extends PayslipsViewProps {
  open: Async<PayslipDetail>;
  currency: string;
}

function Open({ open: { value: open, failure }, currency, ...props }: OpenProps) {
  const { kindName, side, onOpen, onPrint, reportsOf } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  if (!open)
    return failure ? (
      <WordedNotice notice={{ tone: 'danger', ...failure }} />
    ) : (
      <Skeleton shape="block" blockSize="24rem" />
    );
  const { status, paid, owed, number, version, settledAt } = open;
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.slipOf, { number })}>
      <Heading size="lg">{t(messages.slipOf, { number })}</Heading>
      <ContractSlip
        figures={open}
        currency={currency}
        kind={kindName}
        status={<Badge tone={tones[status]}>{t(words[status])}</Badge>}
        resultLabel={t(side === 'mine' ? messages.youReceived : messages.youPaid)}
        resultLine={
          owed !== '0' &&
          t(messages.paidPart, {
            paid: <Money key="paid" amount={paid} currency={currency} />,
            owed: <Money key="owed" amount={owed} currency={currency} />,
          })
        }
        reports={reportsOf(open)}
        foot={
          <>
            <span>
              {t(messages.slipFoot, {
                number,
                version,
                time: formatInBothZones(settledAt, locale),
              })}
            </span>
            <Link onPress={onPrint}>
              {[t(actionMessages.print), t(messages.slipOf, { number })].join(dot)}
            </Link>
            <Link onPress={() => onOpen(undefined)}>{t(messages.close)}</Link>
          </>
        }
        isMarked
      />
    </Stack>
  );
}
