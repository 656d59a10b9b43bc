import { useIntl } from 'react-intl';
import type { Reward } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { Consequence } from '#patterns/ConfirmFlow';
import { gameTypeMessages } from '../gameType.messages';
import { gameNames } from '../gameNames';
import { rewardMessages as messages } from './messages';

/** What follows from claiming a reward: where it goes, and what a bonus asks for. */
export function useRewardTerms({ terms }: Pick<Reward, 'terms'>, currency: string): Consequence[] {
  const { formatMessage: say, formatList } = useIntl();
  const row = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, row).text;
  if (!terms) return [{ id: 'cash', text: say(messages.cash) }];
  return [
    { id: 'required', text: say(messages.bonus, { required: money(terms.required), days: terms.days }) },
    { id: 'held', text: say(messages.held) },
    ...(terms.maxStake
      ? [{ id: 'stake', text: say(messages.maxStake, { amount: money(terms.maxStake) }) }]
      : []),
    ...(terms.gameTypes
      ? [
          {
            id: 'games',
            text: say(messages.games, {
              games: formatList(gameNames(terms.gameTypes).map((type) => say(gameTypeMessages[type]))),
            }),
          },
        ]
      : []),
    { id: 'one', text: say(messages.one) },
  ];
}
