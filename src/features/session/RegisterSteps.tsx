import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from '#ds/Form';
import { Spinner } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Stepper } from '#ds/Stepper';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { codeMessages } from './code.messages';
import { CodeSendField } from './CodeSendField';
import type { CodeSending } from './codeSending';
import { WordedNotice } from '../WordedNotice';
import { sessionMessages } from './messages';
import { missingFields } from './missingFields';
import { registerMessages } from './register.messages';
import * as styles from './RegisterDialog.styles';
import { SubmitButton } from './SubmitButton';

/** What happens between sending the form and having an account. Source: spec section 4, registration. */
export type RegisterStep = 'affiliate' | 'human' | 'code' | 'account';

/** The code that was sent to the phone after the form. */
export interface RegisterCode extends CodeSending {
  /** The number it was sent to. */
  sentTo: string;
  onSend: () => void;
  onSubmit: (code: string) => void;
  isChecking: boolean;
  /** Why the code was refused. */
  refused?: FieldRefusal | undefined;
}

export interface RegisterProgress {
  /** The steps that this registration really has, in order; `account` is the last. */
  steps: readonly RegisterStep[];
  /** The one under way. */
  current: RegisterStep;
  /** It failed, for the reason that `notice` gives. */
  isFailed?: boolean;
  /** Why it failed, with a way on. */
  notice?: NoticeContent | undefined;
  /** HumanVerification, while its step is under way. */
  verification?: ReactNode;
  /** While the step of the code is under way. */
  code?: RegisterCode | undefined;
  /** Gives up the step and shows the form again, as it was. */
  onBack: () => void;
}

/** Where the registration is after its form was sent: only steps that it really has, each as it really stands. */
export function RegisterSteps({
  steps,
  current,
  isFailed = false,
  notice,
  verification,
  code,
  onBack,
}: RegisterProgress) {
  const { formatMessage: t } = useIntl();
  const wait =
    current === 'affiliate' ? registerMessages.checkingInvitation : sessionMessages.creatingAccount;
  return (
    <div css={styles.steps}>
      <Stepper
        aria-label={t(registerMessages.steps)}
        steps={steps.map((id) => ({ id, label: t(registerMessages[id]) }))}
        currentId={current}
        isFailed={isFailed}
      />
      <WordedNotice notice={notice} />
      {!isFailed && current === 'human' && verification}
      {!isFailed && current === 'code' && code && <CodeStep {...code} />}
      {!isFailed && (current === 'affiliate' || current === 'account') && (
        <p css={styles.waiting} role="status">
          <Spinner size="lg" />
          {t(wait)}
        </p>
      )}
      {(isFailed || current === 'human' || current === 'code') && (
        <Link isStandalone onPress={onBack}>
          {t(registerMessages.back)}
        </Link>
      )}
    </div>
  );
}

const empty = { code: '' };

function CodeStep({ sentTo, onSubmit, isChecking, refused, ...sending }: RegisterCode) {
  const intl = useIntl();
  const label = intl.formatMessage(codeMessages.label);
  const { field, form } = useForm(empty, {
    isPending: isChecking,
    refused,
    validate: (typed) => missingFields(intl, { code: label }, typed),
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <Form {...form}>
      <p css={styles.text}>
        <FormattedMessage {...registerMessages.codeSent} values={{ to: <bdi>{sentTo}</bdi> }} />
      </p>
      <CodeSendField {...sending} {...field('code')} label={label} autoFocus />
      <SubmitButton isPending={isChecking}>{intl.formatMessage(registerMessages.confirmCode)}</SubmitButton>
    </Form>
  );
}
