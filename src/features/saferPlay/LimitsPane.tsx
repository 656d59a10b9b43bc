import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { useIntl } from 'react-intl';
import type { PlayLimit, PlayLimitKind, RealityCheckMinutes, SaferPlayStatus } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { useLocaleRow } from '#ds-i18n';
import { LimitCard } from '#patterns/LimitCard';
import { timeText } from '../timeText';
import { saferMessages as messages } from './messages';
import { PauseCard } from './PauseCard';
import * as styles from './SaferPlay.styles';
import { checkMinutes, dateText, limitKinds, limitText, limitTitle, perPeriodText } from './values';

export interface LimitsPaneProps {
  status: SaferPlayStatus;
  /** The platform's time, epoch milliseconds. */
  now: number;
  /** Opens the dialog that sets a limit; the one that is changed, or none yet. */
  onEdit: (kind: PlayLimitKind, limit?: PlayLimit) => void;
  /** Confirms a limit that has waited, or calls it off. */
  onAnswer: (limit: PlayLimit, isConfirmed: boolean) => void;
  onCheckChange: (minutes: RealityCheckMinutes) => void;
  onBreak: () => void;
  onExclude: () => void;
  onReopen: () => void;
  /** A change is on its way. */
  isPending: boolean;
}

const lines = {
  deposit: messages.depositLine,
  loss: messages.lossLine,
  session: messages.sessionLine,
} as const;

