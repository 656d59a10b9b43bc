import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { belowDesktop } from '#theme/media';
import * as styles from './MallHero.styles';
import { pointMessages as messages } from './messages';

/** What the mall shows. */
export type PointView = 'mall' | 'history' | 'records' | 'rules';

export interface MallHeroProps {
  view: PointView;
  onViewChange: (view: PointView) => void;
  /** Points that can be spent; not there for a visitor. */
  points: number | undefined;
  /** Points held for what is in process. */
  held: number;
  /** Picture of the head of the page: whole addresses, and a smaller one for phones. */
  art?: { image: string; imageSmall: string } | undefined;
  onLogIn: () => void;
  onConvert: () => void;
}

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
