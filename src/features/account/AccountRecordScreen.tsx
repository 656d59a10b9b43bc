import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Movement, MovementType, recordCalls, ReplyOf, reportCalls } from '#contract';
import { Badge } from '#ds/Badge';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import type { FilterField } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { labelMessages } from '../label.messages';
import { choiceField, periodFields } from '../listLabels';
import { moneyMessages } from '../money.messages';
import { RecordPage, type RecordRows, type Records, type RecordSorting } from '../RecordPage';
import { siteMessages } from '../site.messages';
import { teamName } from '../teamName';
import { dash, useRecordCells } from '../useRecordCells';
import { accountMessages as messages } from './messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

type TeamMovement = ReplyOf<typeof reportCalls.transactions>['rows'][number];

/** A movement as a record shows it: of a team, with whose it is, how it was paid and its reference. */
export type RecordMovement = Pick<Movement, 'id' | 'at' | 'type' | 'amount'> & {
  detail?: string;
  balanceAfter?: string;
  day?: string;
  inGames?: string;
  gamesFrom?: string;
  account?: string;
  reference?: string;
  method?: TeamMovement['method'];
  status?: TeamMovement['status'];
};

type Totals = ReplyOf<typeof recordCalls.movements>['totals'];

/** The movements that are shown, with their sums. */
export interface MovementList extends RecordRows<RecordMovement> {
  totals: Pick<Totals, 'in' | 'out' | 'change'> & { countIn?: number; countOut?: number };
  /** From the agent to the account whose team it is of. */
  path?: readonly { account: string }[];
  /** Of the wallet now; a team has none. */
  balance?: string;
}

/** Its filters are `period`, `from`, `to`, `type`, of a team `search`, `method`, `status`, and by a link `under` and `of`. */
export interface AccountRecordScreenProps extends Records<MovementList>, RecordSorting {
  /** An agent's team: each movement says whose it is, how it was paid, its reference, and whether it is done. */
  isTeam?: boolean;
  /** Address of the betting record of some business days; a team's record has no balances to explain. */
  betsHrefOf?: (days: { from: string; to: string }) => string;
}

const types: readonly MovementType[] = [
  'deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'reward', 'wage', 'dividend', 'fee', 'correction',
]; // prettier-ignore
const methods = ['qr', 'bank', 'ewallet', 'card'] as const satisfies readonly TeamMovement['method'][];
const statuses = ['done', 'pending', 'returned'] as const satisfies readonly TeamMovement['status'][];
const statusNames = {
  done: labelMessages.stepDone,
  pending: messages.pending,
  returned: messages.returned,
} as const;
const statusTones = { done: 'success', pending: 'info', returned: 'neutral' } as const;
const keyOf = ({ id }: RecordMovement): string => id;
const timeOf = ({ at }: RecordMovement): string => at;

