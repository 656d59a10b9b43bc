import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { belowDesktop } from '#theme/media';
import * as styles from './MallHero.styles';
import { pointMessages as messages } from './messages';
import type { PointMallScreenProps } from './PointMallScreen';

export type MallHeroProps = Pick<
  PointMallScreenProps,
  'points' | 'held' | 'art' | 'view' | 'onViewChange' | 'onLogIn' | 'onConvert'
>;

/** Head of the points mall: the points that can be spent, and what to do with them. */
export function MallHero({ points, held, art, view, onViewChange, onLogIn, onConvert }: MallHeroProps) {
  const { formatMessage: say } = useIntl();
  const isVisitor = points === undefined;
  return (
    <header css={styles.root}>
      {art && (
        <picture>
          <source media={belowDesktop} srcSet={art.imageSmall} />
          <img css={styles.picture} src={art.image} alt="" fetchPriority="high" />
        </picture>
      )}
      <div css={styles.scrim} />
      <div css={styles.words}>
        <h1 css={isVisitor ? styles.title : styles.caption}>{say(messages.title)}</h1>
        {!isVisitor && <p css={styles.balance}>{say(messages.balance, { points })}</p>}
        <p css={styles.line}>{say(isVisitor ? messages.visitor : messages.intro)}</p>
        {held > 0 && <p css={styles.line}>{say(messages.held, { points: held })}</p>}
        <div css={styles.actions}>
          {isVisitor ? (
            <Button onPress={onLogIn}>{say(messages.logIn)}</Button>
          ) : (
            <Button icon={IconTransfer} onPress={onConvert}>
              {say(messages.convert)}
            </Button>
          )}
          {view !== 'rules' && (
            <Button tone="neutral" emphasis="media" onPress={() => onViewChange('rules')}>
              {say(messages.earning)}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
