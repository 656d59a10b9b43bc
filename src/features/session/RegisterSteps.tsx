import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Spinner } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Stepper } from '#ds/Stepper';
import { sessionMessages } from './messages';
import { registerMessages } from './register.messages';
import * as styles from './RegisterDialog.styles';

/** What happens between sending the form and having an account. Source: spec section 4, registration. */
export type RegisterStep = 'affiliate' | 'human' | 'account';

export interface RegisterProgress {
  /** The steps that this registration really has, in order; `account` is the last. */
  steps: readonly RegisterStep[];
  /** The one under way. */
  current: RegisterStep;
  /** HumanVerification, while its step is under way. */
  verification?: ReactNode;
  /** Gives up the step and shows the form again, as it was. */
  onBack: () => void;
}

/** Where the registration is after its form was sent: only steps that it really has, each as it really stands. */
export function RegisterSteps({ steps, current, verification, onBack }: RegisterProgress) {
  const { formatMessage: t } = useIntl();
  const wait =
    current === 'affiliate' ? registerMessages.checkingInvitation : sessionMessages.creatingAccount;
  return (
    <div css={styles.steps}>
      <Stepper
        aria-label={t(registerMessages.steps)}
        steps={steps.map((id) => ({ id, label: t(registerMessages[id]) }))}
        currentId={current}
      />
      {current === 'human' ? (
        <>
          {verification}
          <Link isStandalone onPress={onBack}>
            {t(registerMessages.back)}
          </Link>
        </>
      ) : (
        <p css={styles.waiting} role="status">
          <Spinner size="lg" />
          {t(wait)}
        </p>
      )}
    </div>
  );
}
