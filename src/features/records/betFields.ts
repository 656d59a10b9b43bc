import type { IntlShape } from 'react-intl';
import type { BetStatus } from '#contract';
import type { FilterField } from '#patterns/FilterBar';
import { gameTypeMessages } from '../gameType.messages';
import { bettingMessages as messages } from './messages';

/** Types in the order of the navigation. The lottery's two kinds are one to a player. */
const statuses = ['open', 'won', 'lost', 'even', 'void'] as const satisfies readonly BetStatus[];
const types = ['RNG', 'ELOTT', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'] as const;

/** What bets can be filtered by, each with its name in the address. */
export function betFields(
  { formatMessage: say }: Pick<IntlShape, 'formatMessage'>,
  {
    vendors,
    today,
    isTeam,
  }: { vendors: readonly { id: string; label: string }[]; today: string; isTeam: boolean },
): readonly FilterField[] {
  return [
    ...(isTeam ? [{ kind: 'search' as const, id: 'account', label: say(messages.account) }] : []),
    {
      kind: 'choice',
      id: 'period',
      label: say(messages.period),
      look: 'segment',
      options: [
        { id: '', label: say(messages.today) },
        { id: '7', label: say(messages.days7) },
        { id: '30', label: say(messages.days30) },
      ],
    },
    { kind: 'days', id: 'from', endId: 'to', label: say(messages.dates), maxValue: today },
    {
      kind: 'choice',
      id: 'type',
      label: say(messages.type),
      options: [
        { id: '', label: say(messages.allTypes) },
        ...types.map((type) => ({ id: type, label: say(gameTypeMessages[type]) })),
      ],
    },
    {
      kind: 'choice',
      id: 'vendor',
      label: say(messages.vendor),
      options: [{ id: '', label: say(messages.allVendors) }, ...vendors],
    },
    {
      kind: 'choice',
      id: 'status',
      label: say(messages.status),
      options: [
        { id: '', label: say(messages.allStatuses) },
        ...statuses.map((status) => ({ id: status, label: say(messages[status]) })),
      ],
    },
  ];
}
