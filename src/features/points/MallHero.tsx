import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import { useIntl } from 'react-intl';
import type { PointsSum } from '#contract';
import { Button } from '#ds/Button';
import { Stack } from '#ds/Stack';
import type { BrandName } from '#theme/brands';
import { belowDesktop } from '#theme/media';
import { siteMessages } from '../site.messages';
import * as styles from './MallHero.styles';
import { pointMessages as messages } from './messages';
import { MonthPanel } from './MonthPanel';

/** What the mall shows. */
export type PointView = 'mall' | 'history' | 'records' | 'rules';

export interface MallHeroProps {
  view: PointView;
  onViewChange: (view: PointView) => void;
  /** Points that can be spent; not there for a visitor. */
  points: number | undefined;
  /** Points held for what is in process. */
  held: number;
  /** What each type of points comes to this month; not there for a visitor, and until it is known. */
  month: readonly PointsSum[] | undefined;
  /** Whose colours the month has over the picture. */
  brand: BrandName;
  /** Picture of the head of the page: whole addresses, and a smaller one for phones. */
  art?: { image: string; imageSmall: string } | undefined;
  onLogIn: () => void;
  onConvert: () => void;
}

/** Head of the points mall: the points that can be spent, what to do with them, and what came of them this month. */
export function MallHero(props: MallHeroProps) {
  const { points, held, month, art, view, onViewChange, onLogIn, onConvert } = props;
  const { formatMessage: t } = useIntl();
  const isVisitor = points === undefined;
  return (
    <Stack gap={4}>
      <header css={styles.root}>
        {art && (
          <picture>
            <source media={belowDesktop} srcSet={art.imageSmall} />
            <img css={styles.picture} src={art.image} alt="" fetchPriority="high" />
          </picture>
        )}
        <div css={styles.scrim} />
        <div css={styles.words}>
          <h1 css={isVisitor ? styles.title : styles.caption}>{t(messages.title)}</h1>
          {!isVisitor && <p css={styles.balance}>{t(messages.balance, { points })}</p>}
          <p css={styles.line}>{t(isVisitor ? messages.visitor : messages.intro)}</p>
          {held > 0 && <p css={styles.line}>{t(messages.held, { points: held })}</p>}
          <div css={styles.actions}>
            {isVisitor ? (
              <Button onPress={onLogIn}>{t(siteMessages.logIn)}</Button>
            ) : (
              <Button icon={IconTransfer} onPress={onConvert}>
                {t(messages.convert)}
              </Button>
            )}
            {view !== 'rules' && (
              <Button tone="neutral" emphasis="media" onPress={() => onViewChange('rules')}>
                {t(messages.earning)}
              </Button>
            )}
          </div>
        </div>
      </header>
      {!isVisitor && month && <MonthPanel sources={month} brand={props.brand} />}
    </Stack>
  );
}
