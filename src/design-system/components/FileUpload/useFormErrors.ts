import { useContext, useState } from 'react';
import { FormValidationContext } from 'react-aria-components';

/**
 * What the form around a field says is wrong with it, as react-aria's own fields know it: until the value is changed,
 * or the form says something new.
 * @param name the field's name in its form.
 * @returns the messages, and what to call when the value is changed.
 */
export function useFormErrors(name: string | undefined): readonly [readonly string[], () => void] {
  const errors = useContext(FormValidationContext);
  const [answered, setAnswered] = useState<typeof errors>();
  const own = name !== undefined && answered !== errors ? errors[name] : undefined;
  return [
    own === undefined ? [] : [own].flat(),
    () => {
      setAnswered(errors);
    },
  ];
}
