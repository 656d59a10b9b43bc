import { useIntl } from 'react-intl';
import type { Reward } from '#contract';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Money } from '#ds/Money';
import { actionMessages } from '../action.messages';
import * as styles from './RewardsScreen.styles';
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
  const { formatMessage: say } = useIntl();
  const terms = useRewardTerms(reward, currency);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<bdi>{reward.title}</bdi>}
      actions={reward.status === 'ready' && <Button onPress={onAsk}>{say(actionMessages.claim)}</Button>}
    >
      <p css={styles.text}>{reward.reason}</p>
      <p css={styles.title}>
        <Money amount={reward.amount} currency={currency} />
      </p>
      <p css={styles.text}>{date}</p>
      <ul>
        {terms.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Dialog>
  );
}
