import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useIntl } from 'react-intl';
import type { Withdrawal, WithdrawalTerms } from '#contract';
import { Button } from '#ds/Button';
import { Link } from '#ds/Link';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
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
    Pick<WithdrawFormProps, 'onSubmit' | 'onAdd' | 'onRemove'>,
    Pick<RequirementsProps, 'bets' | 'onShowBets' | 'onBetsClose' | 'onGiveUp' | 'isGivingUp'>,
    Pick<WithdrawalProgressProps, 'receipt' | 'onTimeOver' | 'onCancel' | 'isCancelling'> {
  terms: Async<WithdrawalTerms>;
  /** The newest first. */
  recent: readonly Withdrawal[];
  /** The withdrawal that the address names. */
  open?: Async<Withdrawal> | undefined;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  /** Given while an account is added. */
  adding?: AddAccountDialogProps | undefined;
  /** Why the last change was not carried out. */
  writeFailure?: NoticeContent | undefined;
}

/** Paying money out: where to, how much and what it costs, then following it until it has arrived. */
export function WithdrawScreen(props: WithdrawScreenProps) {
  const { open, recent } = props;
  const terms = props.terms.value;
  const { formatMessage: t } = useIntl();
  // What waits for an answer comes before what only goes on.
  const running =
    recent.find(({ status }) => status === 'sent') ??
    recent.find(({ status }) => status === 'requested' || status === 'reviewing' || status === 'sending');
  return (
    <Stack gap={5}>
      <WordedNotice notice={props.writeFailure} />
      {open && (
        <div>
          <Button size="sm" tone="neutral" emphasis="ghost" icon={IconArrowLeft} onPress={props.onClose}>
            {t(messages.back)}
          </Button>
        </div>
      )}
      <AsyncSection
        isCard
        of={open ?? props.terms}
        skeleton={
          <div css={styles.columns}>
            <Skeleton shape="block" blockSize="360px" />
            <Skeleton shape="block" blockSize="280px" />
          </div>
        }
        failure={{
          title: t(open ? messages.oneFailed : messages.loadFailed),
          description: t(moneyMessages.safe),
        }}
      >
        {open
          ? open.value && <WithdrawalProgress {...props} withdrawal={open.value} onAgain={props.onClose} />
          : terms && (
              <Stack gap={5}>
                {terms.withdrawable.startsWith('-') && (
                  <Notice
                    tone="warning"
                    action={
                      <Link isStandalone href="/personal/depositv2">
                        {t(siteMessages.makeDeposit)}
                      </Link>
                    }
                  >
                    {t(messages.owes)}
                  </Notice>
                )}
                {running && <Running withdrawal={running} onOpen={props.onOpen} />}
                <WithdrawForm
                  terms={terms}
                  onSubmit={props.onSubmit}
                  onAdd={props.onAdd}
                  onRemove={props.onRemove}
                >
                  <Stack gap={5}>
                    <Requirements
                      requirements={terms.requirements}
                      currency={terms.currency}
                      turnoverFeeRate={terms.turnoverFeeRate}
                      bets={props.bets}
                      onShowBets={props.onShowBets}
                      onBetsClose={props.onBetsClose}
                      onGiveUp={props.onGiveUp}
                      isGivingUp={props.isGivingUp}
                    />
                    <RecentWithdrawals withdrawals={recent} onOpen={props.onOpen} />
                  </Stack>
                </WithdrawForm>
              </Stack>
            )}
      </AsyncSection>
      {props.adding && <AddAccountDialog {...props.adding} />}
    </Stack>
  );
}

/** A withdrawal that goes on, found again by whoever comes back. */
function Running({ withdrawal, onOpen }: { withdrawal: Withdrawal; onOpen: (id: string) => void }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { id, status, payout, currency, account, answerBy } = withdrawal;
  const isAsked = status === 'sent' && answerBy !== undefined;
  const amount = formatMoney(payout, currency, locale).text;
  return (
    <Notice
      tone={isAsked ? 'warning' : 'info'}
      icon={isAsked ? IconHourglass : IconClock}
      action={
        <Button size="sm" tone="neutral" onPress={() => onOpen(id)}>
          {t(messages.follow)}
        </Button>
      }
    >
      {isAsked
        ? t(messages.asked, { amount, time: formatDateTime(answerBy, locale, 'dateTime') })
        : t(messages.running, { amount, account: `${account.bank} ${account.number}` })}
    </Notice>
  );
}
