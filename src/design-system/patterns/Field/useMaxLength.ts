import { useState } from 'react';
import { useDs } from '#ds-i18n';

interface LimitedText {
  maxLength?: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
}

/**
 * Holds a field to its greatest length in words. The browser would cut what is pasted without a word, and a password or an
 * address that was cut is another one.
 */
export function useMaxLength({ maxLength, value, defaultValue, onChange }: LimitedText) {
  const ds = useDs();
  const [typed, setTyped] = useState(defaultValue ?? '');
  const text = value ?? typed;
  const over = text.length - (maxLength ?? Infinity);
  return {
    text,
    /** What is wrong, in words; undefined while nothing is. */
    fault: over > 0 ? ds('field.charactersOver', { count: over }) : undefined,
    onChange: (next: string) => {
      setTyped(next);
      onChange?.(next);
    },
  };
}
