import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { CodeField } from '#ds/CodeField';
import { useNow } from '#ds/Countdown';
import type { FieldProps } from '#patterns/useForm';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { securityDialogs as messages } from './messages';

/** Sending of a code by message. */
export interface CodeSend {
  /** The code is on its way to whoever sends it. */
  isPending: boolean;
  /** When another may be sent, in epoch milliseconds; absent: at once. */
  resendAt?: number | undefined;
  /** Why it could not be sent. */
  failure?: NoticeContent | undefined;
}

interface SendCodeFieldProps extends FieldProps<string> {
  send: CodeSend;
  onSend: () => void;
}

/** A code with the button that sends it, which counts down until another may be sent. */
export function SendCodeField({ send, onSend, ...field }: SendCodeFieldProps) {
  const { formatMessage: t } = useIntl();
  const { isPending, resendAt, failure } = send;
  const now = useNow();
  const left =
    resendAt === undefined || now === undefined ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000));
  const frame = useRef<HTMLDivElement>(null);
  const wasSent = useRef(resendAt);
  useEffect(() => {
    // A code that was sent is typed next.
    if (resendAt !== undefined && resendAt !== wasSent.current)
      frame.current?.querySelector('input')?.focus();
    wasSent.current = resendAt;
  }, [resendAt]);
  return (
    <>
      <WordedNotice notice={failure} />
      <CodeField
        {...field}
        ref={frame}
        label={t(messages.code)}
        placeholder={t(messages.codeDigits)}
        isRequired
        suffix={
          <Button
            size="sm"
            emphasis="soft"
            isPending={isPending}
            pendingLabel={t(actionMessages.sending)}
            isDisabled={left > 0}
            onPress={onSend}
          >
            {left > 0
              ? t(messages.sendAgainIn, { seconds: left })
              : t(resendAt === undefined ? messages.sendCode : messages.sendAgain)}
          </Button>
        }
      />
    </>
  );
}
