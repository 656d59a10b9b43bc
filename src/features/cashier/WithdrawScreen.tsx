import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useIntl } from 'react-intl';
import type { Withdrawal, WithdrawalTerms } from '#contract';
import { Button } from '#ds/Button';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import type { Notice } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { AddAccountDialog, type AddAccountDialogProps } from './AddAccountDialog';
import * as styles from './Cashier.styles';
import { RecentWithdrawals } from './RecentWithdrawals';
import { Requirements, type RequirementsProps } from './Requirements';
import { WithdrawalProgress, type WithdrawalProgressProps } from './WithdrawalProgress';
import { WithdrawForm, type WithdrawFormProps } from './WithdrawForm';
import { withdrawMessages as messages } from './withdraw.messages';

export interface WithdrawScreenProps
  extends
    Pick<WithdrawFormProps, 'onSubmit' | 'onAdd'>,
    Pick<RequirementsProps, 'bets' | 'onShowBets' | 'onGiveUp' | 'isGivingUp'>,
    Pick<WithdrawalProgressProps, 'receipt' | 'onTimeOver' | 'onCancel' | 'isCancelling'> {
  /** How the terms, or the open withdrawal, are coming along. */
  state: AsyncState;
  terms?: WithdrawalTerms | undefined;
  /** The newest first. */
  recent: readonly Withdrawal[];
  /** The withdrawal that the address names. */
  open?: Withdrawal | undefined;
  /** Whether the address names one, which may be on its way. */
  isOpen: boolean;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  /** Given while an account is added. */
  adding?: AddAccountDialogProps | undefined;
  /** Why the last change was not carried out. */
  writeFailure?: Notice | undefined;
  /** Why it could not be had. */
  failure?: Notice | undefined;
  onRetry: () => void;
}

/** Paying money out: where to, how much and what it costs, then following it until it has arrived. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { terms, open, isOpen, recent } = props;
  const { formatMessage: say } = useIntl();
  return (
    <div css={styles.stack}>
      <WordedNotice notice={props.writeFailure} />
      {isOpen && (
        <div>
          <Button size="sm" tone="neutral" emphasis="ghost" icon={IconArrowLeft} onPress={props.onClose}>
            {say(messages.back)}
          </Button>
        </div>
      )}
      <AsyncSection
        isCard
        state={props.state}
        skeleton={
          <div css={styles.columns}>
            <Skeleton shape="block" blockSize="360px" />
            <Skeleton shape="block" blockSize="280px" />
          </div>
        }
        failure={{
          title: props.failure?.title ?? say(isOpen ? messages.oneFailed : messages.loadFailed),
          description: props.failure?.text ?? say(messages.loadFailedText),
          onRetry: props.onRetry,
          retryLabel: say(messages.retry),
        }}
      >
        {isOpen
          ? open && <WithdrawalProgress {...props} withdrawal={open} onAgain={props.onClose} />
          : terms && (
              <WithdrawForm terms={terms} onSubmit={props.onSubmit} onAdd={props.onAdd}>
                <div css={styles.stack}>
                  <Requirements
                    requirements={terms.requirements}
                    currency={terms.currency}
                    turnoverFeeRate={terms.turnoverFeeRate}
                    bets={props.bets}
                    onShowBets={props.onShowBets}
                    onGiveUp={props.onGiveUp}
                    isGivingUp={props.isGivingUp}
                  />
                  <RecentWithdrawals withdrawals={recent} onOpen={props.onOpen} />
                </div>
              </WithdrawForm>
            )}
      </AsyncSection>
      {props.adding && <AddAccountDialog {...props.adding} />}
    </div>
  );
}
