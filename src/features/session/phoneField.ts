import type { TypedPhone } from '#ds/PhoneField';
import type { FieldProps, FormState } from '#patterns/useForm';
import { typedPhone, type PhoneValues } from './dialing';

/** The field of the number in a form that holds it and its country. */
export function phoneField<Values extends PhoneValues>({
  values,
  field,
  change,
}: Pick<FormState<Values>, 'values' | 'field' | 'change'>): FieldProps<TypedPhone> {
  return {
    ...field('mobileNum'),
    value: typedPhone(values),
    onChange: ({ number, country }) =>
      change({ mobileNum: number, country } satisfies PhoneValues as unknown as Partial<Values>),
  };
}
