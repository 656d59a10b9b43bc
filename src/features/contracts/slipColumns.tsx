import { useIntl, type IntlShape } from 'react-intl';
import type { PayslipRow } from '#contract';
import { Badge } from '#ds/Badge';
import { Link } from '#ds/Link';
import type { TableColumn } from '#ds/Table';
import type { LocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { sheetMessages } from '../sheet/sheet.messages';
import { siteMessages } from '../site.messages';
import type { useRecordCells } from '../useRecordCells';
import { contractMessages as messages } from './messages';
import { slipTime } from './slipTime';

const tones = { paid: 'success', owed: 'warning', none: 'neutral' } as const;
/** States of a payslip in words. */
export const slipWords = { paid: messages.paid, owed: messages.owed, none: messages.nothing } as const;

/** How a payslip stands. */
export function StatusBadge({ slip: { status } }: { slip: Pick<PayslipRow, 'status'> }) {
  const { formatMessage: t } = useIntl();
  return <Badge tone={tones[status]}>{t(slipWords[status])}</Badge>;
}

interface ColumnContext {
  t: IntlShape['formatMessage'];
  locale: LocaleRow;
  cells: ReturnType<typeof useRecordCells>;
  rows: readonly PayslipRow[] | undefined;
  onOpen: (id: string) => void;
}

/** Commission for hours and single bets counts no result of the team, and its periods are times of a day. */
const isOfHours = ({ kind }: PayslipRow): boolean => kind === 'hourly' || kind === 'realTime';

/** For which time, with whom, from which figures, how much, and how it stands. */
export function slipColumns({
  t,
  locale,
  cells,
  rows = [],
  onOpen,
}: ColumnContext): readonly TableColumn<PayslipRow>[] {
  const amount = (id: 'validBet' | 'amount' | 'paid' | 'owed', name: string) =>
    cells.amountColumn<PayslipRow>(id, name, (slip) => slip[id], { allowsSorting: true });
  const timeOf = (slip: PayslipRow) => t(messages.fromTo, slipTime(slip, locale));
  return [
    {
      id: 'time',
      name: t(messages.period),
      isRowHeader: true,
      allowsSorting: true,
      minWidth: 168,
      value: timeOf,
      render: (slip) => <Link onPress={() => onOpen(slip.id)}>{timeOf(slip)}</Link>,
    },
    {
      id: 'number',
      name: t(sheetMessages.number),
      value: ({ number }) => number,
      render: ({ number }) => <bdi dir="ltr">{number}</bdi>,
    },
    {
      id: 'account',
      name: t(siteMessages.account),
      value: (slip) => slip.with ?? t(messages.house),
      render: (slip) => <bdi>{slip.with ?? t(messages.house)}</bdi>,
    },
    amount('validBet', t(messages.teamBets)),
    ...(rows.every(isOfHours)
      ? []
      : [
          cells.amountColumn<PayslipRow>('result', t(messages.result), ({ result }) => result, {
            tone: 'change',
          }),
        ]),
    amount('amount', t(moneyMessages.amount)),
    amount('paid', t(messages.paid)),
    amount('owed', t(messages.owed)),
    {
      id: 'status',
      name: t(labelMessages.status),
      minWidth: 96,
      value: ({ status }) => t(slipWords[status]),
      render: (slip) => <StatusBadge slip={slip} />,
    },
  ];
}

/** The same for files and printed pages: days and times as such, with the version of the contract, and added up. */
export function slipSheetColumns(context: ColumnContext): readonly TableColumn<PayslipRow>[] {
  const { t, rows = [] } = context;
  const plain = (
    id: string,
    name: string,
    kind: 'day' | 'time' | 'number',
    value: (slip: PayslipRow) => string | number,
  ) => ({ id, name, kind, value, render: value }) satisfies TableColumn<PayslipRow>;
  const times = rows.every(isOfHours)
    ? [plain('from', t(labelMessages.time), 'time', ({ from }) => from)]
    : [
        plain('firstDay', t(sheetMessages.firstDay), 'day', ({ firstDay }) => firstDay),
        plain('lastDay', t(sheetMessages.lastDay), 'day', ({ lastDay }) => lastDay),
      ];
  return slipColumns(context).flatMap((column) => {
    if (column.id === 'time') return times;
    if (column.id === 'account')
      return [column, plain('version', t(sheetMessages.version), 'number', ({ version }) => version)];
    return [column.kind === 'money' ? { ...column, footer: '' } : column];
  });
}
