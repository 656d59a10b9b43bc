import { useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Spinner } from '#ds/Icon';
import { Notice } from '#ds/Notice';
import { frameRights, gamePermissions } from '../frameRights';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { GameBar } from './GameBar';
import type { Sitting } from './gameBarProps';
import * as styles from './GameScreen.styles';
import { gameMessages } from './messages';

/**
 * `signedOut`: a login is needed first. `launching`: the platform is asked for the game. `refused`: see `notice`.
 * `loading`, `slow`: the frame is there and the game has not answered yet. `timedOut`: it was given up. `playing`.
 */
export type GameScreenStatus =
  'signedOut' | 'launching' | 'refused' | 'loading' | 'slow' | 'timedOut' | 'playing';

export interface GameScreenProps extends Sitting {
  status: GameScreenStatus;
  /** Name of the game, once known. */
  name?: string | undefined;
  /** Address of the game, on another origin than the site's. */
  url?: string | undefined;
  /** Why the platform refused the launch. */
  notice?: NoticeContent | undefined;
  onReopen: () => void;
  onLogin: () => void;
  /** Absent when the brand offers no free play. */
  onFreePlay?: (() => void) | undefined;
  /** The frame, so that the app can check which window a message came from. */
  frameRef?: Ref<HTMLIFrameElement>;
}

/** A game in its frame, with the way back to the lobby, and words for every moment in which there is no game to see. */
export function GameScreen(props: GameScreenProps) {
  const { status, name, url, frameRef } = props;
  const { formatMessage: t } = useIntl();
  const stage = useRef<HTMLDivElement>(null);
  const title = name ?? t(gameMessages.unnamed);
  const hasFrame = url !== undefined && ['loading', 'slow', 'playing'].includes(status);
  return (
    <section css={styles.root} data-fills-window aria-label={title}>
      <GameBar
        {...props}
        title={title}
        onExpand={hasFrame && hasFullScreen() ? () => void stage.current?.requestFullscreen() : undefined}
      />
      <div css={styles.stage} ref={stage}>
        {hasFrame && (
          <iframe
            css={styles.frame}
            ref={frameRef}
            src={url}
            title={t(gameMessages.frame, { name: title })}
            sandbox={frameRights}
            referrerPolicy="no-referrer"
            allow={gamePermissions}
          />
        )}
        <Cover {...props} />
      </div>
    </section>
  );
}

/** An iPhone has none: there the game fills the window below its bar. */
const hasFullScreen = (): boolean => document.fullscreenEnabled && 'requestFullscreen' in Element.prototype;

function Cover({ status, notice, onBack, onReopen, onLogin, onFreePlay }: GameScreenProps) {
  const intl = useIntl();
  const t = intl.formatMessage;
  const back = (
    <Button tone="neutral" onPress={onBack}>
      {t(gameMessages.back)}
    </Button>
  );
  const reopen = <Button onPress={onReopen}>{t(gameMessages.reopen)}</Button>;
  switch (status) {
    case 'playing':
      return null;
    case 'launching':
    case 'loading':
      return (
        <div css={styles.cover}>
          <div css={styles.waiting} role="status">
            <Spinner size="lg" />
            {t(gameMessages.loading)}
          </div>
        </div>
      );
    case 'slow':
      return (
        <div css={styles.cover} data-over>
          <Notice tone="warning" title={t(gameMessages.slow)} action={reopen}>
            {intl.formatMessage(gameMessages.slowText)}
          </Notice>
        </div>
      );
    case 'timedOut':
      return (
        <Panel
          title={t(gameMessages.timedOut)}
          text={t(gameMessages.timedOutText)}
          actions={
            <>
              {reopen}
              {back}
            </>
          }
        />
      );
    case 'signedOut':
      return (
        <Panel
          title={t(gameMessages.signIn)}
          text={t(gameMessages.signInText)}
          actions={
            <>
              {onFreePlay && (
                <Button tone="neutral" onPress={onFreePlay}>
                  {t(siteMessages.freePlay)}
                </Button>
              )}
              <Button onPress={onLogin}>{t(siteMessages.logIn)}</Button>
            </>
          }
        />
      );
    case 'refused':
      return (
        <Panel
          title={notice?.title ?? ''}
          text={notice?.text ?? ''}
          actions={
            <>
              {notice?.action ? <Button onPress={notice.action.onPress}>{notice.action.label}</Button> : null}
              {back}
            </>
          }
        />
      );
  }
}

function Panel({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <div css={styles.cover}>
      <div css={styles.panel} role="alert">
        <h2 css={styles.heading}>{title}</h2>
        {text && <p css={styles.words}>{text}</p>}
        <div css={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
