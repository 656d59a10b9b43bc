import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import { useIntl } from 'react-intl';
import type { Deposit } from '#contract';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { offsetAt } from '#design-system/i18n/zoneText.ts';
import { depositMessages as messages } from './deposit.messages';
import { depositTones } from './DepositEnd';
import { RecentMoves, type RecentMovesProps } from './RecentMoves';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface RecentDepositsProps extends Pick<RecentMovesProps, 'onOpen'> {
  /** The newest first. */
  deposits: readonly Deposit[];
  /** The brand's, as the account record has it; without one, the visitor's. */
  timeZone?: string | undefined;
}

/** The newest deposits with their states. */
export function RecentDeposits({ deposits, timeZone, onOpen }: RecentDepositsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  /** When it was credited, which is when the record has it; before, when it was made. */
  const moment = ({ status, endedAt, createdAt }: Deposit): string => {
    const at = status === 'credited' && endedAt ? endedAt : createdAt;
    const time = formatDateTime(at, locale, 'dateTime', timeZone);
    return timeZone ? `${time} (${offsetAt(at, timeZone)})` : time;
  };
  const moves = deposits.map((deposit) => ({
    id: deposit.id,
    title: t(messages[deposit.kind]),
    line: joinFacts([deposit.reference, moment(deposit)]),
    amount: deposit.status === 'credited' ? deposit.credited : deposit.payable,
    currency: deposit.currency,
    status: t(messages[deposit.status]),
    tone: depositTones[deposit.status],
  }));
  const words = { title: t(messages.recent), empty: t(messages.recentEmpty) };
  return <RecentMoves {...words} icon={IconArrowDownLeft} moves={moves} onOpen={onOpen} />;
}
