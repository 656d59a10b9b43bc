import { useIntl } from 'react-intl';
import type { Reward } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import type { Consequence } from '#ds/ConfirmDialog';
import { gameTypeMessages } from '../gameType.messages';
import { gameNames } from '../gameNames';
import { moneyMessages } from '../money.messages';
import { rewardMessages as messages } from './messages';

/** What follows from claiming a reward: where it goes, and what a bonus asks for. */
export function useRewardTerms({ terms }: Pick<Reward, 'terms'>, currency: string): Consequence[] {
  const { formatMessage: t, formatList } = useIntl();
  const locale = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  if (!terms) return [{ id: 'cash', text: t(messages.cash) }];
  return [
    { id: 'required', text: t(messages.bonus, { required: money(terms.required), days: terms.days }) },
    { id: 'held', text: t(messages.held) },
    ...(terms.maxStake
      ? [{ id: 'stake', text: t(moneyMessages.refusedAbove, { amount: money(terms.maxStake) }) }]
      : []),
    ...(terms.maxWin
      ? [{ id: 'win', text: t(moneyMessages.winsAbove, { amount: money(terms.maxWin) }) }]
      : []),
    ...(terms.gameTypes
      ? [
          {
            id: 'games',
            text: t(messages.games, {
              games: formatList(gameNames(terms.gameTypes).map((type) => t(gameTypeMessages[type]))),
            }),
          },
        ]
      : []),
    { id: 'one', text: t(messages.one) },
  ];
}
