import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useIntl } from 'react-intl';
import { CountBadge } from '#ds/CountBadge';
import { IconButton } from '#ds/IconButton';
import { accountMessages as messages } from './account.messages';
import { count, root } from './MessagesLink.styles';

export interface MessagesLinkProps {
  /** Where the messages are. */
  href: string;
  /** How many are unread. */
  unread: number;
}

/** The envelope in the header, with the number of unread messages. */
export function MessagesLink({ href, unread }: MessagesLinkProps) {
  const { formatMessage: t } = useIntl();
  const name =
    unread > 0 ? `${t(messages.messages)}, ${t(messages.unread, { count: unread })}` : t(messages.messages);
  return (
    <span css={root}>
      <IconButton icon={IconMail} href={href} aria-label={name} />
      <span css={count} aria-hidden="true">
        <CountBadge count={unread} />
      </span>
    </span>
  );
}
