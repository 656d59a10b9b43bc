import { useContext, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { useLocaleRow } from '#ds-i18n';
import { currencyDecimals } from '#contract/currencyDecimals';
import { FieldBox, FieldLabel, FieldMessages, FormAttempts, type FieldTexts } from '#patterns/Field';
import { input, root } from './MoneyField.styles';
import { MoneyReadings } from './MoneyReadings';
import { MoneyUnit } from './MoneyUnit';
import { readMoney, readingsOf, showMoney, symbolOf, wireMinor } from './moneyText';
import { useMoneyFault } from './useMoneyFault';

/** An amount in minor units, as on the wire: "1248025" or 1248025n is 12,480.25. */
export type MinorUnits = string | bigint;

type TextProps = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange'
>;

export interface MoneyFieldProps extends FieldTexts, TextProps {
  /** ISO 4217 code, or another code of the platform's such as USDT. It stands at the end of the field. */
  currency: string;
  /** The amount, for a form that keeps it; null for none. */
  value?: MinorUnits | null;
  /** The amount at first, for a field that keeps it itself. */
  defaultValue?: MinorUnits | null;
  /** Called with minor units as a decimal string; null while there is no text that can be read as an amount. */
  onChange?: (minor: string | null) => void;
  /** Least amount, in minor units. A smaller one is refused in words when the field is left. */
  minValue?: MinorUnits;
  /** Greatest amount, in minor units. */
  maxValue?: MinorUnits;
  /**
   * Decimal places that one minor unit stands for. The currency may have fewer, and then only these can be typed.
   * @default 2
   */
  scale?: number;
  /**
   * `lg` is for the one amount that a page is about: 64 px high, with the sign of the currency where the language writes it.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /**
   * Said where the text has more decimals than its currency, such as “1.500”, before the amounts that it may have meant, each a
   * button. Without it nothing is offered.
   */
  readingsLabel?: string | undefined;
  /** Small control at the end, such as a button that fills in the whole balance. */
  suffix?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * An amount of money, typed the way the reader's language writes it. Amounts never pass through floating point, and what
 * cannot be read, or has more decimals than its currency, is kept and refused in words. For other numbers use NumberField.
 */
export function MoneyField({
  label,
  description,
  errorMessage,
  currency,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  scale = 2,
  size = 'md',
  readingsLabel,
  suffix,
  ...rest
}: MoneyFieldProps) {
  const locale = useLocaleRow();
  const control = useRef<HTMLInputElement>(null);
  const unitId = useId();
  const attempts = useContext(FormAttempts);
  const [wasLeft, setLeft] = useState(false);
  const isLeft = wasLeft || attempts > 0;
  const shape = { row: locale, currency, scale, decimals: currencyDecimals(currency, scale) };
  const [draft, setDraft] = useState<{ text: string; minor: string | null; tag: string }>();
  const minor = value !== undefined ? wireMinor(value) : draft ? draft.minor : wireMinor(defaultValue);
  // What was typed stands until the amount or the language is another one than that which it was typed in.
  const isOwn = draft?.minor === minor && draft.tag === locale.tag;
  const text = isOwn ? draft.text : showMoney(minor, shape);
  const fault = useMoneyFault(isOwn ? text : '', minor, { ...shape, isLeft, minValue, maxValue });
  const readings = readingsLabel !== undefined && isOwn ? readingsOf(text, shape) : [];
  const message = errorMessage ?? (readings.length > 0 ? [fault, readingsLabel].join(' ') : fault);
  const sign = size === 'lg' ? symbolOf(shape) : undefined;

  const choose = (reading: bigint) => {
    const next = reading.toString();
    setDraft({ text: showMoney(next, shape), minor: next, tag: locale.tag });
    onChange?.(next);
    // The button goes with the fault.
    control.current?.focus();
  };
  const settle = () => {
    setLeft(true);
    if (isOwn && minor !== null) setDraft({ ...draft, text: showMoney(minor, shape) });
  };
  const named = (
    <MoneyUnit id={unitId} size={size}>
      {sign?.text ?? currency}
    </MoneyUnit>
  );
  return (
    <AriaTextField
      autoComplete="off"
      {...(message && { isInvalid: true })}
      {...(minor === null && text.trim() !== '' && { 'data-refused': true })}
      aria-describedby={unitId}
      {...rest}
      inputMode={shape.decimals > 0 ? 'decimal' : 'numeric'}
      value={text}
      onChange={(next) => {
        if (text === '') setLeft(false);
        const read = readMoney(next, shape);
        const amount = read.ok ? String(read.minor) : null;
        setDraft({ text: next, minor: amount, tag: locale.tag });
        if (amount !== minor) onChange?.(amount);
      }}
      onBlur={(event) => {
        settle();
        rest.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
        rest.onKeyDown?.(event);
      }}
      css={root}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldBox
        size={size}
        suffix={
          <>
            {!sign?.isBefore && named}
            {suffix}
          </>
        }
      >
        {sign?.isBefore && named}
        <Input ref={control} css={input} dir="ltr" />
      </FieldBox>
      <FieldMessages description={description} errorMessage={message} />
      <MoneyReadings readings={readings} currency={currency} scale={scale} onChoose={choose} />
    </AriaTextField>
  );
}
