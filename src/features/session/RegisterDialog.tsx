import { useIntl } from 'react-intl';
import { Dialog } from '#ds/Dialog';
import { EmptyState } from '#ds/EmptyState';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { registerMessages } from './register.messages';
import * as styles from './RegisterDialog.styles';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';
import type { RegisterRules } from './registerForm';
import { RegisterSteps, type RegisterProgress } from './RegisterSteps';

export interface RegisterDialogProps extends Omit<RegisterFormProps, 'rules'> {
  isOpen: boolean;
  onClose: () => void;
  /** Undefined until the platform has sent them. */
  rules?: RegisterRules | undefined;
  /** The rules could not be loaded. */
  rulesFailure?: NoticeContent | undefined;
  /** What happens since the form was sent; the form waits behind it with what was typed. */
  progress?: RegisterProgress | undefined;
}

/** Makes a new account from the fields and rules that the platform sent. */
export function RegisterDialog({
  isOpen,
  onClose,
  rules,
  rulesFailure,
  progress,
  ...form
}: RegisterDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isPrerendered
      title={t(siteMessages.createAccount)}
    >
      <p css={styles.lead}>{t(registerMessages.lead)}</p>
      {progress && <RegisterSteps {...progress} />}
      {rules ? (
        <div css={styles.form} hidden={progress !== undefined}>
          <RegisterForm {...form} rules={rules} />
        </div>
      ) : rulesFailure ? (
        <EmptyState
          isFailed
          size="sm"
          title={rulesFailure.title}
          description={rulesFailure.text}
          {...(rulesFailure.action && { onRetry: rulesFailure.action.onPress })}
        />
      ) : (
        <SkeletonGroup>
          <div css={styles.fields}>
            {[0, 1, 2, 3].map((line) => (
              <Skeleton key={line} shape="block" blockSize="68px" />
            ))}
          </div>
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
