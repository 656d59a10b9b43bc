import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Icon } from '#ds/Icon';
import { Money } from '#ds/Money';
import { Text } from '#ds/Text';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './EnvelopeDialog.styles';
import { promotionMessages as messages } from './messages';

export interface EnvelopeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Opens an envelope. */
  onDraw: () => void;
  isPending: boolean;
  /** What the last one held, in minor units; nothing drawn yet without. */
  prize?: string | undefined;
  currency: string;
  /** Envelopes that are left. */
  left: number;
  notice?: NoticeContent | undefined;
}

/** An envelope of a raffle: closed, opening, with money or empty. What it held is read out. */
export function EnvelopeDialog(props: EnvelopeDialogProps) {
  const { isOpen, onOpenChange, onDraw, isPending, prize, currency, left, notice } = props;
  const { formatMessage: t } = useIntl();
  const hasWon = prize !== undefined && BigInt(prize) > 0n;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      title={t(messages.envelopeTitle)}
      actions={
        <>
          {left > 0 && (
            <Button isPending={isPending} pendingLabel={t(messages.opening)} onPress={onDraw}>
              {t(prize === undefined ? messages.openEnvelope : messages.another)}
            </Button>
          )}
        </>
      }
    >
      <div css={styles.root}>
        <WordedNotice notice={notice} />
        <span
          css={styles.envelope}
          data-open={prize !== undefined || undefined}
          data-won={hasWon || undefined}
        >
          <Icon icon={prize === undefined ? IconMail : IconMailOpened} size={24} />
        </span>
        <p role="status" css={styles.words}>
          {prize === undefined
            ? t(messages.envelopeWaits)
            : hasWon
              ? t(messages.youWon, { amount: <Money key="prize" amount={prize} currency={currency} /> })
              : t(messages.nothing)}
        </p>
        <Text>{t(messages.envelopes, { count: left })}</Text>
      </div>
    </Dialog>
  );
}
