import { useEffect, useRef, type CompositionEvent } from 'react';
import { typedText } from '#contract/typedText';
import type { DialingCountry } from './dialingCodes';
import { loadPlans, settlePhone, withCountry, type TypedPhone } from './readPhone';

/** What becomes of the text of the field: typed, pasted, filled in or composed. */
export function usePhoneText(
  value: TypedPhone,
  onChange: (value: TypedPhone) => void,
  countries: readonly DialingCountry[],
) {
  const isComposing = useRef(false);
  useEffect(() => {
    // Without the plans the field keeps what is typed, and the platform reads it.
    loadPlans().catch(() => undefined);
  }, []);
  const change = (next: TypedPhone): void => {
    if (next.number !== value.number || next.country !== value.country) onChange(next);
  };
  /** Nothing of the text changes while an input method is still at work. */
  const take = (text: string): void => {
    if (isComposing.current) return change({ ...value, number: text });
    const next = { ...value, number: typedText(text).trimStart() };
    // A key adds one sign: more at once were pasted or filled in, and are whole.
    const isWhole = Math.abs(next.number.length - value.number.length) > 1;
    change((isWhole ? settlePhone : withCountry)(next, countries));
  };
  return {
    change,
    take,
    settle: () => change(settlePhone(value, countries)),
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        isComposing.current = false;
        take(currentTarget.value);
      },
    },
  };
}
