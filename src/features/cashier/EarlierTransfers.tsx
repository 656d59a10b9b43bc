import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useIntl } from 'react-intl';
import type { UplineTransfer } from '#contract';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { RecentMoves, type RecentMovesProps } from './RecentMoves';
import { uplineMessages as messages } from './uplineTransfer.messages';

export interface EarlierTransfersProps extends Pick<RecentMovesProps, 'onOpen'> {
  /** The newest first. */
  transfers: readonly UplineTransfer[];
}

/** What was sent to the upline; each leads to its receipt. */
export function EarlierTransfers({ transfers, onOpen }: EarlierTransfersProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const moves = transfers.map(({ id, reference, createdAt, amount, currency }) => ({
    id,
    title: formatDateTime(createdAt, locale, 'dateTime'),
    line: reference,
    amount,
    currency,
    status: t(messages.arrived),
    tone: 'success' as const,
  }));
  const words = { title: t(messages.earlier), empty: t(messages.earlierEmpty) };
  return <RecentMoves {...words} icon={IconArrowUpRight} moves={moves} onOpen={onOpen} />;
}