/** Limits with what of them is used, the reality check, and the cost of the session that runs. */
export function LimitsPane(props: LimitsPaneProps) {
  const { status, onCheckChange, onBreak, onExclude, isPending } = props;
  const { formatMessage: t } = useIntl();
  const { session, currency } = status;
  return (
    <div css={styles.columns}>
      <Stack gap={5}>
        {status.pause && (
          <PauseCard pause={status.pause} now={props.now} onReopen={props.onReopen} isPending={isPending} />
        )}
        <Notice tone="info">{t(messages.rule)}</Notice>
        <Columns count={2} gap={5} align="stretch">
          {limitKinds.flatMap((kind) => {
            const set = status.limits.filter((limit) => limit.kind === kind);
            return set.length === 0
              ? [<UnsetLimit key={kind} {...props} kind={kind} />]
              : set.map((limit) => (
                  <OneLimit key={[kind, limit.period, limit.product].join()} {...props} limit={limit} />
                ));
          })}
        </Columns>
        <Card>
          <Inline gap={3} justify="between">
            <div css={styles.grow}>
              <Heading id="reality-check">{t(messages.check)}</Heading>
              <Text>{t(messages.checkLine)}</Text>
            </div>
            <ToggleButtonGroup
              aria-labelledby="reality-check"
              emphasis="chip"
              disallowEmptySelection
              isDisabled={isPending}
              selectedKeys={[String(status.checkMinutes)]}
              onSelectionChange={([key]) => {
                const minutes = checkMinutes.find((each) => String(each) === key);
                if (minutes !== undefined && minutes !== status.checkMinutes) onCheckChange(minutes);
              }}
            >
              {checkMinutes.map((minutes) => (
                <ToggleButton key={minutes} id={String(minutes)}>
                  {timeText(minutes, t)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Inline>
        </Card>
      </Stack>
      <Stack gap={5}>
        <Card elementType="section" aria-labelledby="this-session">
          <Stack gap={5}>
            <Heading id="this-session">{t(messages.thisSession)}</Heading>
            {session ? (
              <DescriptionList
                aria-label={t(messages.thisSession)}
                items={[
                  { label: t(messages.time), value: timeText(session.minutes, t) },
                  {
                    label: t(messages.staked),
                    value: <Money amount={session.stake} currency={currency} />,
                  },
                  {
                    label: t(messages.wonBack),
                    value: <Money amount={session.payout} currency={currency} />,
                  },
                  {
                    label: t(messages.net),
                    value: (
                      <b>
                        <Money
                          amount={BigInt(session.payout) - BigInt(session.stake)}
                          currency={currency}
                          tone="change"
                        />
                      </b>
                    ),
                  },
                ]}
              />
            ) : (
              <Text>{t(messages.noSession)}</Text>
            )}
          </Stack>
        </Card>
        <Card elementType="section" aria-labelledby="stop-a-while">
          <Stack gap={5}>
            <div css={styles.grow}>
              <Heading id="stop-a-while">{t(messages.stopTitle)}</Heading>
              <Text>{t(messages.stopText)}</Text>
            </div>
            <Stack gap={2}>
              <Button tone="accent" onPress={onBreak}>
                {t(messages.break)}
              </Button>
              <Button tone="neutral" emphasis="outline" onPress={onExclude}>
                {t(messages.excludeLonger)}
              </Button>
            </Stack>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

function UnsetLimit({ kind, status, onEdit }: LimitsPaneProps & { kind: PlayLimitKind }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const recent = limitText('stake', status.recentStake, status.currency, locale, t);
  return (
    <LimitCard
      title={t(messages[kind])}
      value={<span css={styles.notSet}>{t(messages.notSet)}</span>}
      line={kind === 'stake' ? t(messages.stakeLine, { amount: recent }) : t(lines[kind])}
      action={
        <Button
          size="sm"
          emphasis="ghost"
          aria-label={t(messages.setOf, { limit: t(messages[kind]) })}
          onPress={() => onEdit(kind)}
        >
          {t(messages.set)}
        </Button>
      }
    />
  );
}

function OneLimit({
  limit,
  status,
  now,
  onEdit,
  onAnswer,
  isPending,
}: LimitsPaneProps & { limit: PlayLimit }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { kind, period, product, amount, used, resetsAt, waiting } = limit;
  const title = limitTitle(kind, product, t);
  const text = (value: string | bigint): string => limitText(kind, value, status.currency, locale, t);
  const left = BigInt(amount) > BigInt(used) ? BigInt(amount) - BigInt(used) : 0n;
  const amounts = { used: text(used), left: text(left) };
  const isReady = waiting !== undefined && Date.parse(waiting.readyAt) <= now;
  return (
    <LimitCard
      title={title}
      value={perPeriodText(kind, period, text(amount), t)}
      used={Number(used) / Number(amount)}
      usedLabel={
        resetsAt === undefined
          ? t(messages.usedNow, amounts)
          : t(kind === 'deposit' && period !== 'month' ? messages.usedRolling : messages.used, {
              ...amounts,
              date: dateText(resetsAt, locale),
            })
      }
      {...(kind !== 'stake' && { line: t(lines[kind]) })}
      action={
        <Button
          size="sm"
          emphasis="ghost"
          aria-label={t(messages.changeOf, { limit: title })}
          onPress={() => onEdit(kind, limit)}
        >
          {t(messages.change)}
        </Button>
      }
      {...(waiting && {
        foot: (
          <Notice tone={isReady ? 'warning' : 'neutral'} icon={IconHourglass}>
            <span css={styles.foot}>
              {isReady
                ? waiting.amount === null
                  ? t(messages.endsNow)
                  : t(messages.risesNow, { amount: text(waiting.amount) })
                : waiting.amount === null
                  ? t(messages.ends, { date: dateText(waiting.readyAt, locale) })
                  : t(messages.rises, {
                      amount: text(waiting.amount),
                      date: dateText(waiting.readyAt, locale),
                    })}
              <Inline elementType="span" gap={2} align="stretch">
                {isReady && (
                  <Button
                    size="sm"
                    tone="neutral"
                    isDisabled={isPending}
                    onPress={() => onAnswer(limit, true)}
                  >
                    {t(messages.confirm)}
                  </Button>
                )}
                <Button
                  size="sm"
                  tone="neutral"
                  emphasis="ghost"
                  isDisabled={isPending}
                  onPress={() => onAnswer(limit, false)}
                >
                  {t(messages.callOff)}
                </Button>
              </Inline>
            </span>
          </Notice>
        ),
      })}
    />
  );
}
