import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { LazyImage } from '#ds/LazyImage';
import { pointMessages as messages } from './messages';
import * as styles from './PointMallScreen.styles';

export interface CatalogueProps {
  items: readonly PointsItem[];
  /** Points that can be spent; not there for a visitor. */
  points: number | undefined;
  imageOf: (path: string) => string;
  onRedeem: (item: PointsItem) => void;
}

/** What points can be spent on. What cannot be had says why on its button. */
export function Catalogue({ items, points, imageOf, onRedeem }: CatalogueProps) {
  const { formatMessage: say } = useIntl();
  return (
    <ul css={styles.grid} role="list" aria-label={say(messages.list)}>
      {items.map((item) => {
        const missing = points === undefined ? 0 : Math.max(0, item.points - points);
        const isGone = item.quantity === 0;
        return (
          <Card key={item.id} elementType="li">
            <div css={styles.item}>
              <span css={styles.art}>
                <LazyImage src={item.image === undefined ? undefined : imageOf(item.image)} alt="" />
              </span>
              <h2 css={styles.name}>{item.name}</h2>
              <p css={styles.quiet}>{item.line}</p>
              <p css={styles.cost}>{say(messages.balance, { points: item.points })}</p>
              <p css={styles.quiet}>
                {isGone ? say(messages.soldOut) : say(messages.left, { count: item.quantity })}
              </p>
              <Button
                isDisabled={isGone || missing > 0}
                {...(!isGone &&
                  missing === 0 && { 'aria-label': say(messages.redeemOf, { name: item.name }) })}
                onPress={() => onRedeem(item)}
              >
                {isGone
                  ? say(messages.soldOut)
                  : missing > 0
                    ? say(messages.missing, { points: missing })
                    : say(messages.redeem)}
              </Button>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
