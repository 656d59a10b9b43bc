import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Deposit, DepositChannel } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { CopyField } from '#ds/CopyField';
import { Countdown } from '#ds/Countdown';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { QRCode } from '#ds/QRCode';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { NoteBox } from '#patterns/NoteBox';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { creditOf, minutesText } from './values';

export interface DepositPaymentProps {
  /** A deposit that is not paid yet. */
  deposit: Deposit;
  /** What it was opened with, while that is still offered. */
  channel: DepositChannel | undefined;
  onPaid: () => void;
  /** The person has said to have paid and that is on its way. */
  isPaying: boolean;
  /** Ends it; `again` goes back to the form. */
  onCancel: (again: boolean) => void;
  isCancelling: boolean;
  /** The time to pay is over: the deposit is to be looked at again. */
  onTimeOver: () => void;
}

/** How and what to pay: a code, bank data to copy, or the page of a provider. */
export function DepositPayment(props: DepositPaymentProps) {
  const { deposit, channel } = props;
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [asked, setAsked] = useState<'cancel' | 'other'>();
  const { qr, bank, url } = deposit.instruction;
  const amount = formatMoney(deposit.payable, deposit.currency, row).text;
  const usual = minutesText(Math.max(1, channel?.usualMinutes ?? 1), row);
  const title = url
    ? say(messages.openTitle, { channel: deposit.channel })
    : say(qr ? messages.scan : messages.transfer);
  return (
    <div css={styles.columns}>
      <Card isMarked elementType="section" aria-label={title}>
        <div css={styles.stack}>
          <div css={styles.row}>
            <h2 css={styles.heading}>{title}</h2>
            <Countdown
              endsAt={Date.parse(deposit.expiresAt)}
              label={say(messages.timeLeft)}
              onEnd={props.onTimeOver}
            />
          </div>
          <div css={styles.code}>
            {qr && <QRCode value={qr} size={224} margin={20} label={say(messages.code, { amount })} />}
            <div css={styles.middle}>
              <span css={styles.text}>{say(messages.exactly)}</span>
              <span css={styles.figure}>
                <Money amount={deposit.payable} currency={deposit.currency} />
              </span>
              {bank && <span css={styles.text}>{say(messages.identifies)}</span>}
            </div>
          </div>
          {url && (
            <>
              <LinkButton href={url} target="_blank" rel="noopener" icon={IconArrowUpRight} size="lg">
                {say(messages.openPage)}
              </LinkButton>
              <NoteBox icon={IconInfoCircle}>{say(messages.openText)}</NoteBox>
            </>
          )}
          {bank && (
            <div css={styles.pair}>
              <CopyField
                label={say(moneyMessages.amount)}
                value={formatMoney(deposit.payable, deposit.currency, row, { currencyDisplay: 'none' }).text}
              />
              <CopyField label={say(messages.reference)} value={deposit.reference} />
              <CopyField label={say(messages.account)} value={bank.account} />
              <CopyField label={say(messages.holder)} value={bank.holder} />
            </div>
          )}
        </div>
      </Card>
      <div css={styles.stack}>
        <NoteBox tone="warning" icon={IconAlertTriangle}>
          {say(messages.ownName)}
        </NoteBox>
        <NoteBox icon={IconInfoCircle}>
          {say(messages.next, {
            time: usual,
            amount: formatMoney(creditOf(deposit, channel), deposit.currency, row).text,
          })}
        </NoteBox>
        <ActionBar>
          <Button
            size="lg"
            {...(url && { tone: 'neutral' as const })}
            isPending={props.isPaying}
            pendingLabel={say(messages.sending)}
            onPress={props.onPaid}
          >
            {say(messages.iHavePaid)}
          </Button>
        </ActionBar>
        <div css={styles.inline}>
          <Button
            tone="neutral"
            emphasis="ghost"
            isDisabled={props.isCancelling}
            onPress={() => setAsked('other')}
          >
            {say(messages.other)}
          </Button>
          <Button
            tone="neutral"
            emphasis="ghost"
            isDisabled={props.isCancelling}
            onPress={() => setAsked('cancel')}
          >
            {say(messages.cancel)}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={say(messages.cancelTitle)}
        tone="danger"
        labels={{ confirm: say(messages.cancel), cancel: say(messages.keep) }}
        onConfirm={() => props.onCancel(asked === 'other')}
      >
        {say(messages.cancelText)}
      </ConfirmDialog>
    </div>
  );
}
