import { Button } from '#ds/Button';
import { Notice } from '#ds/Notice';
import type { NoticeContent } from '../notice';

export interface SessionNoticeProps {
  /** What happened to the session, in words. */
  notice: NoticeContent;
  onDismiss?: (() => void) | undefined;
}

/** Above the page: the session has ended, or will end, or something of the whole site needs saying. */
export function SessionNotice({ notice, onDismiss }: SessionNoticeProps) {
  const { title, text, tone, action } = notice;
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        action && (
          <Button size="sm" tone="neutral" emphasis="outline" onPress={action.onPress}>
            {action.label}
          </Button>
        )
      }
      {...(onDismiss && { onDismiss })}
    >
      {text}
    </Notice>
  );
}
