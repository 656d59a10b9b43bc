import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { CodeField } from '#ds/CodeField';
import { CopyField } from '#ds/CopyField';
import { Dialog } from '#ds/Dialog';
import { Inline } from '#ds/Inline';
import { Notice } from '#ds/Notice';
import { QRCode } from '#ds/QRCode';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { FormDialog } from '#patterns/FormDialog';
import { useForm, type FormBinding } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { LoginPasswordField } from './LoginPasswordField';
import { securityDialogs as messages } from './messages';
import * as styles from './SecurityScreen.styles';

interface StepProps<Values extends object> {
  onClose: () => void;
  form: FormBinding<Values>;
  /** What went wrong that is about no field. */
  notice?: NoticeContent | undefined;
}

const whenClosed = (onClose: () => void) => (isOpen: boolean) => {
  if (!isOpen) onClose();
};

const noPassword = { password: '' };

/** Asks for the login password before a secret is made. */
export function AuthenticatorStart({ onClose, form: binding, notice }: StepProps<{ password: string }>) {
  const { formatMessage: t } = useIntl();
  const { form, field, isPending } = useForm(noPassword, binding);
  return (
    <FormDialog
      isOpen
      onOpenChange={whenClosed(onClose)}
      title={t(messages.appTitle)}
      form={form}
      isPending={isPending}
      labels={{
        submit: t(actionMessages.continue),
        cancel: t(actionMessages.notNow),
        pending: t(messages.checking),
      }}
    >
      <p css={styles.nextText}>{t(messages.appText)}</p>
      <WordedNotice notice={notice} />
      <LoginPasswordField {...field('password')} description={t(messages.loginPasswordWhy)} />
    </FormDialog>
  );
}

const noCode = { code: '' };
/** The side of the picture and its white edge, in px. */
const qrSize = { size: 168, margin: 14 };

/** Shows the secret to an app's camera and takes the app's first code. */
export function AuthenticatorConfirm({
  onClose,
  form: binding,
  notice,
  secret,
  uri,
}: StepProps<{ code: string }> & { secret: string; uri: string }) {
  const { formatMessage: t } = useIntl();
  const { form, field, isPending } = useForm(noCode, binding);
  return (
    <FormDialog
      isOpen
      onOpenChange={whenClosed(onClose)}
      title={t(messages.appTitle)}
      form={form}
      isPending={isPending}
      labels={{
        submit: t(messages.turnOn),
        cancel: t(actionMessages.notNow),
        pending: t(messages.turningOn),
      }}
    >
      <p css={styles.nextText}>{t(messages.appText)}</p>
      <WordedNotice notice={notice} />
      <Inline gap={5}>
        <QRCode value={uri} {...qrSize} label={t(messages.qr)} />
        <div css={styles.qrWords}>
          <Text weight="semibold">{t(messages.scan)}</Text>
          <p css={styles.nextText}>{t(messages.noCamera)}</p>
          <CopyField
            label={t(messages.key)}
            value={(secret.match(/.{1,4}/g) ?? []).join(' ')}
            copyValue={secret}
          />
        </div>
      </Inline>
      <CodeField
        {...field('code')}
        label={t(messages.enterDigits)}
        placeholder={t(messages.digits)}
        isRequired
      />
      <Notice tone="neutral" icon={IconKey}>
        {t(messages.recoveryNext)}
      </Notice>
    </FormDialog>
  );
}

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
  /** Saves them as a file. */
  onSave: () => void;
}

/** The recovery codes, this one time. It is left once somebody says that they are kept. */
export function RecoveryCodes({ codes, onClose, onSave }: RecoveryCodesProps) {
  const { formatMessage: t } = useIntl();
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={t(messages.recoveryTitle)}
      medal={{ icon: IconKey, tone: 'success' }}
      actions={
        <>
          <Button tone="neutral" emphasis="ghost" onPress={onSave}>
            {t(messages.recoverySave)}
          </Button>
          <Button isDisabled={!isKept} onPress={onClose}>
            {t(actionMessages.done)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p css={styles.nextText}>{t(messages.recoveryText)}</p>
        <ul css={styles.codes} aria-label={t(messages.recoveryList)} translate="no" dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyField
          label={t(messages.recoveryAll)}
          value={t(messages.recoveryCount, { count: codes.length })}
          copyValue={codes.join('\n')}
        />
        <Checkbox isSelected={isKept} onChange={setKept}>
          {t(messages.recoveryKept)}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
