import { useContext, useState, type KeyboardEvent } from 'react';
import { isolate } from '#contract/isolated';
import { formatNumber, useDs } from '#ds-i18n';
import { FormAttempts } from '#patterns/Field';
import { decimalsIn, readNumber, showNumber, stepNumber, type NumberShape } from './numberText';

interface Kept {
  given: number | undefined;
  defaultValue: number | undefined;
  onChange: ((value: number) => void) | undefined;
}

/** What was typed, what it was handed on as, and what the form held before that. */
interface Draft {
  text: string;
  value: number;
  before: number;
  tag: string;
}

/** The text of a number field, and what it means. A text stands as it was typed until its number changes from outside. */
export function useNumberText({ given, defaultValue, onChange }: Kept, shape: NumberShape) {
  const ds = useDs();
  const attempts = useContext(FormAttempts);
  const [isLeft, setLeft] = useState(false);
  const [draft, setDraft] = useState<Draft>();
  const [stepped, setStepped] = useState('');
  const { row, minValue, maxValue } = shape;
  const value = given ?? draft?.value ?? defaultValue ?? Number.NaN;
  // A form that does not take what is refused still holds what was there before.
  const isOwn = draft?.tag === row.tag && (Object.is(draft.value, value) || Object.is(draft.before, value));
  const text = isOwn ? draft.text : showNumber(value, shape);
  const read = readNumber(text, shape);
  // An emptied field whose form still holds a number would send what is not seen.
  const isRefused = isOwn && (read.fault !== undefined || !Object.is(read.value, value));

  const put = (next: string): void => {
    const { value: number } = readNumber(next, shape);
    setDraft({ text: next, value: number, before: value, tag: row.tag });
    if (!Object.is(number, value)) onChange?.(number);
  };
  const step = (direction: 1 | -1): void => {
    const current = Number.isNaN(read.value) ? value : read.value;
    const next = showNumber(stepNumber(current, direction, shape), shape);
    setStepped(next);
    put(next);
  };
  const settle = (): void => {
    setLeft(true);
    if (isOwn && !Number.isNaN(read.value)) setDraft({ ...draft, text: showNumber(read.value, shape) });
  };
  const named = (limit: number | undefined): string =>
    limit === undefined ? '' : isolate(showNumber(limit, shape) || formatNumber(limit, row));
  const fault = (): string | undefined => {
    // What can still become right while it is typed is not held against anybody before the field is left.
    const isEarly = !isLeft && attempts === 0;
    if (!isRefused) return undefined;
    if (read.fault === 'tooLarge') return ds('number.tooLarge', { max: named(maxValue) });
    if (read.fault === 'tooManyDecimals') return ds('money.tooManyDecimals', { count: decimalsIn(shape) });
    if (isEarly) return undefined;
    if (read.fault === 'tooSmall' || (read.fault === 'negative' && minValue !== undefined))
      return ds('number.tooSmall', { min: named(minValue) });
    return ds('number.invalid');
  };
  return {
    text,
    isRefused,
    fault: fault(),
    stepped,
    isLeast: minValue !== undefined && value <= minValue && !isRefused,
    isGreatest: maxValue !== undefined && value >= maxValue && !isRefused,
    change: (next: string) => {
      if (text === '') setLeft(false);
      setStepped('');
      put(next);
    },
    settle,
    step,
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle();
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
      if (direction === undefined) return;
      event.preventDefault();
      step(direction);
    },
  };
}
