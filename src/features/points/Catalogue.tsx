import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { PointsItem } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { LazyImage } from '#ds/LazyImage';
import { Text } from '#ds/Text';
import { pointMessages as messages } from './messages';
import * as styles from './PointMallScreen.styles';

export interface CatalogueProps {
  items: readonly PointsItem[];
  /** Points that can be spent; not there for a visitor. */
  points: number | undefined;
  imageOf: (path: string) => string;
  onRedeem: (item: PointsItem) => void;
}

/** What points can be spent on. What cannot be had says why in the place of its button. */
export function Catalogue({ items, points, imageOf, onRedeem }: CatalogueProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ul css={styles.grid} role="list" aria-label={t(messages.list)}>
      {items.map((item) => {
        const missing = points === undefined ? 0 : Math.max(0, item.points - points);
        const isGone = item.quantity === 0;
        return (
          <Card key={item.id} elementType="li" density="none">
            <div css={styles.item}>
              <span css={styles.art} data-gone={isGone || undefined}>
                <LazyImage src={item.image === undefined ? undefined : imageOf(item.image)} alt="" />
                {item.isPopular && !isGone && (
                  <span css={styles.mark}>
                    <Badge size="sm" isOnMedia>
                      {t(messages.popularItem)}
                    </Badge>
                  </span>
                )}
              </span>
              <div css={styles.itemWords}>
                <p css={styles.facts}>
                  <span>{t(messages[item.category])}</span>
                  {!isGone && (
                    <span>
                      {item.category === 'bonus'
                        ? t(messages.instant)
                        : t(messages.left, { count: item.quantity })}
                    </span>
                  )}
                </p>
                <Heading wrap="anywhere">{item.name}</Heading>
                <Text>{item.line}</Text>
              </div>
              <div css={styles.foot}>
                <p css={styles.cost} data-far={isGone || missing > 0 || undefined}>
                  {t(messages.balance, { points: item.points })}
                </p>
                {!isGone && missing > 0 ? (
                  <>
                    <Text size="xs">{t(messages.missing, { points: missing })}</Text>
                    {/* How far it is stands beside it in words. */}
                    <span css={styles.meter} aria-hidden="true">
                      <span
                        css={styles.meterFill}
                        style={{ '--_share': (item.points - missing) / item.points } as CSSProperties}
                      />
                    </span>
                  </>
                ) : (
                  <Button
                    size="sm"
                    isDisabled={isGone}
                    {...(!isGone && { 'aria-label': t(messages.redeemOf, { name: item.name }) })}
                    onPress={() => onRedeem(item)}
                  >
                    {t(isGone ? messages.soldOut : messages.redeem)}
                  </Button>
                )}
              </div>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
