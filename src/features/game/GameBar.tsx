import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Money } from '#ds/Money';
import { useMedia } from '#theme/useMedia';
import { PlayTime } from '../PlayTime';
import { siteMessages } from '../site.messages';
import * as styles from './GameBar.styles';
import { GameMenu } from './GameMenu';
import type { GameBarProps } from './gameBarProps';
import { gameMessages } from './messages';

/** Where one is, how long and how much. On a phone it stands in place of the site's own, with the rest in a menu. */
export function GameBar(props: GameBarProps) {
  const { title, lastRound, sitting, loggedInAt, balance, now, onBack, onExpand } = props;
  const { formatMessage: t } = useIntl();
  const isWide = useMedia('desktop');
  const bar = useRef<HTMLDivElement>(null);
  return (
    <div css={styles.root} ref={bar} data-page-bar>
      <IconButton
        icon={IconArrowLeft}
        size={isWide ? 'md' : 'lg'}
        isDirectional
        aria-label={t(gameMessages.back)}
        onPress={onBack}
      />
      <div css={styles.title}>
        <h1 css={styles.name}>{title}</h1>
        <PlayTime loggedInAt={loggedInAt} now={now} />
      </div>
      <span css={styles.result}>
        {/* Heard once: here, where the game does not say it. */}
        <span role="status">{lastRound?.isSaid === false && lastRound.text}</span>
        {lastRound?.isSaid && lastRound.text}
      </span>
      {/* Read when asked for, not at every change. */}
      <dl css={styles.sums}>
        {isWide && sitting && (
          <div css={styles.sum}>
            <dt>{t(gameMessages.minutes, { count: sitting.minutes })}</dt>
            <dd aria-label={t(gameMessages.net)} title={t(gameMessages.net)}>
              <Money
                amount={BigInt(sitting.payout) - BigInt(sitting.stake)}
                currency={sitting.currency}
                tone="change"
              />
            </dd>
          </div>
        )}
        {balance && (
          <div css={styles.sum}>
            <dt css={styles.balance}>{t(siteMessages.balance)}</dt>
            <dd>
              <Money amount={balance.amount} currency={balance.currency} />
            </dd>
          </div>
        )}
      </dl>
      {!isWide && <GameMenu {...props} bar={bar} />}
      {isWide && onExpand && (
        <IconButton icon={IconMaximize} aria-label={t(gameMessages.expand)} onPress={onExpand} />
      )}
    </div>
  );
}
