import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Deposit, DepositChannel } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { CopyField } from '#ds/CopyField';
import { Countdown } from '#ds/Countdown';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { QRCode } from '#ds/QRCode';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import * as styles from './Cashier.styles';
import { depositMessages as messages } from './deposit.messages';
import { creditOf } from './values';

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
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [asked, setAsked] = useState<'cancel' | 'other'>();
  const { qr, bank, url } = deposit.instruction;
  const amount = formatMoney(deposit.payable, deposit.currency, locale).text;
  const usual = t(labelMessages.minutes, { count: Math.max(1, channel?.usualMinutes ?? 1) });
  const title = url
    ? t(messages.openTitle, { channel: deposit.channel })
    : t(qr ? messages.scan : messages.transfer);
  return (
    <div css={styles.columns}>
      <Card isMarked elementType="section" aria-label={title}>
        <Stack gap={5}>
          <Inline gap={3} justify="between">
            <Heading>{title}</Heading>
            <Countdown
              endsAt={Date.parse(deposit.expiresAt)}
              label={t(messages.timeLeft)}
              onEnd={props.onTimeOver}
            />
          </Inline>
          <Stack gap={4} align="center">
            {qr && <QRCode value={qr} size={224} margin={20} label={t(messages.code, { amount })} />}
            <div css={styles.middle}>
              <Text elementType="span">{t(messages.exactly)}</Text>
              <span css={styles.figure}>
                <Money amount={deposit.payable} currency={deposit.currency} />
              </span>
              {bank && <Text elementType="span">{t(messages.identifies)}</Text>}
            </div>
          </Stack>
          {url && (
            <>
              <LinkButton href={url} target="_blank" rel="noopener" icon={IconArrowUpRight} size="lg">
                {t(messages.openPage)}
              </LinkButton>
              <Notice tone="neutral" icon={IconInfoCircle}>
                {t(messages.openText)}
              </Notice>
            </>
          )}
          {bank && (
            <Columns count={2} gap={4}>
              <CopyField
                label={t(moneyMessages.amount)}
                value={
                  formatMoney(deposit.payable, deposit.currency, locale, { currencyDisplay: 'none' }).text
                }
              />
              <CopyField label={t(messages.reference)} value={deposit.reference} />
              <CopyField label={t(messages.account)} value={bank.account} />
              <CopyField label={t(messages.holder)} value={bank.holder} />
            </Columns>
          )}
        </Stack>
      </Card>
      <Stack gap={5}>
        <Notice tone="warning">{t(messages.ownName)}</Notice>
        <Notice tone="neutral" icon={IconInfoCircle}>
          {t(messages.next, {
            time: usual,
            amount: formatMoney(creditOf(deposit, channel), deposit.currency, locale).text,
          })}
        </Notice>
        <ActionBar>
          <Button
            size="lg"
            {...(url && { tone: 'neutral' as const })}
            isPending={props.isPaying}
            pendingLabel={t(messages.sending)}
            onPress={props.onPaid}
          >
            {t(messages.iHavePaid)}
          </Button>
        </ActionBar>
        <Inline gap={2} align="stretch">
          <Button
            tone="neutral"
            emphasis="ghost"
            isDisabled={props.isCancelling}
            onPress={() => setAsked('other')}
          >
            {t(messages.other)}
          </Button>
          <Button
            tone="neutral"
            emphasis="ghost"
            isDisabled={props.isCancelling}
            onPress={() => setAsked('cancel')}
          >
            {t(messages.cancel)}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={t(messages.cancelTitle)}
        tone="danger"
        labels={{ confirm: t(messages.cancel), cancel: t(messages.keep) }}
        onConfirm={() => props.onCancel(asked === 'other')}
      >
        {t(messages.cancelText)}
      </ConfirmDialog>
    </div>
  );
}
