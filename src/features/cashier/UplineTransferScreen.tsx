import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useIntl } from 'react-intl';
import type { UplineTransfer, UplineTransferTerms } from '#contract';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Cashier.styles';
import { EarlierTransfers } from './EarlierTransfers';
import { mostSendable, UplineTransferForm, type UplineTransferIntent } from './UplineTransferForm';
import { UplineTransferReceipt } from './UplineTransferReceipt';
import { uplineMessages as messages } from './uplineTransfer.messages';

export interface UplineTransferScreenProps {
  terms: Async<UplineTransferTerms>;
  /** Whether the address names a transfer. */
  isOpen: boolean;
  /** The transfer that the address names. */
  open?: UplineTransfer | undefined;
  /** Goes on to the transaction password. */
  onSubmit: (intent: UplineTransferIntent) => void;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  /** Address of the account record. */
  recordHref: string;
}

/** Money to the agent above: how much, what it comes to, and the receipt. */
export function UplineTransferScreen(props: UplineTransferScreenProps) {
  const { formatMessage: t } = useIntl();
  const { isOpen, open, recordHref, onClose } = props;
  const terms = props.terms.value;
  if (open)
    return (
      <Stack gap={5}>
        <UplineTransferReceipt transfer={open} recordHref={recordHref} onClose={onClose} />
      </Stack>
    );
  return (
    <Stack gap={5}>
      <AsyncSection
        isCard
        of={props.terms}
        skeleton={
          <div css={styles.columns}>
            <Skeleton shape="block" blockSize="420px" />
            <Skeleton shape="block" blockSize="320px" />
          </div>
        }
        failure={{ title: t(messages.loadFailed), description: t(messages.loadFailedText) }}
      >
        {terms &&
          (isOpen ? (
            <EmptyState
              title={t(messages.unknown)}
              action={<Button onPress={onClose}>{t(messages.done)}</Button>}
            />
          ) : (
            <Terms {...props} terms={terms} />
          ))}
      </AsyncSection>
    </Stack>
  );
}

function Terms({
  terms,
  onSubmit,
  onOpen,
}: Pick<UplineTransferScreenProps, 'onSubmit' | 'onOpen'> & { terms: UplineTransferTerms }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { upline, pausedUntil, recent } = terms;
  if (!upline)
    return (
      <Stack gap={5}>
        <EmptyState icon={IconUserOff} title={t(messages.noneTitle)} description={t(messages.noneText)} />
        {recent.length > 0 && <EarlierTransfers transfers={recent} onOpen={onOpen} />}
      </Stack>
    );
  if (pausedUntil !== undefined)
    return (
      <Stack gap={5}>
        <EmptyState
          icon={IconHourglass}
          title={t(messages.pausedTitle, { time: formatDateTime(pausedUntil, locale, 'dateTime') })}
          description={t(messages.pausedText)}
        />
        <EarlierTransfers transfers={recent} onOpen={onOpen} />
      </Stack>
    );
  return (
    <Stack gap={5}>
      {mostSendable(terms) < BigInt(terms.min) && (
        <WordedNotice notice={{ tone: 'info', title: t(messages.spentTitle), text: t(messages.spentText) }} />
      )}
      <UplineTransferForm terms={terms} upline={upline} onSubmit={onSubmit} onOpen={onOpen} />
    </Stack>
  );
}
