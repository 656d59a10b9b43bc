import { useIntl } from 'react-intl';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { moneyMessages } from './money.messages';

type Amount = string | bigint;

/** Amounts of a currency in a form: how they are written, and what is wrong with the one that is typed. Minor units. */
export function useAmounts(currency: string) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const money = (amount: Amount): string => formatMoney(amount, currency, locale, { cents: 'ifAny' }).text;
  const amountFault = (amount: string | null, min: Amount, max: Amount): string | undefined => {
    if (amount === null) return t(moneyMessages.enterAmount);
    if (BigInt(amount) < BigInt(min)) return t(moneyMessages.atLeast, { min: money(min) });
    return BigInt(amount) > BigInt(max) ? t(moneyMessages.atMost, { max: money(max) }) : undefined;
  };
  return { money, amountFault };
}
