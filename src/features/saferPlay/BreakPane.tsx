import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BreakLength, SaferPlayStatus } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { Heading } from '#ds/Heading';
import { Icon } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { actionMessages } from '../action.messages';
import { saferMessages as messages } from './messages';
import { PauseCard } from './PauseCard';
import * as styles from './SaferPlay.styles';
import { breakMs, dateText, lengthText } from './values';

export interface BreakPaneProps {
  status: SaferPlayStatus;
  /** The platform's time, epoch milliseconds. */
  now: number;
  onBreak: (length: BreakLength) => void;
  onExclude: () => void;
  onReopen: () => void;
  isPending: boolean;
}

/** Starts a break, leads to exclusion, and says what holds now. */
export function BreakPane({ status, now, onBreak, onExclude, onReopen, isPending }: BreakPaneProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { pause, earlier, breaks } = status;
  const [chosen, setLength] = useState<BreakLength>('7d');
  const length = breaks.includes(chosen) ? chosen : (breaks[0] ?? chosen);
  const [isAsking, setAsking] = useState(false);
  const end = dateText(now + breakMs(length), locale);
  const words = lengthText(length, t);
  return (
    <div css={styles.columns}>
      {pause ? (
        <PauseCard pause={pause} now={now} onReopen={onReopen} isPending={isPending} />
      ) : (
        <Card isMarked elementType="section" aria-labelledby="take-a-break">
          <Stack gap={5}>
            <div css={styles.grow}>
              <Heading size="lg" id="take-a-break">
                {t(messages.break)}
              </Heading>
              <Text>{t(messages.breakText)}</Text>
            </div>
            <OptionCardGroup
              layout="grid"
              label={t(messages.breakLength)}
              value={length}
              onChange={(value) => setLength(breaks.find((each) => each === value) ?? length)}
            >
              {breaks.map((each) => (
                <OptionCard
                  key={each}
                  value={each}
                  title={lengthText(each, t)}
                  line={t(messages.until, { date: dateText(now + breakMs(each), locale) })}
                />
              ))}
            </OptionCardGroup>
            <Columns count={2} gap={5} align="stretch">
              <Effects
                title={t(messages.during)}
                icon={IconPause}
                lines={[messages.noPlay, messages.bonusWaits]}
              />
              <Effects
                title={t(messages.stays)}
                icon={IconCircleCheck}
                lines={[messages.records, messages.openBets, messages.help]}
              />
            </Columns>
            <Inline gap={2} align="stretch">
              <Button tone="accent" size="lg" isPending={isPending} onPress={() => setAsking(true)}>
                {t(messages.start, { length: words })}
              </Button>
            </Inline>
          </Stack>
          <ConfirmDialog
            title={t(messages.startSure, { length: words })}
            labels={{ confirm: t(messages.startYes), cancel: t(actionMessages.notNow) }}
            isOpen={isAsking}
            onOpenChange={setAsking}
            onConfirm={() => onBreak(length)}
          >
            {t(messages.startText, { date: end })}
          </ConfirmDialog>
        </Card>
      )}
      <Stack gap={5}>
        {pause?.kind !== 'exclusion' && (
          <Card elementType="section" aria-labelledby="self-exclusion">
            <Stack gap={5}>
              <div css={styles.grow}>
                <Heading id="self-exclusion">{t(messages.longer)}</Heading>
                <Text>{t(messages.longerText)}</Text>
              </div>
              <Stack gap={2}>
                <Button tone="neutral" emphasis="outline" onPress={onExclude}>
                  {t(messages.exclusion)}
                </Button>
              </Stack>
            </Stack>
          </Card>
        )}
        <Card elementType="section" aria-labelledby="earlier-breaks">
          <Heading id="earlier-breaks">{t(messages.earlier)}</Heading>
          {earlier.length === 0 ? (
            <Text>{t(messages.noEarlier)}</Text>
          ) : (
            <ul css={styles.sessions}>
              {earlier.map(({ kind, startsAt, endsAt }) => (
                <li key={startsAt}>
                  <Text elementType="span">
                    {[startsAt, ...(endsAt ? [endsAt] : [])]
                      .map((at) => formatDateTime(at, locale, 'date'))
                      .join(' – ')}
                  </Text>
                  <span css={styles.strong}>{t(kind === 'break' ? messages.break : messages.exclusion)}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    </div>
  );
}

function Effects({
  title,
  icon,
  lines,
}: {
  title: string;
  icon: typeof IconPause;
  lines: readonly (typeof messages)[keyof Pick<
    typeof messages,
    'noPlay' | 'bonusWaits' | 'records' | 'openBets' | 'help'
  >][];
}) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.grow}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul css={styles.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <Icon icon={icon} size={18} />
            {t(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}
