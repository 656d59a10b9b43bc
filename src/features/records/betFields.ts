import type { IntlShape } from 'react-intl';
import type { BetStatus, GameCategory } from '#contract';
import type { FilterField } from '#patterns/FilterBar';
import { filterTypes } from '../gameNames';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import { bettingMessages as messages } from './messages';

const statuses = ['open', 'won', 'lost', 'even', 'void'] as const satisfies readonly BetStatus[];

/** What bets can be filtered by, each with its name in the address. */
export function betFields(
  { formatMessage: t }: Pick<IntlShape, 'formatMessage'>,
  {
    vendors,
    gameTypes,
    today,
    isTeam,
  }: {
    vendors: readonly { id: string; label: string }[];
    gameTypes: readonly GameCategory[] | undefined;
    today: string;
    isTeam: boolean;
  },
): readonly FilterField[] {
  return [
    ...(isTeam ? [{ kind: 'search' as const, id: 'account', label: t(siteMessages.account) }] : []),
    {
      kind: 'choice',
      id: 'period',
      label: t(labelMessages.period),
      look: 'segment',
      options: [
        { id: '', label: t(labelMessages.today) },
        { id: '7', label: t(labelMessages.days7) },
        { id: '30', label: t(labelMessages.days30) },
      ],
    },
    { kind: 'days', id: 'from', endId: 'to', label: t(labelMessages.dates), maxValue: today },
    {
      kind: 'choice',
      id: 'type',
      label: t(messages.type),
      options: [
        { id: '', label: t(messages.allTypes) },
        ...filterTypes(gameTypes).map((type) => ({ id: type, label: t(gameTypeMessages[type]) })),
      ],
    },
    {
      kind: 'choice',
      id: 'vendor',
      label: t(messages.vendor),
      options: [{ id: '', label: t(messages.allVendors) }, ...vendors],
    },
    {
      kind: 'choice',
      id: 'status',
      label: t(labelMessages.status),
      options: [
        { id: '', label: t(messages.allStatuses) },
        ...statuses.map((status) => ({ id: status, label: t(messages[status]) })),
      ],
    },
  ];
}
