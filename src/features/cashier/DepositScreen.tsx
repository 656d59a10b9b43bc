import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useIntl } from 'react-intl';
import type { Deposit, DepositMethod, depositCalls, ReplyOf } from '#contract';
import { Button } from '#ds/Button';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import type { FormBinding } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { DepositEnd } from './DepositEnd';
import { DepositForm, type DepositValues } from './DepositForm';
import { DepositPayment, type DepositPaymentProps } from './DepositPayment';
import { DepositProgress, type DepositProgressProps } from './DepositProgress';
import { RecentDeposits } from './RecentDeposits';
import { useFocusOnPayment } from './useFocusOnPayment';
import { channelOf } from './values';

export interface DepositScreenProps extends Pick<
  DepositPaymentProps,
  'onPaid' | 'isPaying' | 'onCancel' | 'isCancelling' | 'onTimeOver'
> {
  /** Ways to pay; the brand's time zone with them, in which the account record shows the same moments. */
  methods: Async<ReplyOf<typeof depositCalls.depositMethods>>;
  /** The newest first. */
  recent: readonly Deposit[];
  /** The deposit that the address names. */
  open?: Async<Deposit> | undefined;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  /** Address of the member's limits, which a deposit is made within. */
  limitsHref: string;
  /** Address of the article on how members' money is held, which is read before the first deposit. */
  heldHref: string;
  form: FormBinding<DepositValues>;
  /** What went wrong with opening a deposit that is about no field. */
  formNotice?: NoticeContent | undefined;
  /** Why the last change of the open deposit was not carried out. */
  writeFailure?: NoticeContent | undefined;
  proof: DepositProgressProps['proof'];
  /** Epoch milliseconds. */
  now: number;
}

/** Paying money in: choosing how, paying, and following it until it is credited. */
export function DepositScreen(props: DepositScreenProps) {
  const { open, recent } = props;
  const {
    methods = [],
    currency = '',
    quickAmounts = [],
    timeZone,
    moneyProtection,
  } = props.methods.value ?? {};
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const running = recent.find(({ status }) => status === 'created' || status === 'paid');
  const isClosed = methods.length === 0;
  const shown = open ?? props.methods;
  const place = useFocusOnPayment(!open, open?.value?.status === 'created');
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
      <div ref={place}>
        <AsyncSection
          isCard
          of={shown}
          state={!open && shown.state === 'ready' && isClosed ? 'empty' : shown.state}
          skeleton={
            <div css={styles.columns}>
              <Skeleton shape="block" blockSize="360px" />
              <Skeleton shape="block" blockSize="280px" />
            </div>
          }
          empty={{ icon: IconBuildingBank, title: t(messages.none), description: t(messages.noneText) }}
          failure={{
            title: t(open ? messages.oneFailed : messages.loadFailed),
            description: t(moneyMessages.safe),
          }}
        >
          {open
            ? open.value && <OpenDeposit {...props} deposit={open.value} offered={methods} />
            : !isClosed && (
                <Stack gap={5}>
                  {running && (
                    <Notice
                      icon={IconClock}
                      action={
                        <Button size="sm" tone="neutral" onPress={() => props.onOpen(running.id)}>
                          {t(actionMessages.continue)}
                        </Button>
                      }
                    >
                      {t(messages.running, {
                        amount: formatMoney(running.payable, running.currency, locale).text,
                        method: t(messages[running.kind]),
                      })}
                    </Notice>
                  )}
                  <DepositForm
                    methods={methods}
                    currency={currency}
                    quickAmounts={quickAmounts}
                    limitsHref={props.limitsHref}
                    held={moneyProtection}
                    heldHref={props.heldHref}
                    form={props.form}
                    notice={props.formNotice}
                  >
                    <RecentDeposits deposits={recent} timeZone={timeZone} onOpen={props.onOpen} />
                  </DepositForm>
                </Stack>
              )}
        </AsyncSection>
      </div>
    </Stack>
  );
}

function OpenDeposit(props: DepositScreenProps & { deposit: Deposit; offered: readonly DepositMethod[] }) {
  const { deposit, offered } = props;
  const channel = channelOf(offered, deposit);
  switch (deposit.status) {
    case 'created':
      return <DepositPayment {...props} channel={channel} />;
    case 'paid':
      return <DepositProgress {...props} channel={channel} />;
    default:
      return <DepositEnd {...props} onAgain={props.onClose} />;
  }
}
