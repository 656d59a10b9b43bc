import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactKind, ContactProof, ContactState } from '#contract';
import { CodeField } from '#ds/CodeField';
import { Link } from '#ds/Link';
import { Notice } from '#ds/Notice';
import { PhoneField, readPhone, type TypedPhone } from '#ds/PhoneField';
import { Text } from '#ds/Text';
import { TextField } from '#ds/TextField';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { CodeSendField } from '../CodeSendField';
import type { CodeSending } from '../codeSending';
import { WordedNotice } from '../WordedNotice';
import { LoginPasswordField } from './LoginPasswordField';
import { securityDialogs as messages } from './messages';
import * as styles from './SecurityScreen.styles';

/** The first step: how somebody proves to be the owner. */
export interface ContactProofValues {
  method: ContactProof;
  /** A code; empty where the password is all. */
  answer: string;
  password: string;
}

/** The second step: the new number or address, and the code that went there. */
export interface ContactValues {
  value: string;
  countryDialingCode: string;
  code: string;
}

/** One step: its form, and what went wrong that is about no field. */
interface Step<Values extends object> {
  form: FormBinding<Values>;
  notice?: NoticeContent | undefined;
  send: CodeSending;
}

export interface ContactDialogProps {
  kind: ContactKind;
  contact: ContactState;
  onClose: () => void;
  prove: Step<ContactProofValues> & { onSend: () => void };
  /** The second step; absent before the first is done. */
  bind?: (Step<ContactValues> & { onSend: (to: Omit<ContactValues, 'code'>) => void }) | undefined;
  /** Country chosen at first: ISO 3166-1 alpha-2. */
  country: string;
}

/** Binds another number or address in two steps: the owner proves to be one, then the new one is proved. */
export function ContactDialog(props: ContactDialogProps) {
  return props.bind ? <BindStep {...props} bind={props.bind} /> : <ProveStep {...props} />;
}

function useFrame({ kind, contact, onClose }: ContactDialogProps, step: 1 | 2) {
  const { formatMessage: t } = useIntl();
  const isNew = contact.masked === null;
  const title =
    kind === 'mobile'
      ? isNew
        ? messages.mobileAdd
        : messages.mobileChange
      : isNew
        ? messages.emailAdd
        : messages.emailChange;
  return {
    isOpen: true,
    onOpenChange: (isOpen: boolean): void => {
      if (!isOpen) onClose();
    },
    title: t(title),
    stepWords: <Text tone="muted">{t(messages.step, { step })}</Text>,
  };
}

function ProveStep(props: ContactDialogProps) {
  const { kind, contact, prove } = props;
  const { formatMessage: t } = useIntl();
  const [first = kind] = contact.proofs;
  const [method, setMethod] = useState<ContactProof>(first);
  const initial = useMemo(() => ({ method, answer: '', password: '' }), [method]);
  const { form, field, isPending, change } = useForm<ContactProofValues>(initial, prove.form);
  const { stepWords, ...frame } = useFrame(props, 1);
  const isOff = contact.proofs.length === 0;
  const choose = (next: ContactProof): void => {
    setMethod(next);
    change({ method: next, answer: '' });
  };
  return (
    <FormDialog
      {...frame}
      form={form}
      isPending={isPending}
      labels={{ submit: t(actionMessages.continue), pending: t(messages.checking) }}
    >
      {stepWords}
      <WordedNotice notice={prove.notice} />
      {isOff && <Notice tone="warning">{t(messages.contactOff)}</Notice>}
      {!isOff && method === kind && (
        <>
          <p css={styles.nextText}>
            <FormattedMessage
              {...(kind === 'mobile' ? messages.proveMobile : messages.proveEmail)}
              values={{ masked: contact.masked ?? '', b: (words) => <b dir="ltr">{words}</b> }}
            />
          </p>
          <CodeSendField
            {...prove.send}
            {...field('answer')}
            label={t(messages.code)}
            onSend={prove.onSend}
          />
          {contact.proofs.includes('authenticator') ? (
            <Link onPress={() => choose('authenticator')}>{t(messages.useApp)}</Link>
          ) : (
            <Notice tone="neutral">{t(messages.lostContact)}</Notice>
          )}
        </>
      )}
      {!isOff && method === 'authenticator' && (
        <>
          <p css={styles.nextText}>{t(messages.proveApp)}</p>
          <CodeField
            {...field('answer')}
            label={t(messages.code)}
            placeholder={t(messages.digits)}
            isRequired
            autoFocus
          />
          <Link onPress={() => choose(kind)}>{t(messages.useCode)}</Link>
        </>
      )}
      {!isOff && method === 'password' && <p css={styles.nextText}>{t(messages.provePassword)}</p>}
      {!isOff && <LoginPasswordField {...field('password')} autoFocus={method === 'password'} />}
    </FormDialog>
  );
}

interface Typed {
  value: string;
  country: string;
  code: string;
}

function BindStep(props: ContactDialogProps & { bind: NonNullable<ContactDialogProps['bind']> }) {
  const { kind, bind } = props;
  const { formatMessage: t } = useIntl();
  const initial = useMemo(() => ({ value: '', country: props.country, code: '' }), [props.country]);
  /** What is sent for what is typed; undefined for a text that is no telephone number. */
  const sent = ({ value, country, code }: Typed): ContactValues | undefined => {
    const phone = kind === 'mobile' ? readPhone({ number: value, country }) : undefined;
    if (kind === 'mobile' && !phone) return undefined;
    return { value: phone?.national ?? value, countryDialingCode: phone?.dialingCode ?? '', code };
  };
  const { form, field, values, change, isPending, isDirty } = useForm<Typed>(initial, {
    ...bind.form,
    validate: (typed) => {
      const filled = sent(typed);
      if (filled || typed.value.trim() === '')
        return bind.form.validate(filled ?? { ...typed, countryDialingCode: '' });
      return { value: t(messages.phoneInvalid) };
    },
    onSubmit: (typed) => {
      const filled = sent(typed);
      if (filled) bind.form.onSubmit(filled);
    },
  });
  const { stepWords, ...frame } = useFrame(props, 2);
  return (
    <FormDialog
      {...frame}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{ submit: t(messages.bind), pending: t(messages.checking) }}
    >
      {stepWords}
      <WordedNotice notice={bind.notice} />
      {kind === 'mobile' ? (
        <PhoneField
          {...field('value')}
          label={t(messages.newMobile)}
          value={{ number: values.value, country: values.country }}
          onChange={({ number, country }: TypedPhone) => change({ value: number, country })}
          isRequired
          autoFocus
        />
      ) : (
        <TextField
          {...field('value')}
          label={t(messages.newEmail)}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          isRequired
          autoFocus
        />
      )}
      <CodeSendField
        {...bind.send}
        {...field('code')}
        label={t(messages.code)}
        onSend={() => {
          const filled = values.value.trim() === '' ? undefined : sent(values);
          if (filled) bind.onSend({ value: filled.value, countryDialingCode: filled.countryDialingCode });
        }}
      />
    </FormDialog>
  );
}
