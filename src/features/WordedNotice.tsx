import { Link } from '#ds/Link';
import { Notice } from '#ds/Notice';
import type { NoticeContent } from './notice';

export interface WordedNoticeProps {
  /** Nothing is shown without one. */
  notice: NoticeContent | undefined;
}

/** A notice of ours above what it is about: why a try failed or why a form is there, with its way on. */
export function WordedNotice({ notice }: WordedNoticeProps) {
  if (!notice) return null;
  const { tone, title, text, action } = notice;
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        action && (
          <Link isStandalone onPress={action.onPress}>
            {action.label}
          </Link>
        )
      }
    >
      {text}
    </Notice>
  );
}
