import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { CodeField } from '#ds/CodeField';
import { useNow } from '#ds/Countdown';
import type { FieldProps } from '#patterns/useForm';
import { actionMessages } from './action.messages';
import { codeMessages } from './code.messages';
import { CodeFailedDialog } from './CodeFailedDialog';
import type { CodeSending } from './codeSending';
import { countdown } from './CodeSendField.styles';
import { useThrottled } from './useThrottled';
import { WordedNotice } from './WordedNotice';

export interface CodeSendFieldProps extends CodeSending, FieldProps<string> {
  label: string;
  /** Sends the code. A press sooner than a second after the last one is left out. */
  onSend: () => void;
  description?: string | undefined;
  autoFocus?: boolean;
}

/** Milliseconds between two presses that count. Source: spec section 9, login SMS throttle. */
const throttle = 1000;

/** Asks for a code and sends it: the button counts down until another may be sent, and then says so. */
export function CodeSendField({
  onSend,
  isPending,
  resendAt,
  failure,
  onFailureClose,
  length = 6,
  now: given,
  ...field
}: CodeSendFieldProps) {
  const { formatMessage: t } = useIntl();
  const now = useNow(given);
  const left =
    resendAt === undefined || now === undefined ? 0 : Math.max(0, Math.ceil((resendAt - now) / 1000));
  const send = useThrottled(onSend, throttle);
  const frame = useRef<HTMLDivElement>(null);
  const wasSent = useRef(resendAt);

  // A code that was sent is typed next. The button that was pressed is no longer there to hold the focus.
  useEffect(() => {
    if (resendAt !== undefined && resendAt !== wasSent.current)
      frame.current?.querySelector('input')?.focus();
    wasSent.current = resendAt;
  }, [resendAt]);

  return (
    <>
      {!onFailureClose && <WordedNotice notice={failure && { tone: 'danger', ...failure }} />}
      <CodeField
        {...field}
        ref={frame}
        length={length}
        placeholder={t(codeMessages.digits, { count: length })}
        isRequired
        suffix={
          <Button
            size="sm"
            emphasis="soft"
            isPending={isPending}
            pendingLabel={t(actionMessages.sending)}
            isDisabled={left > 0}
            onPress={() => send()}
          >
            {left > 0 ? (
              <span css={countdown}>
                <FormattedMessage {...codeMessages.again} values={{ seconds: left }} />
              </span>
            ) : (
              t(resendAt === undefined ? codeMessages.send : codeMessages.sendAgain)
            )}
          </Button>
        }
      />
      {onFailureClose && <CodeFailedDialog failure={failure} onClose={onFailureClose} />}
    </>
  );
}
