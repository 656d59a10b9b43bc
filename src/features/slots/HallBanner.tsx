import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon, SlotsIcon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { Mark } from '#ds/Mark';
import { Skeleton } from '#ds/Skeleton';
import type { HallFacts, HallVendor } from './hall';
import * as styles from './HallBanner.styles';
import { hallMessages } from './messages';

export interface HallBannerProps {
  title: string;
  vendor: HallVendor | undefined;
  /** What the hall has. @default 'games' */
  unit?: 'games' | 'tables';
  /** Absent while the games load. */
  facts: HallFacts | undefined;
  /** A way on. Keep the element. */
  action?: ReactNode;
}

/** Stands in for a cover that cannot be had. */
const fallback = <Icon icon={SlotsIcon} size={24} />;

const percent = (rtp: number): string => (rtp / 100).toFixed(1);

/** The range of returns, or the one that all games have. */
function Rtp({ low, high }: NonNullable<HallFacts['rtp']>) {
  const most = `${percent(high)}%`;
  if (low !== high)
    return <FormattedMessage {...hallMessages.rtp} values={{ low: percent(low), high: most }} />;
  return (
    <>
      <FormattedMessage {...hallMessages.factRtp} /> {most}
    </>
  );
}

/** The hall's name, what it offers and a fan of its covers. */
export const HallBanner = memo(function HallBanner({
  title,
  vendor,
  unit = 'games',
  facts,
  action,
}: HallBannerProps) {
  return (
    <div css={styles.root}>
      {vendor && (
        <span css={styles.mark}>
          <Mark name={vendor.name} src={vendor.mark} size="lg" />
        </span>
      )}
      <div css={styles.words}>
        <h1 css={styles.title}>{title}</h1>
        <p css={styles.facts}>
          {facts ? (
            <>
              <span>
                <FormattedMessage {...hallMessages[unit]} values={{ count: facts.total }} />
              </span>
              {facts.rtp && (
                <span>
                  <Rtp {...facts.rtp} />
                </span>
              )}
            </>
          ) : (
            <span>
              <Skeleton inlineSize="160px" />
            </span>
          )}
        </p>
        {action}
      </div>
      <div css={styles.fan} aria-hidden="true">
        {facts?.covers.map((cover, place) => (
          <span key={place}>
            <LazyImage src={cover} alt="" isPriority={place < 2} fallback={fallback} />
          </span>
        ))}
      </div>
    </div>
  );
});
