import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { Link } from '#ds/Link';
import { useDs } from '#ds-i18n';
import { FormAttempts } from '#patterns/Field';
import { heading, list, root, summary, words } from './Form.styles';
import { focusField } from './focusField';

export interface FormProps extends Omit<
  AriaFormProps,
  'className' | 'style' | 'render' | 'children' | 'validationErrors'
> {
  /** Fields and buttons, one below the other. */
  children: ReactNode;
  /**
   * What is wrong, by the `name` of the field. Each field shows its own until it is changed and left, or another object
   * comes; two or more are also listed on top.
   */
  validationErrors?: Readonly<Record<string, string>> | undefined;
  /** What went wrong with the form as a whole, such as a refused login. */
  error?: string | undefined;
}

/**
 * Fields that are sent together. After a failed attempt focus goes to the list of errors, whose entries lead to their
 * fields, or to the field itself when there is only one. A form with a number or an amount that is refused is not sent.
 */
export function Form({ children, validationErrors, error, onSubmit, ...rest }: FormProps) {
  const ds = useDs();
  const isAttempted = useRef(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const errors = Object.entries(validationErrors ?? {});
  const hasList = errors.length > 1;

  // Moving the focus is outside React, and react-aria moves it only for errors that the browser itself finds. It moves
  // once per attempt: errors that are drawn again must not take the focus from somebody who is typing.
  useEffect(() => {
    if (!isAttempted.current || (!error && !validationErrors)) return;
    isAttempted.current = false;
    const names = Object.keys(validationErrors ?? {});
    const [only] = names;
    if (error || names.length > 1) top.current?.focus();
    else if (only !== undefined && form.current) focusField(form.current, only);
  }, [validationErrors, error]);

  // Whoever types on after an attempt keeps the focus. React Aria's form has no event for what is typed in it.
  useEffect(() => {
    const element = form.current;
    const forgetAttempt = () => {
      isAttempted.current = false;
    };
    element?.addEventListener('input', forgetAttempt);
    return () => element?.removeEventListener('input', forgetAttempt);
  }, []);

  return (
    <AriaForm
      validationBehavior="aria"
      {...rest}
      onSubmit={(event) => {
        // What stands in such a field is not what its form holds.
        const refused = event.currentTarget.querySelector<HTMLElement>('[data-refused] input');
        if (refused) {
          event.preventDefault();
          setRefusals(refusals + 1);
          refused.focus();
          return;
        }
        isAttempted.current = true;
        onSubmit?.(event);
      }}
      {...(validationErrors && { validationErrors })}
      ref={form}
      css={root}
    >
      {(hasList || error) && (
        <div ref={top} role="alert" tabIndex={-1} css={summary}>
          <Icon icon={IconAlertTriangle} size={18} />
          <div css={words}>
            <span css={heading}>{error ?? ds('field.errorSummary', { count: errors.length })}</span>
            {hasList && (
              <ul css={list}>
                {errors.map(([name, message]) => (
                  <li key={name}>
                    <Link
                      tone="neutral"
                      onPress={() => {
                        if (form.current) focusField(form.current, name);
                      }}
                    >
                      {message}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      <FormAttempts.Provider value={refusals}>{children}</FormAttempts.Provider>
    </AriaForm>
  );
}
