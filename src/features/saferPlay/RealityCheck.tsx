import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useIntl } from 'react-intl';
import type { PlayState } from '#contract';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { timeText } from '../timeText';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { saferMessages as messages } from './messages';

export interface RealityCheckProps {
  /** Time and cost of the session, and why games are closed if they are. */
  state: PlayState;
  currency: string;
  onKeepPlaying: () => void;
  onStop: () => void;
  isPending: boolean;
  /** Why "keep playing" came to nothing. */
  notice?: NoticeContent | undefined;
  /** Addresses of the two pages that help. */
  hrefs: { limits: string; break: string; statement: string };
}

/** Stands over the paused game until it is answered: no cross, no Escape. */
export function RealityCheck({
  state,
  currency,
  onKeepPlaying,
  onStop,
  isPending,
  notice,
  hrefs,
}: RealityCheckProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { session, lossLeft, closed, closedUntil } = state;
  const isOver = closed !== undefined;
  /** Why games are closed, each reason in its own words. */
  const closedTitle = (why: NonNullable<PlayState['closed']>): string => {
    const date = closedUntil === undefined ? undefined : formatDateTime(closedUntil, locale, 'dateTime');
    switch (why) {
      case 'time':
        return t(messages.timeOver);
      case 'loss':
        return t(messages.lossOver);
      case 'break':
        return t(messages.onBreak, { date });
      case 'exclusion':
        return date === undefined ? t(messages.excludedForGood) : t(messages.excluded, { date });
    }
  };
  const closedText = () => {
    if (closed === undefined) return messages.checkText;
    return closed === 'time' || closed === 'loss' ? messages.overText : messages.pauseText;
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      role="alertdialog"
      medal={{ icon: IconClock, tone: isOver ? 'warning' : 'accent' }}
      title={
        closed === undefined
          ? t(messages.checkTitle, { time: timeText(session.minutes, t) })
          : closedTitle(closed)
      }
      actions={
        <>
          {!isOver && (
            <Button tone="neutral" isPending={isPending} onPress={onKeepPlaying}>
              {t(messages.keepPlaying)}
            </Button>
          )}
          <Button tone="accent" onPress={onStop}>
            {t(isOver ? messages.toLobby : messages.stop)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <WordedNotice notice={notice} />
        <Text>{t(closedText())}</Text>
        <TotalsStrip
          aria-label={t(messages.thisSession)}
          totals={[
            {
              id: 'staked',
              label: t(messages.staked),
              value: <Money amount={session.stake} currency={currency} />,
            },
            {
              id: 'won',
              label: t(messages.wonBack),
              value: <Money amount={session.payout} currency={currency} />,
            },
            {
              id: 'net',
              label: t(messages.net),
              value: (
                <Money
                  amount={BigInt(session.payout) - BigInt(session.stake)}
                  currency={currency}
                  tone="change"
                />
              ),
            },
          ]}
        />
        {lossLeft !== undefined && (
          <Text>{t(messages.lossLeft, { amount: formatMoney(lossLeft, currency, locale).text })}</Text>
        )}
        <Inline gap={2} align="stretch">
          <Link href={isOver ? hrefs.limits : hrefs.break} isStandalone>
            {t(isOver ? messages.seeLimits : messages.break)}
          </Link>
          <Link href={hrefs.statement} isStandalone>
            {t(messages.statement)}
          </Link>
        </Inline>
      </Stack>
    </Dialog>
  );
}
