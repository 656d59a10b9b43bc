import { useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import type { LotteryPlay, LotteryTable } from '#contract';
import { oddsScale } from '#contract/amounts';
import { lotteryBounds } from '#contract/lotteryRules';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { NumberField } from '#ds/NumberField';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { useMedia } from '#theme/useMedia';
import { NumberPicker } from '#gaming/NumberPicker';
import { ChoiceButtons } from '../ChoiceButtons';
import { actionMessages } from '../action.messages';
import { describePicks, pickRandomly, priceOf, type BasketLine } from './basket';
import * as styles from './Betting.styles';
import { lotteryMessages as messages } from './messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface PickPanelProps {
  table: LotteryTable;
  /** The draw takes no bets at this moment. */
  isClosed: boolean;
  onAdd: (line: Omit<BasketLine, 'id'>) => void;
  /** A whole number by chance, from 0 up to, and without, `end`. */
  below: (end: number) => number;
}

const empty = (play: LotteryPlay | undefined): string[][] => play?.rows.map(() => []) ?? [];

/** Play types, their numbers, and what the picks come to. */
export function PickPanel({ table, isClosed, onAdd, below }: PickPanelProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const locale = useLocaleRow();
  // On a phone the numbers stand below their name and the ways to mark several.
  const isWide = useMedia('tablet');
  const [playId, setPlayId] = useState('');
  const [picked, setPicked] = useState<{ play: string; picks: string[][] }>({ play: '', picks: [] });
  const [stake, setStake] = useState('');
  const [multiple, setMultiple] = useState(1);

  const group = table.groups.find(({ plays }) => plays.some(({ id }) => id === playId)) ?? table.groups[0];
  const play = group?.plays.find(({ id }) => id === playId) ?? group?.plays[0];
  if (!group || !play) return null;
  const picks = picked.play === play.id ? picked.picks : empty(play);
  // A field that is empty or refused: nothing can be added until it says how many times.
  const isWhole = Number.isInteger(multiple);
  const unit = table.stakes.includes(stake) ? stake : (table.stakes[2] ?? table.stakes[0] ?? '0');
  const { count, cost, paysUpTo } = priceOf(play, picks, unit, isWhole ? multiple : 1, table.currency);
  const isTooMuch = count > lotteryBounds.bets || cost > BigInt(table.maxStake);
  const setRow = (place: number, value: string[]) =>
    setPicked({ play: play.id, picks: picks.map((row, index) => (index === place ? value : row)) });
  const odds = (value: number) =>
    formatNumber(value / Number(oddsScale), { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const first = play.rows[0]?.options[0]?.odds ?? 0;
  const hasOwnOdds = play.rows.some(
    ({ options }) => options.length <= 4 || options.some((option) => option.odds !== first),
  );

  const picker = (row: LotteryPlay['rows'][number], place: number) => (
    <NumberPicker
      label={row.label}
      options={row.options.map((option) => ({
        id: option.id,
        label: option.label,
        note: hasOwnOdds ? odds(option.odds) : undefined,
        color: option.colour,
      }))}
      value={picks[place] ?? []}
      onChange={(value) => setRow(place, value)}
    />
  );
  return (
    <Card>
      <Stack gap={5}>
        <ChoiceButtons
          aria-label={t(messages.group)}
          emphasis="chip"
          value={group.id}
          onChange={(next) => setPlayId(table.groups.find(({ id }) => id === next)?.plays[0]?.id ?? '')}
          options={table.groups.map(({ id, name }) => ({ id, label: name }))}
        />
        {group.plays.length > 1 && (
          <ChoiceButtons
            aria-label={t(messages.play)}
            emphasis="chip"
            value={play.id}
            onChange={setPlayId}
            options={group.plays.map(({ id, name }) => ({ id, label: name }))}
          />
        )}
        <Inline gap={3} justify="between">
          <Text>
            {play.hint} {!hasOwnOdds && t(messages.returns, { odds: odds(first) })}
          </Text>
          <Button
            size="sm"
            tone="neutral"
            emphasis="outline"
            onPress={() => setPicked({ play: play.id, picks: pickRandomly(play, below) })}
          >
            {t(messages.random)}
          </Button>
        </Inline>
        <div>
          {play.rows.map((row, place) => (
            <div key={row.id} css={styles.pickRow}>
              <Text elementType="span">{row.label}</Text>
              {isWide && picker(row, place)}
              <Inline
                gap={1}
                align="stretch"
                isSingleLine
                role="group"
                aria-label={t(messages.rowTools, { row: row.label })}
              >
                {row.options.length > 4 && (
                  <Button
                    size="sm"
                    tone="neutral"
                    emphasis="ghost"
                    onPress={() =>
                      setRow(
                        place,
                        row.options.map(({ id }) => id),
                      )
                    }
                  >
                    {t(actionMessages.everything)}
                  </Button>
                )}
                <Button size="sm" tone="neutral" emphasis="ghost" onPress={() => setRow(place, [])}>
                  {t(messages.clear)}
                </Button>
              </Inline>
              {!isWide && picker(row, place)}
            </div>
          ))}
        </div>
        <ChoiceButtons
          aria-label={t(messages.stake)}
          emphasis="chip"
          value={unit}
          onChange={setStake}
          options={table.stakes.map((id) => ({ id, label: formatMoney(id, table.currency, locale).text }))}
        />
        {isTooMuch && (
          <div role="status">
            <Notice tone="warning">{t(messages.tooMany)}</Notice>
          </div>
        )}
        <div css={styles.sums}>
          <Stack gap={1}>
            <Text elementType="span" size="xs">
              {t(messages.chosen)}
            </Text>
            <span css={styles.figure}>
              {count > lotteryBounds.bets ? <FormattedNumber value={count} /> : t(messages.bets, { count })}
            </span>
          </Stack>
          <NumberField
            label={t(messages.multiple)}
            minValue={1}
            maxValue={999}
            value={multiple}
            onChange={setMultiple}
          />
          <Stack gap={1}>
            <Text elementType="span" size="xs">
              {t(messages.cost)}
            </Text>
            <span css={styles.figure}>
              <Money amount={cost} currency={table.currency} />
            </span>
          </Stack>
          <Stack gap={1}>
            <Text elementType="span" size="xs">
              {t(messages.paysUpTo)}
            </Text>
            <span css={styles.figure}>
              <Money amount={paysUpTo} currency={table.currency} />
            </span>
          </Stack>
          <Button
            isDisabled={count === 0 || isTooMuch || isClosed || !isWhole}
            onPress={() => {
              onAdd({
                play: play.id,
                picks,
                stake: unit,
                multiple,
                name: joinFacts([group.name, play.name]),
                text: describePicks(play, picks),
                count,
                cost,
                paysUpTo,
              });
              setPicked({ play: play.id, picks: empty(play) });
            }}
          >
            {t(messages.add)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
