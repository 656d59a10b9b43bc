import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useIntl } from 'react-intl';
import { Avatar } from '#ds/Avatar';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { accountMessages as messages } from './account.messages';
import { name as nameText, root, words } from './AccountButton.styles';
import type { TriggerProps } from './OnDemand';

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
  const { formatMessage: say } = useIntl();
  return (
    <Button tone="neutral" emphasis="ghost" aria-haspopup="menu" {...trigger}>
      <span css={words}>{say(messages.accountMenu, { name: member.name })}</span>
      <span css={root} aria-hidden="true">
        <Avatar name={member.name} src={member.avatarSrc} isDecorative />
        <span css={nameText}>{member.name}</span>
        <Icon icon={IconChevronDown} size={16} />
      </span>
    </Button>
  );
}
