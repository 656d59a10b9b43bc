import { useIntl } from 'react-intl';
import type { Reward } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { actionMessages } from '../action.messages';
import { rewardMessages as messages } from './messages';
import { useRewardTerms } from './useRewardTerms';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  const consequences = useRewardTerms(reward, currency);
  return (
    <ConfirmDialog
      {...dialog}
      title={joinFacts([reward.title, money(reward.amount)])}
      consequences={consequences}
      labels={{
        confirm: t(messages.claimAmount, { amount: money(reward.amount) }),
        cancel: t(actionMessages.notNow),
      }}
      isPending={isPending}
      error={error}
    />
  );
}
