import { useIntl } from 'react-intl';
import { Badge } from '#ds/Badge';
import { Card } from '#ds/Card';
import { CopyField } from '#ds/CopyField';
import { DescriptionList } from '#ds/DescriptionList';
import { Drawer } from '#ds/Drawer';
import { Inline } from '#ds/Inline';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Stepper } from '#ds/Stepper';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { useRecordCells } from '../useRecordCells';
import { WordedNotice } from '../WordedNotice';
import { BetCorrections } from './BetCorrections';
import { bettingMessages as messages, validBetMessages } from './messages';
import * as styles from './BettingRecordScreen.styles';
import { standingOf, statusTones, type BetDetail, type RecordedBet } from './bets';
import { isolate, joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface BetDrawerProps {
  /** The bet; absent while none is open. */
  detail: BetDetail | undefined;
  timeZone: string;
  onClose: () => void;
}

/** One bet beside the record: its result, its facts, and what happened by the second. */
export function BetDrawer({ detail, timeZone, onClose }: BetDrawerProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Drawer
      side="end"
      isOpen={detail !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={detail ? t(messages.detail, { number: detail.id }) : ''}
    >
      {detail?.status === 'failed' && <WordedNotice notice={detail.notice} />}
      {detail?.status === 'loading' && (
        <SkeletonGroup>
          <Skeleton blockSize="3lh" />
          <Skeleton blockSize="8lh" />
        </SkeletonGroup>
      )}
      {detail?.status === 'ready' && <BetFacts bet={detail.bet} timeZone={timeZone} />}
    </Drawer>
  );
}

function BetFacts({ bet, timeZone }: { bet: RecordedBet; timeZone: string }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { money, text: moneyText } = useRecordCells({ currency: bet.currency });
  const facts = [
    ...(bet.pick ? [{ id: 'pick', label: t(messages.pick), value: bet.pick }] : []),
    ...Object.entries(bet.facts).map(([label, value]) => ({ id: `fact ${label}`, label, value })),
    { id: 'stake', label: t(messages.stake), value: money(bet.stake) },
    ...(bet.freeSpin ? [{ id: 'free', label: t(messages.freeSpin), value: money(bet.freeSpin.won) }] : []),
    ...(bet.halves ?? []).map(({ line, stake, result, payout }) => ({
      id: `half ${line}`,
      label: t(messages.halfOn, { line: isolate(line) }),
      value: (
        <Stack elementType="span" gap={1} align="end">
          {money(result === null ? stake : payout)}
          <Text elementType="span" size="xs" wrap="anywhere">
            {result === null
              ? t(messages.open)
              : joinFacts([t(messages[result]), `${t(messages.stake)} ${moneyText(stake)}`])}
          </Text>
        </Stack>
      ),
    })),
    { id: 'payout', label: t(messages.payout), value: money(bet.payout) },
    {
      id: 'validBet',
      label: t(messages.validBet),
      value: (
        <Stack elementType="span" gap={1} align="end">
          {money(bet.validBet)}
          <Text elementType="span" size="xs" wrap="anywhere">
            {t(validBetMessages[bet.validBetReason])}
          </Text>
        </Stack>
      ),
    },
  ];
  const steps = bet.steps.map(({ step, at, amount, text }, index) => ({
    id: String(index),
    label: step === 'note' ? text : t(messages[step]),
    note: joinFacts([
      formatDateTime(at, locale, 'record', timeZone),
      step === 'note' ? '' : text,
      amount === undefined ? '' : moneyText(amount),
    ]),
  }));
  return (
    <Stack gap={6}>
      <Inline gap={3} align="start" justify="between">
        <Stack elementType="span" align="start">
          <Text elementType="span" size="lg" weight="semibold" wrap="anywhere">
            {bet.gameName}
          </Text>
          <Text elementType="span" size="xs" wrap="anywhere">
            {bet.vendorName}
          </Text>
        </Stack>
        <Badge tone={statusTones[standingOf(bet)]} hasDot>
          {t(messages[standingOf(bet)])}
        </Badge>
      </Inline>
      <Card>
        <Text elementType="span" size="xs">
          {t(messages.profit)}
        </Text>
        <div css={styles.result}>{money(bet.result, 'change')}</div>
      </Card>
      <BetCorrections bet={bet} timeZone={timeZone} />
      <DescriptionList aria-label={t(messages.facts)} items={facts} isDivided />
      <section>
        <h3 css={styles.heading}>{t(messages.happened)}</h3>
        <Stepper
          aria-label={t(messages.happened)}
          orientation="column"
          steps={steps}
          {...(bet.status === 'open' && { currentId: steps.at(-1)?.id })}
        />
      </section>
      <CopyField label={t(messages.copy)} value={bet.id} />
    </Stack>
  );
}