/** Everything that moved the member's wallet, with the balance after each; bets between two of them as one sum. */
export function AccountRecordScreen(props: AccountRecordScreenProps) {
  const { filters, onFiltersChange, today, isTeam = false } = props;
  const { value: list } = props.list;
  const betsHrefOf = isTeam ? undefined : props.betsHrefOf;
  const isByTime = props.sort.column === 'time';
  const { formatMessage: t } = useIntl();
  const cells = useRecordCells(list);
  // A column of dashes tells nobody anything.
  const hasDetails = list?.rows.some(({ detail }) => detail) ?? false;
  /** What bets changed since the movement before, as the way to them; undefined where there were none. */
  const games = useCallback(
    ({ inGames = '0', gamesFrom = '', day = '' }: RecordMovement) =>
      inGames === '0' || !betsHrefOf ? undefined : (
        <Link
          href={betsHrefOf({ from: gamesFrom, to: day })}
          aria-label={t(messages.seeBets, { amount: cells.text(inGames) })}
        >
          {cells.money(inGames, 'change')}
        </Link>
      ),
    [t, cells, betsHrefOf],
  );
  const columns = useMemo((): readonly TableColumn<RecordMovement>[] => {
    const { timeColumn, amountColumn } = cells;
    const name = (id: 'account' | 'detail', label: string): TableColumn<RecordMovement> => ({
      id,
      name: label,
      value: ({ [id]: text }) => text,
      render: ({ [id]: text }) => <bdi>{text || dash}</bdi>,
    });
    return [
      { ...timeColumn('time', t(labelMessages.time), timeOf), allowsSorting: true },
      ...(isTeam ? [name('account', t(siteMessages.account))] : []),
      {
        id: 'type',
        name: t(messages.type),
        isRowHeader: true,
        value: ({ type }) => t(messages[type]),
        render: ({ type }) => t(messages[type]),
      },
      ...(isTeam
        ? [
            {
              id: 'method',
              name: t(messages.method),
              value: ({ method }: RecordMovement) => method && t(messages[method]),
              render: ({ method }: RecordMovement) => (method ? t(messages[method]) : dash),
            },
            {
              id: 'reference',
              name: t(moneyMessages.reference),
              value: ({ reference }: RecordMovement) => reference,
              render: ({ reference }: RecordMovement) => <bdi dir="ltr">{reference}</bdi>,
            },
          ]
        : []),
      ...(hasDetails ? [name('detail', t(messages.detail))] : []),
      ...(betsHrefOf
        ? [
            {
              id: 'games',
              name: t(messages.inGames),
              align: 'end' as const,
              kind: 'money' as const,
              value: ({ inGames }: RecordMovement) => inGames,
              render: (movement: RecordMovement) => games(movement) ?? dash,
            },
          ]
        : []),
      amountColumn('amount', t(moneyMessages.amount), ({ amount }) => amount, {
        tone: 'change',
        allowsSorting: true,
      }),
      amountColumn('balance', t(messages.balance), ({ balanceAfter }: RecordMovement) => balanceAfter),
      ...(isTeam
        ? [
            {
              id: 'status',
              name: t(labelMessages.status),
              value: ({ status }: RecordMovement) => status && t(statusNames[status]),
              render: ({ status = 'done' }: RecordMovement) => (
                <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>
              ),
            },
          ]
        : []),
    ];
  }, [t, cells, isTeam, hasDetails, betsHrefOf, games]);
  // Out of the order of time, no day stands over a row on a phone.
  const timeText = isByTime ? cells.clock : cells.moment;
  const renderRow = useCallback(
    ({ balanceAfter, ...movement }: RecordMovement) => (
      <ListRow
        icon={IconReceipt}
        title={t(messages[movement.type])}
        line={joinFacts([movement.account, timeText(movement.at), movement.detail, movement.reference])}
        end={
          <Stack elementType="span" align="end">
            <b>{cells.money(movement.amount, 'change')}</b>
            {games(movement) && (
              <span>
                {t(messages.inGames)} {games(movement)}
              </span>
            )}
            {balanceAfter !== undefined && cells.money(balanceAfter)}
          </Stack>
        }
      />
    ),
    [t, cells, timeText, games],
  );
  const fields = useMemo(
    (): FilterField[] => [
      ...(isTeam ? [{ kind: 'search' as const, id: 'search', label: t(messages.find) }] : []),
      ...periodFields(t, today),
      choiceField(
        'type',
        t(messages.type),
        t(messages.allTypes),
        types.map((id) => ({ id, label: t(messages[id]) })),
      ),
      ...(isTeam
        ? [
            choiceField(
              'method',
              t(messages.method),
              t(messages.allMethods),
              methods.map((id) => ({ id, label: t(messages[id]) })),
            ),
            choiceField(
              'status',
              t(labelMessages.status),
              t(messages.allStatuses),
              statuses.map((id) => ({ id, label: t(statusNames[id]) })),
            ),
          ]
        : []),
    ],
    [t, today, isTeam],
  );
  const totals = list?.totals;
  const count = (times: number | undefined) =>
    times !== undefined && { line: t(messages.times, { count: times }) };
  return (
    <RecordPage
      records={props}
      aria-label={t(siteMessages.accountRecord)}
      getKey={keyOf}
      timeOf={timeOf}
      sort={props.sort}
      onSortChange={props.onSortChange}
      mostSorted={props.mostSorted}
      columns={columns}
      renderRow={renderRow}
      fields={fields}
      chips={[
        ...(filters['under'] ? [{ id: 'under', label: teamName(list?.path, filters['under']) }] : []),
        ...(filters['of'] ? [{ id: 'of', label: t(messages.paidToTeam) }] : []),
      ]}
      totals={{
        label: t(messages.totals),
        items: [
          {
            id: 'in',
            label: t(messages.in),
            value: cells.sum(totals?.in, 'change'),
            ...count(totals?.countIn),
          },
          { id: 'out', label: t(messages.out), value: cells.sum(totals?.out), ...count(totals?.countOut) },
          { id: 'change', label: t(messages.change), value: cells.sum(totals?.change, 'change') },
          ...(isTeam
            ? []
            : [{ id: 'balance', label: t(messages.balanceNow), value: cells.sum(list?.balance) }]),
        ],
      }}
      // Lines add up one after the other, as they came.
      note={betsHrefOf && isByTime ? t(messages.addsUp) : undefined}
      empty={{
        title: t(messages.emptyTitle),
        description: t(messages.emptyText),
        action: t(messages.emptyAction),
        onAction: () => onFiltersChange({ period: '90' }),
      }}
      failure={{ title: t(messages.failedTitle), description: t(moneyMessages.safe) }}
    />
  );
}
