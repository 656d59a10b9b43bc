import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useIntl } from 'react-intl';
import type { Deposit, DepositMethod } from '#contract';
import { Button } from '#ds/Button';
import { Skeleton } from '#ds/Skeleton';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import { NoteBox } from '#patterns/NoteBox';
import type { FormBinding } from '#patterns/useForm';
import type { Notice } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { DepositEnd } from './DepositEnd';
import { DepositForm, type DepositValues } from './DepositForm';
import { DepositPayment, type DepositPaymentProps } from './DepositPayment';
import { DepositProgress, type DepositProgressProps } from './DepositProgress';
import { RecentDeposits, type RecentDepositsProps } from './RecentDeposits';
import { channelOf } from './values';

export interface DepositScreenProps extends Pick<
  DepositPaymentProps,
  'onPaid' | 'isPaying' | 'onCancel' | 'isCancelling' | 'onTimeOver'
> {
  /** How the ways to pay, or the open deposit, are coming along. */
  state: AsyncState;
  methods: readonly DepositMethod[];
  currency: string;
  quickAmounts: readonly string[];
  /** The newest first. */
  recent: readonly Deposit[];
  /** The brand's time zone, in which the account record shows the same moments. */
  zone?: RecentDepositsProps['zone'];
  /** The deposit that the address names. */
  open?: Deposit | undefined;
  /** Whether the address names one, which may be on its way. */
  isOpen: boolean;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  form: FormBinding<DepositValues>;
  /** What went wrong with opening a deposit that is about no field. */
  formNotice?: Notice | undefined;
  /** Why the last change of the open deposit was not carried out. */
  writeFailure?: Notice | undefined;
  proof: DepositProgressProps['proof'];
  /** Epoch milliseconds. */
  now: number;
  /** Why it could not be had. */
  failure?: Notice | undefined;
  onRetry: () => void;
}

/** Paying money in: choosing how, paying, and following it until it is credited. */
export function DepositScreen(props: DepositScreenProps) {
  const { methods, open, isOpen, recent } = props;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const running = recent.find(({ status }) => status === 'created' || status === 'paid');
  const isClosed = methods.length === 0;
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
        state={!isOpen && props.state === 'ready' && isClosed ? 'empty' : props.state}
        skeleton={
          <div css={styles.columns}>
            <Skeleton shape="block" blockSize="360px" />
            <Skeleton shape="block" blockSize="280px" />
          </div>
        }
        empty={{ icon: IconBuildingBank, title: say(messages.none), description: say(messages.noneText) }}
        failure={{
          title: props.failure?.title ?? say(isOpen ? messages.oneFailed : messages.loadFailed),
          description: props.failure?.text ?? say(messages.loadFailedText),
          onRetry: props.onRetry,
          retryLabel: say(messages.retry),
        }}
      >
        {isOpen
          ? open && <OpenDeposit {...props} open={open} />
          : !isClosed && (
              <div css={styles.stack}>
                {running && (
                  <NoteBox
                    tone="info"
                    icon={IconClock}
                    action={
                      <Button size="sm" tone="neutral" onPress={() => props.onOpen(running.id)}>
                        {say(messages.runningAction)}
                      </Button>
                    }
                  >
                    {say(messages.running, {
                      amount: formatMoney(running.payable, running.currency, row).text,
                      method: say(messages[running.kind]),
                    })}
                  </NoteBox>
                )}
                <DepositForm
                  methods={methods}
                  currency={props.currency}
                  quickAmounts={props.quickAmounts}
                  form={props.form}
                  notice={props.formNotice}
                >
                  <RecentDeposits deposits={recent} zone={props.zone} onOpen={props.onOpen} />
                </DepositForm>
              </div>
            )}
      </AsyncSection>
    </div>
  );
}

function OpenDeposit({ open, ...props }: DepositScreenProps & { open: Deposit }) {
  const channel = channelOf(props.methods, open);
  switch (open.status) {
    case 'created':
      return <DepositPayment {...props} deposit={open} channel={channel} />;
    case 'paid':
      return <DepositProgress {...props} deposit={open} channel={channel} />;
    default:
      return (
        <DepositEnd deposit={open} onAgain={props.onClose} onPaid={props.onPaid} isPaying={props.isPaying} />
      );
  }
}
