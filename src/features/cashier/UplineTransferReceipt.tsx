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
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const { amount, currency, upline, note, reference, createdAt } = transfer;
  const title = say(messages.sentTitle, {
    amount: formatMoney(amount, currency, row).text,
    account: upline,
  });
  return (
    <div css={styles.alone}>
      <Card isMarked elementType="section" aria-label={title}>
        <Stack gap={5}>
          <Stack gap={3}>
            <div>
              <Badge tone="success" hasDot>
                {say(messages.arrived)}
              </Badge>
            </div>
            <div role="status">
              <h2 css={styles.headline}>{title}</h2>
            </div>
            <Text>{say(messages.sentText)}</Text>
          </Stack>
          <CopyField label={say(moneyMessages.reference)} value={reference} />
          <DescriptionList
            isDivided
            items={[
              { label: say(messages.youSend), value: <Money amount={amount} currency={currency} /> },
              { label: say(moneyMessages.fee), value: <Money amount="0" currency={currency} /> },
              { label: say(moneyMessages.to), value: <bdi>{upline}</bdi> },
              { label: say(labelMessages.time), value: formatDateTime(createdAt, row, 'dateTime') },
              ...(note === '' ? [] : [{ label: say(messages.noteSent), value: <bdi>{note}</bdi> }]),
            ]}
          />
          <ActionBar>
            <Button onPress={onClose}>{say(messages.done)}</Button>
            <LinkButton href={recordHref} tone="neutral">
              {say(siteMessages.accountRecord)}
            </LinkButton>
          </ActionBar>
        </Stack>
      </Card>
    </div>
  );
}
