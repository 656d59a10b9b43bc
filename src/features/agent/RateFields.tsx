import { useIntl } from 'react-intl';
import type { TeamMember } from '#contract';
import { NumberField } from '#ds/NumberField';
import { gameTypeMessages } from '../gameType.messages';
import * as styles from './TeamScreen.styles';

export type Rates = TeamMember['rates'];

/** Types of game with a rebate, as a person knows them: the lottery's two kinds are one. */
export const rateTypes = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT'] as const;
export type RateType = (typeof rateTypes)[number];

/** The rebate for a type of game, in hundredths of a percent; 0 without one. */
export const rateIn = (rates: Rates, type: string): number =>
  rates.find(({ gameType }) => gameType === type)?.rate ?? 0;

/** A rate for a type as the platform wants it: for both kinds of lottery, where the agent has them. */
export function toRates(type: RateType, rate: number, ownRates: Rates): Rates {
  const kinds = type === 'ELOTT' ? (['ELOTT', 'LOTT'] as const) : [type];
  return kinds.filter((kind) => rateIn(ownRates, kind) >= rate).map((gameType) => ({ gameType, rate }));
}

interface RateFieldsProps {
  /** Types that are offered. */
  types: readonly RateType[];
  /** What each is now, its least and its most, in hundredths of a percent. */
  rangeOf: (type: RateType) => { value: number; least: number; most: number };
  /** A line below each field. */
  noteOf: (most: number) => string;
  onChange: (type: RateType, rate: number) => void;
}

/** Rebates by type of game, as percentages. */
export function RateFields({ types, rangeOf, noteOf, onChange }: RateFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.rates}>
      {types.map((type) => {
        const { value, least, most } = rangeOf(type);
        return (
          <NumberField
            key={type}
            label={t(gameTypeMessages[type])}
            description={noteOf(most)}
            value={value / 10_000}
            minValue={least / 10_000}
            maxValue={most / 10_000}
            step={0.0001}
            isPercent
            // A refused text says so itself, and keeps the form from being sent.
            onChange={(next) => {
              if (Number.isFinite(next)) onChange(type, Math.round(next * 10_000));
            }}
          />
        );
      })}
    </div>
  );
}
