import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AgentContractDetail } from '#contract';
import { TextField } from '#ds/TextField';
import { formatDay, useLocaleRow } from '#ds-i18n';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { EndingList } from './EndingList';
import { contractMessages as messages } from './messages';

export interface EndDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** An offer to take back, or a contract in force to end. */
  contract: AgentContractDetail;
  /** Ends it, with the reason and the contracts that end by it, as they were shown. */
  onEnd: (reason: string, agreesToEnd: readonly string[]) => void;
  onWithdraw: () => void;
  isPending: boolean;
  error?: string | undefined;
}

/** Asks before an offer is taken back or a contract ends, and names what ends with it. */
export function EndDialog({
  isOpen,
  onOpenChange,
  contract,
  onEnd,
  onWithdraw,
  isPending,
  error,
}: EndDialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [reason, setReason] = useState('');
  const isOffer = contract.phase === 'offered';
  const account = contract.with?.account ?? t(messages.house);
  const { ends } = contract;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(isOffer ? messages.withdrawTitle : messages.endTitle)}
      consequences={[
        {
          id: 'what',
          text: isOffer
            ? t(messages.withdrawEffect, { account })
            : t(messages.endEffect, {
                day: formatDay(contract.changesOn, locale),
              }),
        },
      ]}
      {...(ends.length > 0 && { agreement: t(messages.agree) })}
      onConfirm={() =>
        isOffer
          ? onWithdraw()
          : onEnd(
              reason.trim(),
              ends.map(({ id }) => id),
            )
      }
      isPending={isPending}
      error={error}
      tone="danger"
      labels={{
        confirm: t(isOffer ? messages.withdraw : messages.end),
        cancel: t(messages.keep),
      }}
    >
      {ends.length > 0 && <EndingList ends={ends} />}
      {!isOffer && (
        <TextField
          label={t(messages.rejectReason)}
          description={t(messages.rejectHint)}
          value={reason}
          onChange={setReason}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </ConfirmDialog>
  );
}
