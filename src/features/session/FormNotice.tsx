import { Link } from '#ds/Link';
import { Notice as NoticeBox } from '#ds/Notice';
import type { Notice } from '../notice';

export interface FormNoticeProps {
  /** Nothing is shown without one. */
  notice: Notice | undefined;
}

/** What stands above the fields of a form: why the last try failed or why the form is there, with its way on. */
export function FormNotice({ notice }: FormNoticeProps) {
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
