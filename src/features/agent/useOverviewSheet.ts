import { useIntl } from 'react-intl';
import type { TableColumn } from '#ds/Table';
import { formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import type { Sheet } from '../sheet/sheet';
import { useSheet } from '../sheet/useSheet';
import { overviewMessages as messages } from './messages';
import { byType, type TeamOverview } from './overview';
import { useOverviewCards } from './overviewCards';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

type Day = TeamOverview['days'][number];
type Column = Pick<TableColumn<Day>, 'name' | 'kind' | 'value' | 'footer'>;

/** The overview as rows of days, with its figures, games and teams as facts. */
export function useOverviewSheet(): (overview: TeamOverview) => Sheet {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cardsOf = useOverviewCards();
  const sheet = useSheet();
  return (overview) => {
    const { currency, days, totals, gameTypes, top, from, to } = overview;
    const amount = (id: 'deposit' | 'withdrawal' | 'validBet' | 'net'): Column => ({
      name: t(messages[id]),
      kind: 'money',
      value: (day) => day[id],
      footer: totals[id],
    });
    const text = (minor: string): string => formatMoney(minor, currency, locale).text;
    const columns: Column[] = [
      { name: t(labelMessages.day), kind: 'day', value: ({ day }) => day },
      ...(['deposit', 'withdrawal', 'validBet', 'net'] as const).map(amount),
      {
        name: t(messages.opened),
        kind: 'number',
        value: ({ newMembers }) => newMembers,
        footer: totals.newMembers,
      },
      // Who bet on two days is one member.
      { name: t(messages.active), kind: 'number', value: ({ players }) => players },
    ];
    return sheet({
      ...overview,
      title: t(labelMessages.team),
      columns,
      rows: days,
      facts: [
        ...cardsOf(overview, () => '').map(({ label, text: value, delta }) => ({
          label,
          value: delta ? joinFacts([value, delta.label]) : value,
        })),
        ...byType(gameTypes).map(([type, validBet]) => ({
          label: joinFacts([t(messages.games), t(gameTypeMessages[type])]),
          value: joinFacts([
            text(String(validBet)),
            formatNumber(validBet / Number(totals.validBet), locale, { style: 'percent' }),
          ]),
        })),
        ...top.map((team) => ({
          label: joinFacts([t(messages.top), team.account]),
          value: joinFacts(
            (['deposit', 'validBet', 'net'] as const).map((id) => `${t(messages[id])} ${text(team[id])}`),
          ),
        })),
      ],
      notes: [t(messages.note, { from: formatDay(from, locale), to: formatDay(to, locale) })],
    });
  };
}
