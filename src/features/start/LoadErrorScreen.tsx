import IconPlugConnectedX from '@tabler/icons-react/dist/esm/icons/IconPlugConnectedX.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { startMessages as messages } from './messages';
import { StatusBlock } from './StatusBlock';

/**
 * What did not load: `chunk` a script, or one that took over two minutes; `style` a style sheet; `component` a script
 * that arrived without the page it should hold. Source: spec section 8.
 */
export type LoadFailure = 'chunk' | 'style' | 'component';

export interface LoadErrorScreenProps {
  /** What did not load; or a fault of the page itself, in words. */
  failure: LoadFailure | Pick<NoticeContent, 'title' | 'text'>;
  /** Fetches the part again. */
  onRetry: () => void;
  isRetrying?: boolean;
  /** Loads the whole site anew. */
  onReload: () => void;
}

const words = {
  chunk: { title: messages.chunkTitle, text: messages.chunkText },
  style: { title: messages.styleTitle, text: messages.styleText },
  component: { title: messages.componentTitle, text: messages.componentText },
} as const;

/** In the place of a part of the site whose code did not arrive, or failed. */
export function LoadErrorScreen({ failure, onRetry, isRetrying = false, onReload }: LoadErrorScreenProps) {
  const { formatMessage: t } = useIntl();
  const { title, text } =
    typeof failure === 'string' ? { title: t(words[failure].title), text: t(words[failure].text) } : failure;
  const canRetry = failure !== 'component';
  return (
    <StatusBlock
      tone="danger"
      icon={IconPlugConnectedX}
      title={title}
      {...(text && { text })}
      actions={
        <>
          {canRetry && (
            <Button size="lg" isPending={isRetrying} pendingLabel={t(messages.connecting)} onPress={onRetry}>
              {t(siteMessages.tryAgain)}
            </Button>
          )}
          <Button size="lg" {...(canRetry && { tone: 'neutral', emphasis: 'outline' })} onPress={onReload}>
            {t(messages.reload)}
          </Button>
        </>
      }
    />
  );
}
