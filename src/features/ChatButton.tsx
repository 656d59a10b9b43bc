import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { liveChatMessages } from './liveChat.messages';

export interface ChatButtonProps {
  /** Opens the chat; nothing is shown without one. */
  onPress: (() => void) | undefined;
  /** Its words. @default "Live chat" in the reader's language */
  children?: ReactNode;
}

/** Opens the live chat, beside the page it is needed on. */
export function ChatButton({ onPress, children }: ChatButtonProps) {
  const { formatMessage: t } = useIntl();
  if (!onPress) return null;
  return (
    <Button size="lg" tone="neutral" emphasis="outline" icon={IconMessageCircle} onPress={onPress}>
      {children ?? t(liveChatMessages.liveChat)}
    </Button>
  );
}
