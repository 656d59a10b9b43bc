import { useIntl } from 'react-intl';
import type { Reward } from '#contract';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Money } from '#ds/Money';
import { Text } from '#ds/Text';
import { actionMessages } from '../action.messages';
import { useRewardTerms } from './useRewardTerms';

export interface PrizeDialogProps {
  reward: Reward;
  currency: string;
  /** When it opens, ends or was claimed, in words. */
  date: string;
  onClose: () => void;
  /** Begins the claim. */
  onAsk: () => void;
}

/** One prize in detail: what it is for, how much, until when, and what follows from claiming it. */
export function PrizeDialog({ reward, currency, date, onClose, onAsk }: PrizeDialogProps) {
  const { formatMessage: t } = useIntl();
  const terms = useRewardTerms(reward, currency);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<bdi>{reward.title}</bdi>}
      actions={reward.status === 'ready' && <Button onPress={onAsk}>{t(actionMessages.claim)}</Button>}
    >
      <Text>{reward.reason}</Text>
      <Text size="md" weight="semibold" wrap="anywhere">
        <Money amount={reward.amount} currency={currency} />
      </Text>
      <Text>{date}</Text>
      <ul>
        {terms.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Dialog>
  );
}
