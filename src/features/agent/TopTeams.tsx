import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ProfitAccountRow } from '#contract';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Table, type TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const isWide = useMedia('tablet');
  const columns = useMemo((): readonly TableColumn<ProfitAccountRow>[] => {
    const amount = (id: 'deposit' | 'validBet' | 'net'): TableColumn<ProfitAccountRow> => ({
      id,
      name: t(messages[id]),
      align: 'end',
      render: (team) => (
        <Money amount={team[id]} currency={currency} tone={id === 'net' ? 'change' : 'neutral'} />
      ),
    });
    return [
      {
        id: 'account',
        name: t(siteMessages.account),
        render: (team) => <Link href={hrefOf(team.id)}>{team.account}</Link>,
      },
      {
        id: 'type',
        name: t(messages.type),
        minWidth: 88,
        render: ({ type }) => t(type === 0 ? labelMessages.member : labelMessages.agent),
      },
      {
        id: 'members',
        name: t(labelMessages.members),
        align: 'end',
        minWidth: 88,
        render: ({ members }) => formatNumber(members, locale),
      },
      ...(['deposit', 'validBet', 'net'] as const).map(amount),
    ];
  }, [t, currency, hrefOf, locale]);
  if (teams.length === 0) return <Text>{t(messages.noTeam)}</Text>;
  if (isWide) return <Table aria-label={t(messages.top)} columns={columns} items={teams} getKey={keyOf} />;
  return (
    <ListRows aria-label={t(messages.top)}>
      {teams.map((team) => (
        <ListRow
          key={team.id}
          title={team.account}
          line={t(messages.team, {
            level: t(team.type === 0 ? labelMessages.member : labelMessages.agent),
            count: team.members,
          })}
          end={<Money amount={team.net} currency={currency} tone="change" />}
          href={hrefOf(team.id)}
        />
      ))}
    </ListRows>
  );
}
