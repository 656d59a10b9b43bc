import { useSite } from '../site';

// What the chrome reads of who is signed in, apart from the first download: a visitor has none of it.

/** Address of a built-in picture by its number. */
export const builtInAvatar = (number: number): string => `/avatars/${number % 32 || 0}.svg`;

/** Who is signed in, as the chrome names them. */
export function useMember() {
  const { stores } = useSite();
  const { member, session, start } = stores;
  const { value } = member.avatar;
  const avatarSrc =
    value &&
    (value.avatarType === 'STATIC' ? builtInAvatar(Number(value.avatar)) : start.imageUrl(value.avatar));
  return {
    shown: { name: member.info.value?.nickname || session.account, avatarSrc },
    messages: { href: '/personal/messageV2', unread: member.unreadCount },
  };
}

/** The money in the wallet, with what its box can do. */
export function useBalance() {
  const { wallet } = useSite().stores;
  return {
    // No amount at all stands for one that is being fetched; a failure shows a dash, and the notice says why.
    amount: wallet.balance.value?.sumBalance ?? (wallet.balance.failure ? '' : undefined),
    currency: wallet.balance.value?.currency ?? '',
    isHidden: wallet.isHidden,
    isUpdating: wallet.balance.status === 'loading' || wallet.isRefreshing,
    onToggleHidden: () => wallet.toggleHidden(),
    onRefresh: () => void wallet.refresh(),
  };
}
