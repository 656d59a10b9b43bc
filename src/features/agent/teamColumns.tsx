import type { IntlShape } from 'react-intl';
import type { TeamMember } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Link } from '#ds/Link';
import type { TableColumn } from '#ds/Table';
import { formatNumber, type LocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import { shortPath } from '../teamName';
import { dash, type useRecordCells } from '../useRecordCells';
import { teamMessages as messages } from './messages';
import * as styles from './TeamScreen.styles';

interface ColumnContext {
  t: IntlShape['formatMessage'];
  row: LocaleRow;
  cells: ReturnType<typeof useRecordCells>;
  onOpen: (id: string) => void;
  onDetails: (id: string) => void;
}

/** Hundredths of a percent as a percentage. */
export const percent = (rate: number, row: LocaleRow): string =>
  formatNumber(rate / 10_000, row, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The share of a bet on slots that comes back, 0.006 for 0.6 %. */
const rateOf = ({ rates }: TeamMember): number | undefined => {
  const slots = rates.find(({ gameType }) => gameType === 'RNG');
  return slots && slots.rate / 10_000;
};

const sorted = { allowsSorting: true };

/** Columns of the team: who it is, what it gets and holds, and the way to its details. */
export function teamColumns({
  t,
  row,
  cells,
  onOpen,
  onDetails,
}: ColumnContext): readonly TableColumn<TeamMember>[] {
  const typeOf = ({ type }: TeamMember): string => t(type === 0 ? labelMessages.member : labelMessages.agent);
  return [
    {
      id: 'account',
      name: t(siteMessages.account),
      minWidth: 168,
      allowsSorting: true,
      value: ({ account }) => account,
      render: ({ id, account, members, isQuiet, path }) => (
        <>
          <span css={styles.account}>
            {members > 0 ? (
              <Link aria-label={t(messages.open, { account })} onPress={() => onOpen(id)}>
                {account}
              </Link>
            ) : (
              account
            )}
            {isQuiet && <Badge tone="warning">{t(messages.quiet)}</Badge>}
          </span>
          {path.length > 0 && (
            <span css={styles.path} title={path.map((each) => each.account).join(' › ')}>
              <bdi>{shortPath(path, account)}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'type',
      name: t(messages.type),
      minWidth: 84,
      value: typeOf,
      render: typeOf,
    },
    {
      id: 'rebate',
      name: t(messages.rebate),
      align: 'end',
      minWidth: 100,
      kind: 'percent',
      value: rateOf,
      render: (member) => {
        const rate = rateOf(member);
        return rate === undefined ? dash : percent(rate * 10_000, row);
      },
    },
    {
      id: 'members',
      name: t(labelMessages.members),
      align: 'end',
      minWidth: 84,
      allowsSorting: true,
      kind: 'number',
      value: ({ members }) => members,
      render: ({ members }) => (members === 0 ? dash : formatNumber(members, row)),
    },
    cells.amountColumn('balance', t(siteMessages.balance), ({ balance }) => balance, sorted),
    cells.amountColumn('teamBalance', t(messages.teamBalance), ({ teamBalance }) => teamBalance, sorted),
    {
      id: 'joinedAt',
      name: t(labelMessages.joined),
      minWidth: 104,
      allowsSorting: true,
      kind: 'time',
      value: ({ joinedAt }) => joinedAt,
      render: ({ joinedAt }) => <DateTime value={joinedAt} format="date" />,
    },
    {
      id: 'details',
      name: t(messages.details),
      align: 'end',
      minWidth: 96,
      render: ({ id, account }) => (
        <Button
          size="sm"
          tone="neutral"
          aria-label={t(messages.detailsOf, { account })}
          onPress={() => onDetails(id)}
        >
          {t(messages.details)}
        </Button>
      ),
    },
  ];
}
