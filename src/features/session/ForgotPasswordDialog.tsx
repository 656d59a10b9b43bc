import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { Link } from '#ds/Link';
import type { FieldRefusal } from '#patterns/useForm';
import { ChoiceButtons } from '../ChoiceButtons';
import type { NoticeContent } from '../notice';
import type { PhoneCode, PhoneNumber } from '../codeSending';
import { forgotMessages } from './forgot.messages';
import { ForgotByEmail } from './ForgotByEmail';
import { ForgotByMobile } from './ForgotByMobile';
import { passwordMessages } from './password.messages';
import { WordedNotice } from '../WordedNotice';
import * as styles from './SessionDialog.styles';

export type ForgotPasswordValues =
  | { type: 'email'; username: string; email: string }
  | ({ type: 'mobileNum'; verificationCode: string; newPassword: string } & PhoneNumber);

export interface ForgotPasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSubmit: (values: ForgotPasswordValues) => void;
  isPending: boolean;
  /** Why the last try failed. */
  notice?: NoticeContent | undefined;
  refused?: FieldRefusal | undefined;
  /** By phone; absent when the brand has it off (CHNGPASSVERIF3). */
  mobile?: { sms: PhoneCode; rule: FieldRule } | undefined;
  /** Told when the other way is chosen, so that what failed before can be forgotten. */
  onMethodChange?: ((method: ForgotPasswordValues['type']) => void) | undefined;
  /** The address that an email was asked for: the dialog says so in place of the form. */
  sentTo?: string | undefined;
  brandName: string;
  /** Opens the login dialog in place of this one. */
  onLogin: () => void;
  /** Somebody who is signed in and has no password yet sets one: the phone comes first, and no login after it. @default false */
  isSignedIn?: boolean;
}

/** Gives somebody who forgot the password, or has none, a new one, by email or by phone. */
export function ForgotPasswordDialog({
  isOpen,
  onClose,
  onSubmit,
  isPending,
  notice,
  refused,
  mobile,
  onMethodChange,
  sentTo,
  brandName,
  onLogin,
  isSignedIn = false,
}: ForgotPasswordDialogProps) {
  const { formatMessage: t } = useIntl();
  const isSent = sentTo !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(
        isSent ? forgotMessages.sentTitle : isSignedIn ? passwordMessages.fresh : forgotMessages.title,
      )}
      {...(isSent && { medal: { icon: IconMailOpened, tone: 'success' } })}
      actions={
        isSent && !isSignedIn ? (
          <Button autoFocus onPress={onLogin}>
            {t(forgotMessages.toLogin)}
          </Button>
        ) : undefined
      }
    >
      {isSent ? (
        <FormattedMessage {...forgotMessages.sentText} values={{ email: <bdi>{sentTo}</bdi> }} />
      ) : (
        <div css={styles.form}>
          <WordedNotice notice={notice} />
          <Ways
            {...{ onSubmit, isPending, refused, mobile, onMethodChange, brandName }}
            first={isSignedIn ? 'mobileNum' : 'email'}
          />
          {!isSignedIn && (
            <div css={styles.foot}>
              <Link isStandalone onPress={onLogin}>
                {t(forgotMessages.toLogin)}
              </Link>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

type WaysProps = Pick<
  ForgotPasswordDialogProps,
  'onSubmit' | 'isPending' | 'refused' | 'mobile' | 'onMethodChange' | 'brandName'
> & { first: ForgotPasswordValues['type'] };

/** Its choice ends when the dialog closes. */
function Ways({ onSubmit, isPending, refused, mobile, onMethodChange, brandName, first }: WaysProps) {
  const { formatMessage: t } = useIntl();
  const [method, setMethod] = useState(first);
  return (
    <>
      {mobile && (
        <ChoiceButtons
          size="lg"
          isBlock
          aria-label={t(forgotMessages.method)}
          value={method}
          onChange={(next) => {
            setMethod(next);
            onMethodChange?.(next);
          }}
          options={[
            { id: 'email', label: t(forgotMessages.byEmail) },
            { id: 'mobileNum', label: t(forgotMessages.byMobile) },
          ]}
        />
      )}
      {mobile && method === 'mobileNum' ? (
        <ForgotByMobile
          {...mobile}
          brandName={brandName}
          isPending={isPending}
          refused={refused}
          onSubmit={(values) => onSubmit({ type: 'mobileNum', ...values })}
        />
      ) : (
        <ForgotByEmail
          isPending={isPending}
          refused={refused}
          onSubmit={(values) => onSubmit({ type: 'email', ...values })}
        />
      )}
    </>
  );
}
