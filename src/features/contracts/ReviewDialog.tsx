import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AgentContractDetail, ContractExample } from '#contract';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { Columns } from '#ds/Columns';
import { Dialog } from '#ds/Dialog';
import { Heading } from '#ds/Heading';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { TextField } from '#ds/TextField';
import { formatDay, useLocaleRow } from '#ds-i18n';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Contracts.styles';
import { EndingList } from './EndingList';
import { ExampleSlip } from './ExampleSlip';
import { contractMessages as messages } from './messages';
import { ContractTermsList } from './terms';

export interface ReviewDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The offer; not there while it is fetched. */
  offer: AgentContractDetail | undefined;
  /** What it would have paid; not there while it is worked out. */
  example: ContractExample | undefined;
  currency: string;
  /** Name of the kind of contract. */
  kind: string;
  /** Accepts with the contracts that end by it, as they were shown. */
  onAccept: (agreesToEnd: readonly string[]) => void;
  onReject: (reason: string) => void;
  isPending: boolean;
  /** Why the offer could not be loaded, or the last answer came to nothing. */
  notice?: NoticeContent | undefined;
}

/** An offer beside the terms of today, with what it would have paid and what ends with it; accepted or rejected. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { isOpen, onOpenChange, offer, example, currency, kind, onAccept, onReject, isPending, notice } =
    props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [agrees, setAgrees] = useState(false);
  const [reason, setReason] = useState('');
  const [isRejecting, setRejecting] = useState(false);
  const ends = offer?.ends ?? [];
  const mayAccept = offer !== undefined && (ends.length === 0 || agrees);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      title={t(messages.reviewTitle)}
      actions={
        isRejecting ? (
          <>
            <Button tone="neutral" emphasis="soft" isDisabled={isPending} onPress={() => setRejecting(false)}>
              {t(actionMessages.cancel)}
            </Button>
            <Button tone="danger" isPending={isPending} onPress={() => onReject(reason.trim())}>
              {t(messages.reject)}
            </Button>
          </>
        ) : (
          <>
            <Button
              tone="neutral"
              emphasis="soft"
              isDisabled={isPending || !offer}
              onPress={() => setRejecting(true)}
            >
              {t(messages.reject)}
            </Button>
            <Button
              isDisabled={!mayAccept}
              isPending={isPending}
              onPress={() => onAccept(ends.map(({ id }) => id))}
            >
              {t(messages.accept)}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <WordedNotice notice={notice} />
        {offer ? (
          <>
            <p css={styles.quiet}>
              {t(messages.with, { account: offer.with?.account ?? t(messages.house) })}
            </p>
            <p css={styles.quiet}>{t(messages.begins, { day: formatDay(offer.changesOn, locale) })}</p>
            {isRejecting ? (
              <TextField
                label={t(messages.rejectReason)}
                description={t(messages.rejectHint)}
                value={reason}
                onChange={setReason}
                maxLength={200}
                autoComplete="off"
              />
            ) : (
              <>
                <Columns count={2} gap={4} align="stretch">
                  <section>
                    <Heading level={3}>{t(messages.new)}</Heading>
                    <ContractTermsList
                      terms={offer.terms}
                      before={offer.replaces?.terms}
                      currency={currency}
                      aria-label={t(messages.new)}
                    />
                  </section>
                  <section>
                    <Heading level={3}>{t(labelMessages.now)}</Heading>
                    {offer.replaces ? (
                      <ContractTermsList
                        terms={offer.replaces.terms}
                        currency={currency}
                        aria-label={t(labelMessages.now)}
                      />
                    ) : (
                      <p css={styles.quiet}>{t(messages.noneNow)}</p>
                    )}
                  </section>
                </Columns>
                {example && (
                  <ExampleSlip
                    example={example}
                    currency={currency}
                    kind={kind}
                    resultLabel={t(messages.youWouldHave)}
                  />
                )}
                {ends.length > 0 && (
                  <>
                    <EndingList ends={ends} />
                    <Checkbox isSelected={agrees} onChange={setAgrees}>
                      {t(messages.agree)}
                    </Checkbox>
                  </>
                )}
              </>
            )}
          </>
        ) : (
          !notice && <Skeleton shape="block" blockSize="16rem" />
        )}
      </Stack>
    </Dialog>
  );
}
