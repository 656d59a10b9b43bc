import { LazyImage } from '#ds/LazyImage';
import { Logo } from '#ds/Logo';
import * as styles from './Device.styles';

export interface DeviceProps {
  /** The brand's name and the address of its mark. */
  brand: { name: string; logoSrc?: string | undefined };
  /** Addresses: the brand's wide picture, and covers of games below it, at most nine of them. */
  art: { hero: string; covers: readonly string[] };
}

const most = 9;

/** A phone with the app on it. A picture: nobody needs it to understand the page. */
export function Device({ brand, art: { hero, covers } }: DeviceProps) {
  return (
    <div css={styles.frame} aria-hidden="true">
      <div css={styles.screen}>
        <Logo name={brand.name} src={brand.logoSrc} size="sm" />
        <div css={styles.hero}>
          <LazyImage src={hero} alt="" />
        </div>
        <div css={styles.covers}>
          {[...new Set(covers)].slice(0, most).map((cover) => (
            <div key={cover} css={styles.cover}>
              <LazyImage src={cover} alt="" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
