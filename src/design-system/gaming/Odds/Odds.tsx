import type { OddsFormat } from '#contract/oddsFormats';
import { showOdds } from '#contract/showOdds';
import { useDs, useOddsFormat } from '#ds-i18n';
import { useClasses } from '#theme/useClasses';
import { root, words } from './Odds.styles';

export interface OddsProps {
  /** Decimal odds in thousandths: 1420 is 1.42. Null: no price at the moment. */
  price: number | bigint | null;
  /** How it is written. @default the reader's format */
  format?: OddsFormat;
}

const drawn = { root, words };

const noPrice = '–';

/**
 * A betting price. It takes size, weight and colour from the text around it; a negative one is red, unless
 * `--odds-negative` says otherwise, and has its minus in words for those who do not see it.
 */
export function Odds({ price, format }: OddsProps) {
  const classes = useClasses(drawn);
  const t = useDs();
  const own = useOddsFormat();
  if (price === null) return <span className={classes.root}>{noPrice}</span>;
  const { figures, isNegative } = showOdds(price, format ?? own);
  if (!isNegative) return <span className={classes.root}>{figures}</span>;
  const signed = `\u2212${figures}`;
  return (
    <span className={classes.root} data-negative="">
      <span aria-hidden="true">{signed}</span>
      <span className={classes.words}>{t('odds.minus', { figures })}</span>
    </span>
  );
}
