import { Link } from '#ds/Link';
import { Notice as NoticeBox } from '#ds/Notice';
import type { Notice } from './notice';

export interface WordedNoticeProps {
  /** Nothing is shown without one. */
  notice: Notice | undefined;
}

/** A notice of ours above what it is about: why a try failed or why a form is there, with its way on. */
export function WordedNotice({ notice }: WordedNoticeProps) {
  if (!notice) return null;
  const { tone, title, text, action } = notice;
  return (
    <NoticeBox
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
    </NoticeBox>
  );
}
