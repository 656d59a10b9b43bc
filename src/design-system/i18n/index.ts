// What only some fields need is imported by its own path: a name here comes with the first page.
export { DeferredLocale } from './DeferredLocale';
export { LocaleScope, type LocaleScopeProps, type Messages } from './LocaleScope';
export { useLocaleRow } from './localeContext';
export { OddsFormatContext, useOddsFormat } from './oddsFormat';
export { businessZone, setBusinessZone } from './businessZone';
export { formatDay } from './formatDay';
export { followPlatform, platformNow } from './platformNow';
export { useDs, type SayDs } from './useDs';
export type { DsKey, DsMessages, DsValues } from './dsMessages';
export { localeAttributes, type AnyLocaleTag, type LocaleRow } from '#locales';
export { formatMoney, type FormattedMoney, type MoneyOptions, type MoneyPart } from './formatMoney';
export { formatDateTime, formatNumber, toDate, type DateTimeStyle, type NumberOptions } from './format';
