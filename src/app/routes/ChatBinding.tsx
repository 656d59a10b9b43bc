import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { readChatMessage } from '#contract';
import { ChatPanel } from '../../features/chat/ChatPanel';
import { useCoversScreen } from '../../features/chat/useCoversScreen';
import { accountMessages } from '../../features/shell/account.messages';
import { siteMessages } from '../../features/site.messages';
import { chatStore } from '../stores/chatStore';
import { useAreas } from './useAreas';
import { useBackMinimises } from './useBackMinimises';
import { useFrameMessages } from './useFrameMessages';
import { useOpenChat } from './useOpenChat';
import { useSite } from './site';
import { useStore } from './useStore';

export interface ChatBindingProps {
  /** Page of customer service, in place of a chat that cannot be shown. @default that of the permission call */
  contactHref?: string | undefined;
}

/** The live chat on its store, as long as it is open. */
export const ChatBinding = observer(function ChatBinding({ contactHref }: ChatBindingProps) {
  const { stores, brand, navigate } = useSite();
  const { locale, start } = stores;
  const chat = useStore(chatStore);
  const retry = useOpenChat();
  const { formatMessage: t } = useIntl();
  const frame = useRef<HTMLIFrameElement>(null);
  const isCovering = useCoversScreen() && chat.isOpen && !chat.isMinimised && locale.hasArea('chat');
  const minimise = useCallback(() => chat.minimise(), [chat]);
  useAreas(chat.isOpen ? 'chat' : '', () => chat.close());
  useFrameMessages(frame, chat.url, (data) => {
    const message = readChatMessage(data);
    if (message?.type === 'message') chat.onMessage();
    if (message?.type !== 'article') return;
    const open = (): void => navigate(`/help?article=${encodeURIComponent(message.id)}`);
    // Where it covers the page, the entry of the history that stands for it goes first.
    if (isCovering) addEventListener('popstate', open, { once: true });
    else open();
    chat.minimise();
  });
  useBackMinimises(isCovering, minimise);

  if (!chat.isOpen || !locale.hasArea('chat')) return null;
  const href = contactHref ?? start.customerServiceUrl;
  const { unread } = chat;
  return (
    <ChatPanel
      status={chat.address.status === 'failed' ? 'failed' : chat.url === undefined ? 'opening' : 'open'}
      url={chat.url}
      isMinimised={chat.isMinimised}
      unread={unread > 0 ? { count: unread, label: t(accountMessages.unread, { count: unread }) } : undefined}
      headerColour={brand.chatHeaderColour}
      contact={href === undefined ? undefined : { href, label: t(siteMessages.contactService) }}
      onMinimise={minimise}
      onRestore={() => chat.restore()}
      onClose={() => chat.close()}
      onRetry={() => retry?.()}
      frameRef={frame}
    />
  );
});
