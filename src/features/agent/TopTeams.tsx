import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ProfitAccountRow } from '#contract';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Table, type TableColumn } from '#ds/Table';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { useMedia } from '#theme/useMedia';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import { overviewMessages as messages } from './messages';

interface TopTeamsProps {
  teams: readonly ProfitAccountRow[];
  currency: string;
  /** Address of the report on a team. */
  hrefOf: (id: string) => string;
}

const keyOf = ({ id }: ProfitAccountRow): string => id;

/** The direct downlines that play most: a table, and rows on a phone. */
export function TopTeams({ teams, currency, hrefOf }: TopTeamsProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const isWide = useMedia('tablet');
  const columns = useMemo((): readonly TableColumn<ProfitAccountRow>[] => {
    const amount = (id: 'deposit' | 'validBet' | 'net'): TableColumn<ProfitAccountRow> => ({
      id,
      name: say(messages[id]),
      align: 'end',
      render: (team) => (
        <Money amount={team[id]} currency={currency} tone={id === 'net' ? 'change' : 'neutral'} />
      ),
    });
    return [
      {
        id: 'account',
        name: say(siteMessages.account),
        render: (team) => <Link href={hrefOf(team.id)}>{team.account}</Link>,
      },
      {
        id: 'level',
        name: say(messages.level),
        minWidth: 88,
        render: ({ type }) => say(type === 0 ? labelMessages.member : labelMessages.agent),
      },
      {
        id: 'members',
        name: say(labelMessages.members),
        align: 'end',
        minWidth: 88,
        render: ({ members }) => formatNumber(members, row),
      },
      ...(['deposit', 'validBet', 'net'] as const).map(amount),
    ];
  }, [say, currency, hrefOf, row]);
  if (isWide)
    return (
      <Table
        aria-label={say(messages.top)}
        columns={columns}
        items={teams}
        getKey={keyOf}
        empty={say(messages.noTeam)}
      />
    );
  return (
    <ListRows aria-label={say(messages.top)}>
      {teams.map((team) => (
        <ListRow
          key={team.id}
          title={team.account}
          line={say(messages.team, {
            level: say(team.type === 0 ? labelMessages.member : labelMessages.agent),
            count: team.members,
          })}
          end={<Money amount={team.net} currency={currency} tone="change" />}
          href={hrefOf(team.id)}
        />
      ))}
    </ListRows>
  );
}
