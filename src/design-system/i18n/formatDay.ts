import type { LocaleRow } from '#locales';
import { businessZone } from './businessZone';
import { formatDateTime } from './format';

/**
 * The brand's day of a moment, or a day of the brand's: one on which something ends, is settled or was given is the same
 * for everybody, wherever they are.
 * @param value ISO 8601: a moment, or `2026-11-26`
 */
export const formatDay = (value: string, row: LocaleRow): string =>
  formatDateTime(value, row, 'date', value.length === 10 ? 'UTC' : businessZone());
