import { formatNumber, type LocaleRow } from '#ds-i18n';
import { parseNumberInput, type ParsedNumber } from '../../i18n/parseNumberInput';

/** How numbers of one field are written. */
export interface NumberShape {
  /** Language of the text. */
  readonly row: LocaleRow;
  /** The finest that can be typed. */
  readonly step: number;
  /** A share of one, written as a percentage. */
  readonly isPercent: boolean;
  readonly minValue: number | undefined;
  readonly maxValue: number | undefined;
}

/** What a text in the field means. `NaN` for an empty one, and for one that is refused for the reason that stands beside. */
export interface ReadNumber {
  readonly value: number;
  readonly fault: Exclude<ParsedNumber, { ok: true }>['reason'] | 'tooSmall' | 'tooLarge' | undefined;
}

/** Decimal places of a step: 2 of 0.01. */
const placesOf = (step: number): number => (String(step).split('.')[1] ?? '').length;

/** Decimal places that are typed and shown: those of the step, less two in a percentage. */
export const decimalsIn = ({ step, isPercent }: Pick<NumberShape, 'step' | 'isPercent'>): number =>
  Math.max(0, placesOf(step) - (isPercent ? 2 : 0));

/** The number as the field shows it at rest. */
export function showNumber(value: number, shape: NumberShape): string {
  if (!Number.isFinite(value)) return '';
  const decimals = decimalsIn(shape);
  return shape.isPercent
    ? formatNumber(value, shape.row, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
    : formatNumber(value, shape.row, { maximumFractionDigits: decimals });
}

/** What is sent for a text: the number that was typed, or none and why. */
export function readNumber(text: string, shape: NumberShape): ReadNumber {
  const decimals = decimalsIn(shape);
  const bare = shape.isPercent ? text.replace(/[%٪﹪％]/u, '') : text;
  const parsed = parseNumberInput(bare, shape.row, decimals);
  if (!parsed.ok) return { value: Number.NaN, fault: parsed.reason === 'empty' ? undefined : parsed.reason };
  const value = Number(parsed.minor) / 10 ** (decimals + (shape.isPercent ? 2 : 0));
  const { minValue, maxValue } = shape;
  if (maxValue !== undefined && value > maxValue) return { value: Number.NaN, fault: 'tooLarge' };
  if (minValue !== undefined && value < minValue) return { value: Number.NaN, fault: 'tooSmall' };
  return { value, fault: undefined };
}

/** The next number on the way up or down, on whole steps from the least and within the limits. */
export function stepNumber(value: number, direction: 1 | -1, shape: NumberShape): number {
  const { step, minValue, maxValue } = shape;
  const least = minValue ?? 0;
  if (!Number.isFinite(value)) return direction > 0 ? least : (maxValue ?? least);
  const scale = 10 ** placesOf(step);
  const taken = Math.round((value - least) * scale) / Math.round(step * scale);
  const next = direction > 0 ? Math.floor(taken) + 1 : Math.ceil(taken) - 1;
  const reached = (Math.round(least * scale) + next * Math.round(step * scale)) / scale;
  return Math.min(maxValue ?? reached, Math.max(minValue ?? reached, reached));
}
