import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, pseudo, type LocaleRow } from '#locales';
import { smallestAmountOf } from '#contract/currencyDecimals';
import { readMoney } from '../components/MoneyField/moneyText';
import { readNumber, type NumberShape } from '../components/NumberField/numberText';
import { toDay } from '../patterns/Calendar/days';
import { formatDateTime, formatNumber, type DateTimeStyle } from './format';
import { formatDay } from './formatDay';
import { formatMoney } from './formatMoney';

const rows: readonly LocaleRow[] = [...locales, ...pseudo];
/** Of the three brands. */
const currencies = ['USD', 'VND', 'THB'];
const perLanguage = 275;

/** Tells the seed, by which a run can be had again: `SEED=… npx vitest …`. */
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const samples = <Value>(values: fc.Arbitrary<Value>, salt: number): Value[] =>
  fc.sample(values, { numRuns: perLanguage, seed: seed + salt });

/** As many small numbers as large ones. */
const minors = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.bigInt({ min: 0n, max: 10n ** 14n }))
  .map(([digits, number]) => number % 10n ** BigInt(digits));

/** Tries values of a kind in every language; `faultsOf` names what a field would make of one that is not that value. */
function tryAll<Value>(
  values: fc.Arbitrary<Value>,
  faultsOf: (value: Value, row: LocaleRow, place: number) => readonly string[],
): void {
  let tried = 0;
  const faults = rows.flatMap((row, salt) =>
    samples(values, salt).flatMap((value, place) => {
      tried += 1;
      return faultsOf(value, row, place).map((fault) => `${row.tag}: ${fault} (seed ${String(seed)})`);
    }),
  );
  process.stdout.write(`${String(tried)} values in ${String(rows.length)} languages, seed ${String(seed)}\n`);
  expect(tried).toBeGreaterThan(10_000);
  expect(faults).toEqual([]);
}

describe('what the site shows is pasted back as the same, or refused', () => {
  it('an amount in the currency of each brand', () => {
    tryAll(minors, (drawn, row, place) => {
      const currency = currencies[place % currencies.length] ?? '';
      const minor = drawn - (drawn % smallestAmountOf(currency));
      const { text } = formatMoney(minor, currency, row, { cents: 'exact' });
      const pasted = [text, `\u2068${text}\u2069`, text.replaceAll(/\s/g, ' ')][place % 4] ?? ` ${text}\n`;
      const read = readMoney(pasted, { row, currency, scale: 2 });
      return read.ok && read.minor === minor ? [] : [`${pasted} of ${String(minor)}`];
    });
  });

  it('half a unit of a currency without decimals is refused', () => {
    tryAll(minors, (drawn, row) => {
      const minor = drawn - (drawn % 100n) + 50n;
      const { text } = formatMoney(minor, 'VND', row, { cents: 'exact' });
      return readMoney(text, { row, currency: 'VND', scale: 2 }).ok ? [text] : [];
    });
  });

  it('a rate, and a count', () => {
    const whole: Omit<NumberShape, 'row'> = {
      step: 1,
      isPercent: false,
      minValue: undefined,
      maxValue: undefined,
    };
    tryAll(fc.integer({ min: 0, max: 1_000_000 }), (number, row) => {
      const rate = formatNumber(number / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });
      const count = formatNumber(number, row);
      const readRate = readNumber(rate, { ...whole, row, step: 0.0001, isPercent: true }).value;
      const readCount = readNumber(count, { ...whole, row }).value;
      return [
        ...(Math.abs(readRate - number / 10_000) < 1e-9 ? [] : [`${rate} became ${String(readRate)}`]),
        ...(readCount === number ? [] : [`${count} became ${String(readCount)}`]),
      ];
    });
  });

  it('a day is no amount, no number and no other day', () => {
    const styles: readonly DateTimeStyle[] = ['date', 'longDate', 'dateTime', 'record'];
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    tryAll(days, (date, row, place) => {
      const day = date.toISOString().replace(/T.*/, '');
      const style = styles[place % 6];
      const text = style
        ? formatDateTime(date, row, style, 'UTC')
        : place % 6 === 4
          ? formatDay(day, row)
          : day;
      const isOtherDay = ![undefined, day].includes(toDay(text)?.toString());
      const number = readNumber(text, { row, step: 1, isPercent: false, minValue: 0, maxValue: undefined });
      const currency = currencies[place % currencies.length] ?? '';
      const isAmount = readMoney(text, { row, currency, scale: 2 }).ok;
      return isOtherDay || isAmount || !Number.isNaN(number.value) ? [text] : [];
    });
  });
});
