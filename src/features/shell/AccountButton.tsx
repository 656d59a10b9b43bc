import { useIntl } from 'react-intl';
import { AvatarButton } from '#ds/AvatarButton';
import { accountMessages as messages } from './account.messages';
import type { TriggerProps } from '../OnDemand';

/** The person who is signed in, as the header shows them. */
export interface ShellMember {
  /** Nickname, or the account when there is none. */
  name: string;
  avatarSrc?: string | undefined;
}

export interface AccountButtonProps extends TriggerProps {
  member: ShellMember;
}

/** Opens the account's menu. Until somebody presses it, the menu's code is not needed: see OnDemand. */
export function AccountButton({ member, ...trigger }: AccountButtonProps) {
  const { formatMessage: t } = useIntl();
  return (
    <AvatarButton
      name={member.name}
      src={member.avatarSrc}
      label={t(messages.accountMenu, { name: member.name })}
      isNamed
      aria-haspopup="menu"
      {...trigger}
    />
  );
}
