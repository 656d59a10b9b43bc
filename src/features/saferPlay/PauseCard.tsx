import { useIntl } from 'react-intl';
import type { PlayPause } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { useLocaleRow } from '#ds-i18n';
import { saferMessages as messages } from './messages';
import { dateText } from './values';

export interface PauseCardProps {
  pause: PlayPause;
  /** The platform's time, epoch milliseconds. */
  now: number;
  /** Asks for games after an exclusion that is over. */
  onReopen: () => void;
  isPending: boolean;
}

/** The break or exclusion that holds, and what it means. */
export function PauseCard({ pause, now, onReopen, isPending }: PauseCardProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { kind, endsAt, opensAt } = pause;
  const isOver = kind === 'exclusion' && endsAt !== undefined && Date.parse(endsAt) <= now;
  const date = endsAt ? dateText(endsAt, locale) : '';
  return (
    <Card isMarked elementType="section" aria-labelledby="pause-now">
      <Stack gap={5}>
        <Heading size="lg" id="pause-now">
          {kind === 'break'
            ? t(messages.onBreak, { date })
            : endsAt
              ? t(messages.excluded, { date })
              : t(messages.excludedForGood)}
        </Heading>
        <Text>{t(isOver ? messages.reopenText : messages.pauseText)}</Text>
        {opensAt ? (
          <Notice tone="info">{t(messages.opensAt, { date: dateText(opensAt, locale) })}</Notice>
        ) : (
          isOver && (
            <Inline gap={2} align="stretch">
              <Button tone="neutral" isPending={isPending} onPress={onReopen}>
                {t(messages.reopen)}
              </Button>
            </Inline>
          )
        )}
      </Stack>
    </Card>
  );
}
