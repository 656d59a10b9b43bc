import { useIntl } from 'react-intl';
import type { UplineTransfer } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { DescriptionList } from '#ds/DescriptionList';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { siteMessages } from '../site.messages';
import * as styles from './Cashier.styles';
import { uplineMessages as messages } from './uplineTransfer.messages';

export interface UplineTransferReceiptProps {
  transfer: UplineTransfer;
  /** Address of the account record. */
  recordHref: string;
  /** Back to the form and the list. */
  onClose: () => void;
}

/** What was sent, to whom and under which reference. */
export function UplineTransferReceipt({ transfer, recordHref, onClose }: UplineTransferReceiptProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { amount, currency, upline, note, reference, createdAt } = transfer;
  const title = t(messages.sentTitle, {
    amount: formatMoney(amount, currency, locale).text,
    account: upline,
  });
  return (
    <div css={styles.alone}>
      <Card isMarked elementType="section" aria-label={title}>
        <Stack gap={5}>
          <Stack gap={3}>
            <div>
              <Badge tone="success" hasDot>
                {t(messages.arrived)}
              </Badge>
            </div>
            <div role="status">
              <h2 css={styles.headline}>{title}</h2>
            </div>
            <Text>{t(messages.sentText)}</Text>
          </Stack>
          <CopyField label={t(moneyMessages.reference)} value={reference} />
          <DescriptionList
            isDivided
            items={[
              { label: t(messages.youSend), value: <Money amount={amount} currency={currency} /> },
              { label: t(moneyMessages.fee), value: <Money amount="0" currency={currency} /> },
              { label: t(moneyMessages.to), value: <bdi>{upline}</bdi> },
              { label: t(labelMessages.time), value: formatDateTime(createdAt, locale, 'dateTime') },
              ...(note === '' ? [] : [{ label: t(messages.noteSent), value: <bdi>{note}</bdi> }]),
            ]}
          />
          <ActionBar>
            <Button onPress={onClose}>{t(messages.done)}</Button>
            <LinkButton href={recordHref} tone="neutral">
              {t(siteMessages.accountRecord)}
            </LinkButton>
          </ActionBar>
        </Stack>
      </Card>
    </div>
  );
}
