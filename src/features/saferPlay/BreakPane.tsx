import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BreakLength, SaferPlayStatus } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { Icon } from '#ds/Icon';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { actionMessages } from '../action.messages';
import { saferMessages as messages } from './messages';
import { PauseCard } from './PauseCard';
import * as styles from './SaferPlay.styles';
import { breakLengths, breakMs, dateText, lengthText } from './values';

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
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  const [length, setLength] = useState<BreakLength>('7d');
  const [isAsking, setAsking] = useState(false);
  const { pause, earlier } = status;
  const end = dateText(now + breakMs(length), row);
  const words = lengthText(length, row);
  return (
    <div css={styles.columns}>
      {pause ? (
        <PauseCard pause={pause} now={now} onReopen={onReopen} isPending={isPending} />
      ) : (
        <Card isMarked elementType="section" aria-labelledby="take-a-break">
          <div css={styles.stack}>
            <div css={styles.grow}>
              <h2 css={styles.title} id="take-a-break">
                {say(messages.break)}
              </h2>
              <p css={styles.text}>{say(messages.breakText)}</p>
            </div>
            <OptionCardGroup
              layout="grid"
              label={say(messages.breakLength)}
              value={length}
              onChange={(value) => setLength(breakLengths.find((each) => each === value) ?? '7d')}
            >
              {breakLengths.map((each) => (
                <OptionCard
                  key={each}
                  value={each}
                  title={lengthText(each, row)}
                  line={say(messages.until, { date: dateText(now + breakMs(each), row) })}
                />
              ))}
            </OptionCardGroup>
            <div css={styles.pairs}>
              <Effects
                title={say(messages.during)}
                icon={IconPause}
                lines={[messages.noPlay, messages.bonusWaits]}
              />
              <Effects
                title={say(messages.stays)}
                icon={IconCircleCheck}
                lines={[messages.records, messages.openBets, messages.help]}
              />
            </div>
            <div css={styles.inline}>
              <Button tone="accent" size="lg" isPending={isPending} onPress={() => setAsking(true)}>
                {say(messages.start, { length: words })}
              </Button>
            </div>
          </div>
          <ConfirmDialog
            title={say(messages.startSure, { length: words })}
            labels={{ confirm: say(messages.startYes), cancel: say(actionMessages.notNow) }}
            isOpen={isAsking}
            onOpenChange={setAsking}
            onConfirm={() => onBreak(length)}
          >
            {say(messages.startText, { date: end })}
          </ConfirmDialog>
        </Card>
      )}
      <div css={styles.stack}>
        {pause?.kind !== 'exclusion' && (
          <Card elementType="section" aria-labelledby="self-exclusion">
            <div css={styles.stack}>
              <div css={styles.grow}>
                <h2 css={styles.heading} id="self-exclusion">
                  {say(messages.longer)}
                </h2>
                <p css={styles.text}>{say(messages.longerText)}</p>
              </div>
              <div css={styles.actions}>
                <Button tone="neutral" emphasis="outline" onPress={onExclude}>
                  {say(messages.exclusion)}
                </Button>
              </div>
            </div>
          </Card>
        )}
        <Card elementType="section" aria-labelledby="earlier-breaks">
          <h2 css={styles.heading} id="earlier-breaks">
            {say(messages.earlier)}
          </h2>
          {earlier.length === 0 ? (
            <p css={styles.text}>{say(messages.noEarlier)}</p>
          ) : (
            <ul css={styles.sessions}>
              {earlier.map(({ kind, startsAt, endsAt }) => (
                <li key={startsAt}>
                  <span css={styles.text}>
                    {[startsAt, ...(endsAt ? [endsAt] : [])]
                      .map((at) => formatDateTime(at, row, 'date'))
                      .join(' – ')}
                  </span>
                  <span css={styles.strong}>
                    {say(kind === 'break' ? messages.break : messages.exclusion)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
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
  const { formatMessage: say } = useIntl();
  return (
    <div css={styles.grow}>
      <h3 css={styles.effects}>{title}</h3>
      <ul css={styles.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <Icon icon={icon} size={18} />
            {say(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}
