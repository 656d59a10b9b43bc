import { smallestAmountOf } from '../../contract/currencyDecimals';

/**
 * What the demo writes for one dollar in a currency: a round number near its worth. Others are taken as dollars. A cent
 * becomes as many minor units, which have to make an amount: hundreds where a currency has no decimals.
 */
const units: Readonly<Record<string, number>> = {
  AED: 4,
  BDT: 120,
  BRL: 5,
  CLP: 1_000,
  CNY: 7,
  COP: 4_000,
  CZK: 25,
  DKK: 7,
  EGP: 50,
  HKD: 8,
  HUF: 400,
  IDR: 15_000,
  INR: 80,
  JPY: 100,
  KES: 130,
  KHR: 4_000,
  KRW: 1_400,
  KZT: 500,
  LAK: 20_000,
  LKR: 300,
  MMK: 2_000,
  MNT: 3_500,
  MXN: 20,
  MYR: 5,
  NGN: 1_500,
  NOK: 10,
  NPR: 130,
  PEN: 4,
  PHP: 50,
  PKR: 300,
  PLN: 4,
  RUB: 100,
  SAR: 4,
  SEK: 10,
  THB: 30,
  TRY: 40,
  TWD: 30,
  TZS: 2_500,
  UAH: 40,
  UGX: 3_500,
  UZS: 12_000,
  VND: 20_000,
  ZAR: 20,
};

/** Units of a currency for a dollar of the demo's texts and stakes. */
export const demoUnitOf = (currency: string): number => units[currency] ?? Number(smallestAmountOf(currency));
