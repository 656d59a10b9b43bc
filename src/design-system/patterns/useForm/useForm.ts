import { useMemo, useRef, useState, type FormEvent } from 'react';

/** What is wrong, in words, by the name of the field. */
export type FormErrors<Values> = Partial<Readonly<Record<keyof Values & string, string>>>;

/** The field that was refused, with words. */
export interface FieldRefusal {
  /** Name of the field that was refused. */
  readonly field: string;
  /** What is wrong with it, in words. */
  readonly message: string;
}

/** What a form gets from outside: the rules of its values, the way to send them and what came of it. */
export interface FormBinding<Values extends object> {
  /** What is wrong with values; nothing for good ones. */
  validate: (values: Values) => FormErrors<Values>;
  /** Sends good values. What came of it comes back as `refused`, as a notice, or as another screen. */
  onSubmit: (values: Values) => void;
  /** They are on their way; a second press does nothing. */
  isPending: boolean;
  /** Holds until its field is changed or something is sent again. One of a field that is not here is the whole form's. */
  refused?: FieldRefusal | undefined;
}

/** What ties a field to its form. Spread it on TextField, NumberField, Select and their like. */
export interface FieldProps<Value> {
  /** Name of the field, for errors that lead to it. */
  name: string;
  /** What stands in it. */
  value: Value;
  /** Takes what was typed or chosen. */
  onChange: (value: Value) => void;
  /** Told when the field is left, from when on its error shows. */
  onBlur: () => void;
}

export interface FormState<Values extends object> {
  /** What stands in all fields. */
  values: Values;
  /** The value of a field, its change and its blur. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  /** Changes several fields at once, such as "all of it" beside an amount. */
  change: (values: Partial<Values>) => void;
  /** Props of Form: sending, and the errors that are shown. */
  form: {
    onSubmit: (event: FormEvent) => void;
    validationErrors: Readonly<Record<string, string>> | undefined;
    error: string | undefined;
  };
  /** Whether anything differs from the first values. */
  isDirty: boolean;
  /** Whether the values are on their way. */
  isPending: boolean;
  /** Back to the first values, or to others, with no errors. */
  reset: (to?: Partial<Values>) => void;
}

/**
 * The state of a form. Errors of a field show once it is left with something in it, and all of them after a try to
 * send, which `Form` leads the focus to. What somebody typed stays, also when the first values come anew; fields that
 * nobody has touched take those.
 */
export function useForm<Values extends object>(
  initial: Values,
  { validate, onSubmit, isPending, refused }: FormBinding<Values>,
): FormState<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  // React Aria hides an error once its field was changed and left, until it is given another object of errors.
  const [errorsVersion, setErrorsVersion] = useState(0);
  const showErrorsAgain = (): void => setErrorsVersion((version) => version + 1);
  // What was refused and has been changed since, or is being sent again.
  const [settled, setSettled] = useState<object>();
  const isSending = useRef(false);
  const values = useMemo(() => ({ ...initial, ...typed }), [initial, typed]);
  const found = validate(values);
  const shown: Record<string, string> = {};
  for (const [name, message] of Object.entries(found) as [string, string | undefined][])
    if (message !== undefined && (isAttempted || left.has(name))) shown[name] = message;
  const open = refused === settled || isPending ? undefined : refused;
  const isHere = open !== undefined && open.field in values;
  if (open && isHere) shown[open.field] ??= open.message;
  const text = JSON.stringify(shown);
  const validationErrors = useMemo(() => {
    const errors = JSON.parse(text) as Readonly<Record<string, string>>;
    return Object.keys(errors).length > 0 ? errors : undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the version is what makes it another object
  }, [text, errorsVersion]);

  const change = (next: Partial<Values>): void => {
    setTyped((before) => ({ ...before, ...next }));
    if (refused && refused.field in next) setSettled(refused);
  };
  return {
    values,
    change,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
      onBlur: () => {
        const value: unknown = values[name];
        if (value !== '' && value !== undefined && value !== null)
          setLeft((before) => (before.has(name) ? before : new Set([...before, name])));
        showErrorsAgain();
      },
    }),
    form: {
      onSubmit: (event) => {
        event.preventDefault();
        setAttempted(true);
        showErrorsAgain();
        setSettled(refused);
        if (isPending || isSending.current || Object.values(found).some((message) => message !== undefined))
          return;
        // Two presses in one turn: the second comes before anybody can say that the first is on its way.
        isSending.current = true;
        queueMicrotask(() => (isSending.current = false));
        onSubmit(values);
      },
      validationErrors,
      error: isHere ? undefined : open?.message,
    },
    isDirty: Object.entries(typed).some(([name, value]) => value !== initial[name as keyof Values]),
    isPending,
    reset: (to = {}) => {
      setTyped(to);
      setLeft(new Set());
      setAttempted(false);
      setSettled(refused);
    },
  };
}
