import type { IntlShape } from 'react-intl';
import type {
  BreakLength,
  ExclusionLength,
  PlayLimitKind,
  PlayLimitPeriod,
  PlayProduct,
  RealityCheckMinutes,
} from '#contract';
import { formatDateTime, formatMoney, formatNumber, type LocaleRow } from '#ds-i18n';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { timeText } from '../timeText';
import { saferMessages } from './messages';

/** In the order in which they are shown. */
export const limitKinds: readonly PlayLimitKind[] = ['deposit', 'loss', 'stake', 'session'];
export const limitPeriods: readonly PlayLimitPeriod[] = ['day', 'week', 'month'];
export const limitProducts: readonly PlayProduct[] = ['casino', 'sports', 'lottery'];
export const checkMinutes: readonly RealityCheckMinutes[] = [30, 60, 120];
export const exclusionLengths: readonly ExclusionLength[] = ['6m', '1y', '2y', '5y', 'ever'];

/** Amounts of limits in words: money, or time for a session limit. */
export const limitText = (
  kind: PlayLimitKind,
  amount: string | bigint,
  currency: string,
  row: LocaleRow,
  t: IntlShape['formatMessage'],
): string => (kind === 'session' ? timeText(Number(amount), t) : formatMoney(amount, currency, row).text);

export const productNames = {
  casino: saferMessages.casino,
  sports: gameTypeMessages.SPORTS,
  lottery: gameTypeMessages.ELOTT,
} as const;

/** The name of a limit: Stake limit, or Stake limit · Casino for one that is of a product alone. */
export const limitTitle = (
  kind: PlayLimitKind,
  product: PlayProduct | undefined,
  t: IntlShape['formatMessage'],
): string => joinFacts([t(saferMessages[kind]), ...(product ? [t(productNames[product])] : [])]);

const perPeriod = {
  day: saferMessages.perDay,
  week: saferMessages.perWeek,
  month: saferMessages.perMonth,
} as const;
const periodNames = {
  day: saferMessages.aDay,
  week: saferMessages.aWeek,
  month: saferMessages.aMonth,
} as const;

/** A deposit limit of a day or a week is over the last 24 hours or 7 days; all others are by the calendar. */
const rolling = {
  perPeriod: { ...perPeriod, day: saferMessages.in24Hours, week: saferMessages.in7Days },
  periodNames: { ...periodNames, day: saferMessages.hours24, week: labelMessages.days7 },
} as const;

/** What a limit is over, as one chooses it: a day, 24 hours. */
export const periodText = (
  kind: PlayLimitKind,
  period: PlayLimitPeriod,
  t: IntlShape['formatMessage'],
): string => t((kind === 'deposit' ? rolling.periodNames : periodNames)[period]);

/** An amount with what it is over: $200.00 a week, $200.00 in 7 days. */
export const perPeriodText = (
  kind: PlayLimitKind,
  period: PlayLimitPeriod,
  amount: string,
  t: IntlShape['formatMessage'],
): string => t((kind === 'deposit' ? rolling.perPeriod : perPeriod)[period], { amount });

const lengths = {
  d: saferMessages.lengthDays,
  m: saferMessages.lengthMonths,
  y: saferMessages.lengthYears,
} as const;

/** The length of a break or an exclusion: 7 days, 1 year. Not for one that is for good. */
export const lengthText = (
  length: BreakLength | Exclude<ExclusionLength, 'ever'>,
  t: IntlShape['formatMessage'],
): string =>
  length === '42d'
    ? t(saferMessages.lengthWeeks, { count: 6 })
    : t(lengths[length.slice(-1) as keyof typeof lengths], { count: Number.parseInt(length, 10) });

/** Milliseconds of a break. */
export const breakMs = (length: BreakLength): number => Number.parseInt(length, 10) * 86_400_000;

export const dateText = (at: number | string, row: LocaleRow): string => formatDateTime(at, row, 'dateTime');

/** A share of a sum: 97.7%. */
export const shareText = (part: string, whole: string, row: LocaleRow): string =>
  formatNumber(Number(part) / Number(whole), row, { style: 'percent' });

/** Times to choose from, in minutes. */
export const timeChoices: Record<PlayLimitPeriod, readonly number[]> = {
  day: [30, 60, 90, 120, 180, 240, 360],
  week: [120, 240, 420, 600, 840, 1_260],
  month: [600, 1_200, 1_800, 2_400, 3_600, 4_800],
};
