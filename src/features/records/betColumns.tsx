import type { IntlShape } from 'react-intl';
import { Badge } from '#ds/Badge';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import type { useRecordCells } from '../useRecordCells';
import { bettingMessages as messages } from './messages';
import { standingOf, statusTones, type BetList, type ShownBet } from './bets';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

interface ColumnContext {
  t: IntlShape['formatMessage'];
  cells: ReturnType<typeof useRecordCells>;
  /** What the bets of the page come to. */
  sums: BetList['pageTotals'] | undefined;
  /** Room for the columns that go first. */
  width: 'tablet' | 'desktop' | 'full';
  onOpen: (id: string) => void;
  /** Shows whose each bet is. */
  isTeam: boolean;
}

/** Apart from each other by more than this, a bet's two moments are told apart. */
const sameMoment = 60_000;

/**
 * When a bet was placed that ended later: the list stands in the order of what happened last, and a bet that is settled
 * keeps the time by which its owner knows it.
 */
export function placedLine(
  { at, placedAt }: ShownBet,
  t: ColumnContext['t'],
  cells: ColumnContext['cells'],
): string | undefined {
  const isLater = Date.parse(at) - Date.parse(placedAt) > sameMoment;
  return isLater ? t(messages.placedAt, { time: cells.moment(placedAt) }) : undefined;
}

/** The two bets that one on a quarter line is: the line, and how it ended. */
export const halvesOf = ({ halves = [] }: ShownBet, t: ColumnContext['t']): string[] =>
  halves.map(({ line, result }) => joinFacts([line, result === null ? '' : t(messages[result])]));

/** The game, and what was picked, or that it was a free spin. */
export const nameOf = ({ gameName, pick, freeSpin }: ShownBet, t: ColumnContext['t']): string =>
  joinFacts([gameName, pick, freeSpin ? t(messages.freeSpin) : '']);

/** Columns of a file and of a printed page: all that a bet is, however little room there is on screen. */
export function betSheetColumns({
  t,
  ...context
}: Omit<ColumnContext, 'width' | 'onOpen'>): readonly TableColumn<ShownBet>[] {
  const word = (id: string, name: string, value: (bet: ShownBet) => string): TableColumn<ShownBet> => ({
    id,
    name,
    value,
    render: value,
  });
  const number = word('number', t(messages.number), ({ id }) => id);
  const columns = betColumns({ ...context, t, width: 'full', onOpen: () => undefined });
  return columns.flatMap((column) => {
    if (column.id === 'number') return [];
    if (column.id !== 'game') return [column];
    return [
      number,
      column,
      word('vendor', t(messages.vendor), ({ vendorName }) => vendorName),
      // Of the lottery's two kinds a player knows one.
      word('type', t(messages.type), ({ gameType }) =>
        t(gameTypeMessages[gameType === 'LOTT' ? 'ELOTT' : gameType]),
      ),
    ];
  });
}

/** Columns of the record; those that matter least go where there is no room. */
export function betColumns(context: ColumnContext): readonly TableColumn<ShownBet>[] {
  const { t, cells, sums, width, onOpen, isTeam } = context;
  const amount = (id: 'stake' | 'validBet' | 'payout') =>
    cells.amountColumn<ShownBet>(id, t(messages[id]), (bet) => bet[id], {
      allowsSorting: true,
      footer: sums?.[id],
    });
  return [
    {
      ...cells.timeColumn<ShownBet>(
        'time',
        t(labelMessages.time),
        ({ at }) => at,
        (bet) => placedLine(bet, t, cells),
      ),
      allowsSorting: true,
      minWidth: { tablet: 128, desktop: 152, full: 180 }[width],
      footer: t(messages.page),
    },
    ...(isTeam
      ? [
          {
            id: 'account',
            name: t(siteMessages.account),
            value: ({ account }: ShownBet) => account,
            render: ({ account }: ShownBet) => <bdi>{account}</bdi>,
          },
        ]
      : []),
    {
      id: 'game',
      name: t(messages.game),
      minWidth: 168,
      isRowHeader: true,
      value: (bet) => nameOf(bet, t),
      render: (bet) => (
        <Stack elementType="span" align="start">
          <Link tone="neutral" onPress={() => onOpen(bet.id)}>
            {nameOf(bet, t)}
          </Link>
          <Text elementType="span" size="xs" wrap="anywhere">
            {bet.vendorName}
          </Text>
        </Stack>
      ),
    },
    ...(width === 'full' && !isTeam
      ? [
          {
            id: 'number',
            name: t(messages.number),
            value: ({ id }: ShownBet) => id,
            render: ({ id }: ShownBet) => (
              <Text elementType="bdi" size="xs" wrap="anywhere">
                {id}
              </Text>
            ),
          },
        ]
      : []),
    amount('stake'),
    ...(width === 'tablet' ? [] : [amount('validBet')]),
    amount('payout'),
    cells.amountColumn('result', t(messages.profit), ({ result }) => result, {
      tone: 'change',
      allowsSorting: true,
      footer: sums?.result,
    }),
    {
      id: 'status',
      name: t(labelMessages.status),
      align: 'end',
      minWidth: 96,
      value: (bet) => [t(messages[standingOf(bet)]), ...halvesOf(bet, t)].join('; '),
      render: (bet) => (
        <Stack elementType="span" gap={1} align="end">
          <Badge tone={statusTones[standingOf(bet)]} hasDot>
            {t(messages[standingOf(bet)])}
          </Badge>
          {halvesOf(bet, t).map((half) => (
            <Text key={half} elementType="span" size="xs">
              {half}
            </Text>
          ))}
        </Stack>
      ),
    },
  ];
}
