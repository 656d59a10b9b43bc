import type { Permission } from '#contract';
import { useSite } from './site';

type Services = Permission['info']['customerService'];

/**
 * What opens the live chat; undefined where there is none. Call it from an observer.
 * @param services the ways to customer service that say whether there is one; those of the permission call unless given
 */
export function useOpenChat(services?: Services): (() => void) | undefined {
  const { stores, brand } = useSite();
  const { start, pages, dialogs } = stores;
  const ways = services ?? start.permission.value?.info.customerService ?? [];
  if (!ways.some(({ csType }) => csType.toUpperCase() === 'LIVECHAT')) return undefined;
  return () => {
    import('../stores/chatStore').then(
      ({ chatStore }) => void pages.get(chatStore).open(brand.chatCipher ?? 'DES-ECB'),
      () => dialogs.fail(),
    );
    // The panel comes with the dialogs, and stays when they are closed.
    dialogs.await('chat');
  };
}
