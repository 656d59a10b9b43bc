import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { useIntl } from 'react-intl';
import type { Withdrawal } from '#contract';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { RecentMoves, type RecentMovesProps } from './RecentMoves';
import { withdrawMessages as messages } from './withdraw.messages';
import { withdrawalTones } from './WithdrawalProgress';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface RecentWithdrawalsProps extends Pick<RecentMovesProps, 'onOpen'> {
  /** The newest first. */
  withdrawals: readonly Withdrawal[];
}

/** The newest withdrawals with their states. */
export function RecentWithdrawals({ withdrawals, onOpen }: RecentWithdrawalsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const moves = withdrawals.map(({ id, account, reference, createdAt, amount, currency, status }) => ({
    id,
    title: `${account.bank} ${account.number}`,
    line: joinFacts([reference, formatDateTime(createdAt, locale, 'dateTime')]),
    amount,
    currency,
    status: t(messages[status]),
    tone: withdrawalTones[status],
  }));
  const words = { title: t(messages.recent), empty: t(messages.recentEmpty) };
  return <RecentMoves {...words} icon={IconArrowUpRight} moves={moves} onOpen={onOpen} />;
}
