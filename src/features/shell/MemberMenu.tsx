import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useIntl } from 'react-intl';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '#ds/Menu';
import { liveChatMessages } from '../liveChat.messages';
import { accountMessages as messages } from './account.messages';
import { AccountButton, type ShellMember } from './AccountButton';
import { useOpenAtOnce } from '../useOpenAtOnce';

/** What the account's menu can lead to. Source: spec section 2, member dropdown; the change of password is ours. */
export type MemberMenuEntry =
  | 'members'
  | 'deposit'
  | 'agent'
  | 'withdrawal'
  | 'accountRecord'
  | 'bettingRecord'
  | 'saferPlay'
  | 'changePassword'
  | 'chat'
  | 'signOut';

export interface MemberMenuProps {
  member: ShellMember;
  /** The entries that this account may use, in any order; signing out is always there. */
  entries: readonly Exclude<MemberMenuEntry, 'signOut'>[];
  /** Addresses of the entries that lead to a page, so that they open in a new tab too. */
  hrefs?: Readonly<Partial<Record<MemberMenuEntry, string | undefined>>>;
  onAction: (entry: MemberMenuEntry) => void;
  /** Opens as soon as it is shown: its code came because its button was pressed. */
  defaultOpen?: boolean;
}

const icons = {
  members: IconUser,
  deposit: IconArrowDownLeft,
  agent: IconSitemap,
  withdrawal: IconArrowUpRight,
  accountRecord: IconReceipt,
  bettingRecord: IconHistory,
  saferPlay: IconLifebuoy,
  changePassword: IconKey,
  chat: IconHeadset,
} as const;
const order = [
  'members',
  'deposit',
  'agent',
  'withdrawal',
  'accountRecord',
  'bettingRecord',
  'saferPlay',
  'changePassword',
  'chat',
] as const;

/** The account's button with its menu. */
export function MemberMenu({ member, entries, hrefs = {}, onAction, defaultOpen = false }: MemberMenuProps) {
  const { formatMessage: t } = useIntl();
  const { ref, trigger } = useOpenAtOnce(defaultOpen);
  const shown = order.filter((entry) => entries.includes(entry));
  return (
    <MenuTrigger {...trigger}>
      <AccountButton ref={ref} member={member} />
      <Menu
        aria-label={t(messages.accountMenu, { name: member.name })}
        placement="bottom end"
        onAction={(key) => onAction(key as MemberMenuEntry)}
      >
        {shown.map((entry) => (
          <MenuItem key={entry} id={entry} icon={icons[entry]} {...(hrefs[entry] && { href: hrefs[entry] })}>
            {t(entry === 'chat' ? liveChatMessages.liveChat : messages[entry])}
          </MenuItem>
        ))}
        {shown.length > 0 && <MenuSeparator />}
        <MenuItem id="signOut" icon={IconLogout}>
          {t(messages.signOut)}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
