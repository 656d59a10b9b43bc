import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CodeField } from '#ds/CodeField';
import { FormDialog } from '#patterns/FormDialog';
import { OptionCard, OptionCardGroup } from '#patterns/OptionCard';
import { useForm, type FormBinding } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { LoginPasswordField } from './LoginPasswordField';
import { securityDialogs as messages } from './messages';

/** Both proofs that a change of an authenticator app takes. */
export interface BothProofs {
  password: string;
  code: string;
}

/** What can be done with an authenticator app that is on. */
export type AuthenticatorChange = 'renew' | 'remove';

export interface AuthenticatorManageProps {
  onClose: () => void;
  /** A form for each change. */
  forms: Readonly<
    Record<AuthenticatorChange, FormBinding<BothProofs> & { notice: NoticeContent | undefined }>
  >;
}

const empty: BothProofs = { password: '', code: '' };

/** Makes new recovery codes or turns the app off, with the login password and a code. */
export function AuthenticatorManage({ onClose, forms }: AuthenticatorManageProps) {
  const { formatMessage: t } = useIntl();
  const [choice, setChoice] = useState<AuthenticatorChange>('renew');
  const { form, field, isPending, isDirty } = useForm(empty, forms[choice]);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.manageTitle)}
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      tone={choice === 'remove' ? 'danger' : 'accent'}
      labels={{
        submit: t(choice === 'remove' ? messages.removeYes : messages.renewYes),
        pending: t(messages.checking),
      }}
    >
      <OptionCardGroup
        label={t(messages.manageChoice)}
        value={choice}
        onChange={(next) => setChoice(next === 'remove' ? 'remove' : 'renew')}
      >
        <OptionCard value="renew" title={t(messages.renew)} line={t(messages.renewText)} />
        <OptionCard value="remove" title={t(messages.remove)} line={t(messages.removeText)} />
      </OptionCardGroup>
      <WordedNotice notice={forms[choice].notice} />
      <LoginPasswordField {...field('password')} autoFocus={false} />
      <CodeField
        {...field('code')}
        label={t(messages.code)}
        description={t(messages.manageText)}
        placeholder={t(messages.digits)}
        isRequired
      />
    </FormDialog>
  );
}
