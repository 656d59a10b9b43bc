import { useIntl } from 'react-intl';
import type { PromotionTeaser } from '#contract';
import { Badge } from '#ds/Badge';
import { LazyImage } from '#ds/LazyImage';
import * as styles from './PromotionCard.styles';
import { statusTones } from './standing';
import { offerStatusMessages } from '../offerStatus.messages';

/** A promotion as a card shows it. */
export interface PromotionItem extends Pick<PromotionTeaser, 'id' | 'title' | 'label' | 'terms' | 'status'> {
  /** Address of its picture; absent or failed, the card is plain. */
  imageSrc?: string | undefined;
  /** Page of its details, once there is one. Without it the card is no link. */
  href?: string | undefined;
}

export interface PromotionCardProps {
  promotion: PromotionItem;
  /** Its picture is the first thing that is seen of the page. @default false */
  isPriority?: boolean;
}

/** One promotion: what it is, where one stands with it, and the term that matters most. */
export function PromotionCard({ promotion, isPriority = false }: PromotionCardProps) {
  const { formatMessage: t } = useIntl();
  const { title, label, terms, status, imageSrc, href } = promotion;
  const isOver = status === 'close';
  const heading = href ? (
    <a css={styles.link} href={href}>
      {title}
    </a>
  ) : (
    title
  );
  return (
    <article css={styles.root} data-over={isOver || undefined}>
      <div css={styles.art}>
        <LazyImage src={imageSrc} alt="" position="right center" isPriority={isPriority} />
      </div>
      <div css={styles.words}>
        {label && <Badge isOnMedia>{label}</Badge>}
        <h3 css={styles.title}>{heading}</h3>
        <p css={styles.foot}>
          <Badge isOnMedia emphasis={isOver ? 'soft' : 'strong'} tone={statusTones[status]}>
            {t(offerStatusMessages[status])}
          </Badge>
          {terms && <span css={styles.terms}>{terms}</span>}
        </p>
      </div>
    </article>
  );
}
