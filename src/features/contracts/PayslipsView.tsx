import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PayFigures, PayslipDetail, PayslipRow } from '#contract';
import { Columns } from '#ds/Columns';
import { Heading } from '#ds/Heading';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import { ListRow } from '#patterns/ListRow';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { choiceField, periodFields, zeroField } from '../listLabels';
import { RecordPage, type RecordRows, type Records, type RecordSorting } from '../RecordPage';
import { useRecordCells } from '../useRecordCells';
import { ViewTools } from '../ViewTools';
import { WordedNotice } from '../WordedNotice';
import { ContractSlip, type SlipReports } from './ContractSlip';
import { contractMessages as messages } from './messages';
import { slipColumns, slipSheetColumns, slipWords, StatusBadge } from './slipColumns';
import { slipTime } from './slipTime';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** Payslips of a period, with what all of them come to. */
export interface PayslipList extends RecordRows<PayslipRow> {
  totals: { validBet: string; amount: string; paid: string; owed: string };
}

/** States that can be chosen; all until one is. */
export const payslipStates = ['paid', 'owed', 'none'] as const satisfies readonly PayslipRow['status'][];

/** Its filters are `period`, `from`, `to`, `state`, `zero`. */
export interface PayslipsViewProps extends Records<PayslipList>, RecordSorting {
  kindName: string;
  /** Received by the agent, or paid to downlines. */
  side: 'mine' | 'given';
  onSideChange: (side: 'mine' | 'given') => void;
  /** The payslip that is open. */
  open?: Async<PayslipDetail> | undefined;
  /** Its id. */
  openId: string | undefined;
  /** Keep the function. */
  onOpen: (id: string | undefined) => void;
  /** Prints the payslip that is open. */
  onPrintSlip: () => void;
  reportsOf: (figures: PayFigures) => SlipReports;
}

const keyOf = ({ id }: PayslipRow): string => id;

/** What was settled: a row for each period, and one payslip opened beside them. */
export function PayslipsView(props: PayslipsViewProps) {
  const { side, filters, today, onFiltersChange, openId, onOpen } = props;
  const { value: list } = props.list;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(list);
  const columns = useMemo(
    () => slipColumns({ t, locale, cells, rows: list?.rows, onOpen }),
    [t, locale, cells, list?.rows, onOpen],
  );
  const sheetColumns = useMemo(
    () => slipSheetColumns({ t, locale, cells, rows: list?.rows, onOpen }),
    [t, locale, cells, list?.rows, onOpen],
  );
  const renderRow = useCallback(
    (slip: PayslipRow) => (
      <ListRow
        title={t(messages.fromTo, slipTime(slip, locale))}
        line={joinFacts([t(messages.with, { account: slip.with ?? t(messages.house) }), slip.number])}
        onPress={() => onOpen(slip.id)}
        end={
          <Stack elementType="span" gap={1} align="end">
            <b>{cells.money(slip.amount)}</b>
            <StatusBadge slip={slip} />
          </Stack>
        }
      />
    ),
    [t, locale, cells, onOpen],
  );
  const figure = (id: keyof PayslipList['totals'], label: string) => ({
    id,
    label,
    value: cells.sum(list?.totals[id]),
  });
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
      <Columns aside={openId === undefined ? undefined : 100} gap={4}>
        <div>
          <RecordPage
            records={props}
            aria-label={joinFacts([props.kindName, t(messages.slips)])}
            printName={t(messages.slips)}
            isBehind={props.open?.value !== undefined}
            getKey={keyOf}
            columns={columns}
            sheetColumns={sheetColumns}
            renderRow={renderRow}
            sort={props.sort}
            onSortChange={props.onSortChange}
            fields={[
              ...periodFields(t, today),
              choiceField(
                'state',
                t(labelMessages.status),
                t(messages.allStatuses),
                payslipStates.map((id) => ({ id, label: t(slipWords[id]) })),
              ),
              zeroField(t),
            ]}
            totals={{
              label: t(messages.total),
              items: [
                figure('validBet', t(messages.teamBets)),
                figure('amount', t(messages.due)),
                figure('paid', t(messages.paid)),
                figure('owed', t(messages.owed)),
              ],
            }}
            empty={{
              title: t(messages.noSlips),
              description: t(messages.noSlipsText),
              ...(filters['period'] !== '30' && {
                action: t(labelMessages.days30),
                onAction: () => onFiltersChange({ ...filters, period: '30' }),
              }),
            }}
            failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
          />
        </div>
        {props.open && <Open {...props} open={props.open} currency={list?.currency ?? ''} />}
      </Columns>
    </Stack>
  );
}

interface OpenProps extends PayslipsViewProps {
  open: Async<PayslipDetail>;
  currency: string;
}

function Open({ open: { value: open, failure }, currency, ...props }: OpenProps) {
  const { kindName, side, onOpen, onPrintSlip, reportsOf } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  if (!open)
    return failure ? (
      <WordedNotice notice={{ tone: 'danger', ...failure }} />
    ) : (
      <Skeleton shape="block" blockSize="24rem" />
    );
  const { paid, owed, number, version, settledAt } = open;
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.slipOf, { number })}>
      <Heading size="lg">{t(messages.slipOf, { number })}</Heading>
      <ContractSlip
        figures={open}
        currency={currency}
        kind={kindName}
        status={<StatusBadge slip={open} />}
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
            <Link onPress={onPrintSlip}>
              {joinFacts([t(actionMessages.print), t(messages.slipOf, { number })])}
            </Link>
            <Link onPress={() => onOpen(undefined)}>{t(messages.close)}</Link>
          </>
        }
        isMarked
      />
    </Stack>
  );
}
