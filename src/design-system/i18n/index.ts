export { DeferredLocale } from './DeferredLocale';
export { LocaleScope, type LocaleScopeProps, type Messages } from './LocaleScope';
export { useLocaleRow } from './localeContext';
export { useDs, type SayDs } from './useDs';
export type { DsKey, DsMessages, DsValues } from './dsMessages';
export { localeAttributes, type AnyLocaleTag, type LocaleRow } from '#locales';
export {
  formatMoney,
  formatMoneyInput,
  type FormattedMoney,
  type MoneyOptions,
  type MoneyPart,
} from './formatMoney';
export { currencyDecimals } from './currencyDecimals';
export { latinDigits } from './latinDigits';
export { parseMoneyInput, type ParsedMoney } from './parseMoneyInput';
export {
  formatBytes,
  formatDateTime,
  formatNumber,
  toDate,
  type DateTimeStyle,
  type NumberOptions,
} from './format';
