import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { FieldRule, RegisterField } from '#contract';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { Dialog } from '#ds/Dialog';
import { ErrorState } from '#ds/ErrorState';
import { Form } from '#ds/Form';
import { Link } from '#ds/Link';
import { Notice as NoticeBox } from '#ds/Notice';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import type { Notice } from '../notice';
import type { Captcha } from './CaptchaField';
import { checkField } from './checkField';
import { ruleMessages, sessionMessages } from './messages';
import { RegisterFields } from './RegisterFields';
import type { RegisterRules, RegisterValues } from './registerForm';
import { SessionAside, type SessionBrand } from './SessionAside';
import * as styles from './SessionDialog.styles';

export interface RegisterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (values: RegisterValues) => void;
  /** Undefined until the platform has sent them. */
  rules?: RegisterRules | undefined;
  /** The rules could not be loaded. */
  rulesFailure?: Notice | undefined;
  /** The account is being made. */
  isPending: boolean;
  /** Why the last try failed. */
  notice?: Notice | undefined;
  /** The field that the platform refused, with words. */
  refused?: { field: RegisterField; message: string } | undefined;
  /** Present when the rules ask for a captcha. */
  captcha?: Captcha | undefined;
  /** Smallest age in years at which one may play here. */
  age: number;
  brand: SessionBrand;
  /** Opens the login dialog in place of this one. */
  onLogin: () => void;
}

/** Makes a new account from the fields and rules that the platform sent. */
export function RegisterDialog({
  isOpen,
  onClose,
  brand,
  rules,
  rulesFailure,
  ...form
}: RegisterDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage(sessionMessages.createAccount)}
      aside={<SessionAside {...brand} visitor="new" />}
    >
      {rules ? (
        <RegisterForm {...form} rules={rules} />
      ) : rulesFailure ? (
        <ErrorState
          title={rulesFailure.title}
          description={rulesFailure.text}
          {...(rulesFailure.action && { onRetry: rulesFailure.action.onPress })}
        />
      ) : (
        <SkeletonGroup>
          <div css={styles.fields}>
            {[0, 1, 2].map((line) => (
              <Skeleton key={line} shape="block" blockSize="68px" />
            ))}
          </div>
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

type RegisterFormProps = Omit<
  RegisterDialogProps,
  'isOpen' | 'onClose' | 'brand' | 'rules' | 'rulesFailure'
> & {
  rules: RegisterRules;
};

function RegisterForm({
  rules,
  onSubmit,
  isPending,
  notice,
  refused,
  captcha,
  age,
  onLogin,
}: RegisterFormProps) {
  const intl = useIntl();
  const [values, setValues] = useState<RegisterValues>({});
  const [isOfAge, setOfAge] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>();
  const shown = { ...(refused ? { [refused.field]: refused.message } : {}), ...errors };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkAll(intl, rules, values);
    if (!isOfAge) found['age'] = intl.formatMessage(sessionMessages.ageRequired);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSubmit(values);
  };

  return (
    <Form onSubmit={submit} validationErrors={Object.keys(shown).length > 0 ? shown : undefined}>
      {notice && (
        <NoticeBox tone={notice.tone} title={notice.title}>
          {notice.text}
        </NoticeBox>
      )}
      <RegisterFields
        rules={rules}
        values={values}
        captcha={captcha}
        onChange={(field, value) => {
          setValues({ ...values, [field]: value });
          setErrors((known) => without(known, field));
        }}
      />
      <Checkbox name="age" isSelected={isOfAge} onChange={setOfAge} errorMessage={errors?.['age']}>
        <FormattedMessage {...sessionMessages.age} values={{ age }} />
      </Checkbox>
      <div css={styles.submit}>
        <Button
          type="submit"
          size="lg"
          isPending={isPending}
          pendingLabel={intl.formatMessage(sessionMessages.creatingAccount)}
        >
          {intl.formatMessage(sessionMessages.createAccount)}
        </Button>
      </div>
      <span css={styles.question}>
        <FormattedMessage {...sessionMessages.haveAccount} />
        <Link onPress={onLogin} isStandalone>
          {intl.formatMessage(sessionMessages.login)}
        </Link>
      </span>
    </Form>
  );
}

function checkAll(
  intl: Pick<IntlShape, 'formatMessage'>,
  rules: RegisterRules,
  values: RegisterValues,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules) as [RegisterField, FieldRule][]) {
    if (!rule.enabled) continue;
    const value = values[field] ?? '';
    const isRepeat = field === 'confirmPassword';
    const problem =
      isRepeat && value !== (values.password ?? '')
        ? intl.formatMessage(ruleMessages.mismatch)
        : checkField(intl, intl.formatMessage(sessionMessages[field]), rule, value);
    if (problem) found[field] = problem;
  }
  return found;
}

function without(
  errors: Readonly<Record<string, string>> | undefined,
  field: string,
): Readonly<Record<string, string>> | undefined {
  if (!errors || !(field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}
