import { useIntl } from 'react-intl';
import type { Reward } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ConfirmFlow, type Consequence } from '#patterns/ConfirmFlow';
import { gameTypeMessages } from '../gameType.messages';
import { gameNames } from '../gameNames';
import { rewardMessages as messages } from './messages';

interface ClaimDialogProps {
  reward: Reward;
  currency: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isPending: boolean;
  error: string | undefined;
}

/** Asks before a reward is claimed, and says what follows: where it goes, and what a bonus asks for. */
export function ClaimDialog({ reward, currency, isPending, error, ...dialog }: ClaimDialogProps) {
  const { formatMessage: say, formatList } = useIntl();
  const row = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, row).text;
  const { terms } = reward;
  const consequences: Consequence[] = terms
    ? [
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
      ]
    : [{ id: 'cash', text: say(messages.cash) }];
  return (
    <ConfirmFlow
      {...dialog}
      title={[reward.title, money(reward.amount)].join(' · ')}
      consequences={consequences}
      labels={{
        confirm: say(messages.claimAmount, { amount: money(reward.amount) }),
        cancel: say(messages.keep),
      }}
      tone="accent"
      isPending={isPending}
      error={error}
    />
  );
}
