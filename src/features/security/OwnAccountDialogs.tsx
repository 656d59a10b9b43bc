import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useIntl } from 'react-intl';
import { CodeField } from '#ds/CodeField';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { LoginPasswordField } from './LoginPasswordField';
import { ownAccountMessages as messages, securityDialogs } from './messages';
import * as styles from './SecurityScreen.styles';

interface OwnAccountDialogProps<Values extends object> {
  onClose: () => void;
  form: FormBinding<Values>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
}

const noPassword = { password: '' };

/** Asks for the login password before the own data are given out as a file. */
export function OwnDataDialog({
  onClose,
  form: binding,
  notice,
}: OwnAccountDialogProps<{ password: string }>) {
  const { formatMessage: t } = useIntl();
  const { form, field, isPending } = useForm(noPassword, binding);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.data)}
      form={form}
      isPending={isPending}
      labels={{ submit: t(messages.data), pending: t(securityDialogs.checking) }}
    >
      <p css={styles.nextText}>{t(messages.dataText)}</p>
      <p css={styles.nextText}>{t(messages.dataNote)}</p>
      <WordedNotice notice={notice} />
      <LoginPasswordField {...field('password')} description={t(securityDialogs.loginPasswordWhy)} />
    </FormDialog>
  );
}

/** What closing an account asks for; the code stays empty where no app is set up. */
export interface CloseAccountValues {
  password: string;
  code: string;
}

const nothingTyped: CloseAccountValues = { password: '', code: '' };

/** Says what closing the account does, and closes it by the password, and a code where an app is set up. */
export function CloseAccountDialog({
  onClose,
  form: binding,
  notice,
  hasApp,
}: OwnAccountDialogProps<CloseAccountValues> & {
  /** Whether an authenticator app is set up. */
  hasApp: boolean;
}) {
  const { formatMessage: t } = useIntl();
  const { form, field, isPending, isDirty } = useForm(nothingTyped, binding);
  return (
    <FormDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(messages.close)}
      medal={{ icon: IconUserOff, tone: 'danger' }}
      tone="danger"
      form={form}
      isPending={isPending}
      isDirty={isDirty}
      labels={{ submit: t(messages.close), pending: t(securityDialogs.checking) }}
    >
      <ul css={styles.effects}>
        <li>{t(messages.effectMoney)}</li>
        <li>{t(messages.effectAccess)}</li>
        <li>{t(messages.effectPlay)}</li>
        <li>{t(messages.effectRecords)}</li>
      </ul>
      <WordedNotice notice={notice} />
      <LoginPasswordField {...field('password')} autoFocus={false} />
      {hasApp && (
        <CodeField
          {...field('code')}
          label={t(securityDialogs.code)}
          description={t(securityDialogs.proveApp)}
          placeholder={t(securityDialogs.digits)}
          isRequired
        />
      )}
    </FormDialog>
  );
}
