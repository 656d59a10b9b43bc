import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState, type CSSProperties, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { CountBadge } from '#ds/CountBadge';
import { EmptyState } from '#ds/EmptyState';
import { Spinner } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { LinkButton } from '#ds/LinkButton';
import { useHideOutside } from '#patterns/useHideOutside';
import { frameRights } from '../frameRights';
import { liveChatMessages } from '../liveChat.messages';
import * as styles from './ChatPanel.styles';
import { chatMessages as messages } from './messages';
import { onColour } from './onColour';
import { useCoversScreen } from './useCoversScreen';

export interface ChatPanelProps {
  /** `opening`: its address is asked for. `open`: see `url`. `failed`: there is none that may be shown. */
  status: 'opening' | 'open' | 'failed';
  /** Address of the chat, on another origin than the site's. */
  url?: string | undefined;
  /** Whether only its button is seen; the chat goes on behind it. */
  isMinimised: boolean;
  /** Unread messages behind the button, in words with their number; undefined for none. */
  unread: { count: number; label: string } | undefined;
  /** Colour of the header, as #rrggbb. Source: the brand's configuration. */
  headerColour: string;
  /** Page of customer service, in place of a chat that cannot be shown. */
  contact?: { href: string; label: string } | undefined;
  onMinimise: () => void;
  onRestore: () => void;
  onClose: () => void;
  onRetry: () => void;
  /** The frame, so that the app can check which window a message came from. */
  frameRef?: Ref<HTMLIFrameElement>;
}

/** The live chat over the page, or its button while it is minimised. On a phone it takes the screen. */
export function ChatPanel(props: ChatPanelProps) {
  const { isMinimised, unread, headerColour, onMinimise } = props;
  const { formatMessage: t } = useIntl();
  const ds = useDs();
  const name = t(liveChatMessages.liveChat);
  const panel = useRef<HTMLElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const isModal = useCoversScreen() && !isMinimised;
  useHideOutside(panel, isModal);
  useEffect(() => {
    opener.current ??= document.activeElement;
    (isMinimised ? pill : panel).current?.focus();
  }, [isMinimised]);
  const close = (): void => {
    props.onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const colours = { '--_header': headerColour, '--_on-header': onColour(headerColour) } as CSSProperties;
  return (
    <>
      {isMinimised && (
        <div css={styles.pill}>
          <Button ref={pill} size="lg" icon={IconMessageCircle} onPress={props.onRestore}>
            {name}
            {unread && (
              <span css={styles.count}>
                <CountBadge {...unread} />
              </span>
            )}
          </Button>
        </div>
      )}
      <span css={styles.spoken} role="status">
        {isMinimised && unread?.label}
      </span>
      <section
        css={styles.root}
        ref={panel}
        role="dialog"
        aria-label={name}
        aria-modal={isModal || undefined}
        tabIndex={-1}
        data-minimised={isMinimised || undefined}
        onKeyDown={({ key }) => key === 'Escape' && onMinimise()}
      >
        <div css={styles.header} style={colours}>
          <h2 css={styles.title}>{name}</h2>
          <IconButton icon={IconMinus} aria-label={t(messages.minimise)} onPress={onMinimise} />
          <IconButton icon={IconX} aria-label={ds('common.close')} onPress={close} />
        </div>
        <div css={styles.body}>
          {props.status === 'failed' ? <Failed {...props} /> : <Frame {...props} name={name} />}
        </div>
      </section>
    </>
  );
}

/** The chat itself, behind a spinner until it is there. */
function Frame({ url, frameRef, name }: ChatPanelProps & { name: string }) {
  const ds = useDs();
  const [loaded, setLoaded] = useState<string>();
  return (
    <>
      {url !== undefined && (
        <iframe
          css={styles.frame}
          ref={frameRef}
          src={url}
          title={name}
          sandbox={frameRights}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(url)}
        />
      )}
      {(url === undefined || loaded !== url) && (
        <div css={styles.cover} role="status">
          <Spinner size="lg" />
          <span css={styles.spoken}>{ds('common.loading')}</span>
        </div>
      )}
    </>
  );
}

/** Customer service in its place. */
function Failed({ contact, onRetry }: ChatPanelProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.cover}>
      <EmptyState
        isFailed
        title={t(messages.failedTitle)}
        description={t(messages.failedText)}
        onRetry={onRetry}
        action={
          contact && (
            <LinkButton
              href={contact.href}
              size="sm"
              icon={IconHeadset}
              target="_blank"
              rel="noopener noreferrer"
            >
              {contact.label}
            </LinkButton>
          )
        }
      />
    </div>
  );
}
