import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { FileUpload } from '#ds/FileUpload';
import { Notice } from '#ds/Notice';
import { Text } from '#ds/Text';
import { TitledCard } from '../TitledCard';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { depositMessages as messages } from './deposit.messages';

export interface DepositProofProps {
  /** Pictures that arrived. */
  count: number;
  /** Sends a picture; says whether it arrived. */
  onSend: (picture: File) => Promise<boolean>;
  isSending: boolean;
  /** Why the last one did not arrive. */
  notice?: NoticeContent | undefined;
}

/** Most pictures of one deposit, and the size of each. Source: money rules. */
const mostPictures = 3;
const mostBytes = 5_000_000;

/** Pictures of a receipt, sent one after the other. */
export function DepositProof({ count, onSend, isSending, notice }: DepositProofProps) {
  const { formatMessage: t } = useIntl();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [picture] = chosen;
  return (
    <TitledCard title={t(messages.proof)}>
      <Text>{t(messages.proofText)}</Text>
      <WordedNotice notice={notice} />
      {count > 0 && (
        <div role="status">
          <Notice tone="success">{t(messages.proofSent, { count })}</Notice>
        </div>
      )}
      {count < mostPictures && (
        <FileUpload
          label={t(messages.proofField)}
          kinds={['png', 'jpeg']}
          maxBytes={mostBytes}
          value={chosen}
          onChange={setChosen}
          isDisabled={isSending}
        />
      )}
      {picture && count < mostPictures && (
        <Button
          tone="neutral"
          isPending={isSending}
          pendingLabel={t(actionMessages.sending)}
          onPress={() =>
            void onSend(picture).then((hasArrived) => {
              if (hasArrived) setChosen([]);
            })
          }
        >
          {t(messages.proofSend)}
        </Button>
      )}
    </TitledCard>
  );
}
