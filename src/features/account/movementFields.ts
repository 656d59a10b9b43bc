import type { IntlShape } from 'react-intl';
import type { MovementType } from '#contract';
import type { FilterField } from '#patterns/FilterBar';
import { labelMessages } from '../label.messages';
import { accountMessages as messages } from './messages';

const types: readonly MovementType[] = [
  'deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'reward', 'wage', 'dividend', 'fee', 'correction',
]; // prettier-ignore

/** The filters of an account record: period, days and kind. */
export function movementFields(say: IntlShape['formatMessage'], today: string): readonly FilterField[] {
  const choice = (id: string, label: string) => ({ id, label });
  return [
    {
      kind: 'choice',
      id: 'period',
      label: say(labelMessages.period),
      look: 'segment',
      options: [
        choice('', say(labelMessages.days7)),
        choice('1', say(labelMessages.today)),
        choice('30', say(labelMessages.days30)),
        choice('90', say(messages.days90)),
      ],
    },
    { kind: 'days', id: 'from', endId: 'to', label: say(labelMessages.dates), maxValue: today },
    {
      kind: 'choice',
      id: 'type',
      label: say(messages.type),
      options: [
        choice('', say(messages.allTypes)),
        ...types.map((type) => choice(type, say(messages[type]))),
      ],
    },
  ];
}
