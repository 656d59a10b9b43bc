import type { IntlShape } from 'react-intl';
import type { MovementType } from '#contract';
import type { FilterField } from '#patterns/FilterBar';
import { labelMessages } from '../label.messages';
import { accountMessages as messages } from './messages';

const types: readonly MovementType[] = [
  'deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'reward', 'wage', 'dividend', 'fee', 'correction',
]; // prettier-ignore

/** The filters of an account record: period, days and kind. */
export function movementFields(t: IntlShape['formatMessage'], today: string): readonly FilterField[] {
  const choice = (id: string, label: string) => ({ id, label });
  return [
    {
      kind: 'choice',
      id: 'period',
      label: t(labelMessages.period),
      look: 'segment',
      options: [
        choice('', t(labelMessages.days7)),
        choice('1', t(labelMessages.today)),
        choice('30', t(labelMessages.days30)),
        choice('90', t(messages.days90)),
      ],
    },
    { kind: 'days', id: 'from', endId: 'to', label: t(labelMessages.dates), maxValue: today },
    {
      kind: 'choice',
      id: 'type',
      label: t(messages.type),
      options: [choice('', t(messages.allTypes)), ...types.map((type) => choice(type, t(messages[type])))],
    },
  ];
}
