import { useIntl } from 'react-intl';
import type { PromotionTeaser } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { LazyImage } from '#ds/LazyImage';
import { contentMessages as messages } from './messages';
import * as styles from './PromotionCard.styles';

/** A promotion as a card shows it. */
export interface PromotionItem extends Pick<PromotionTeaser, 'id' | 'title' | 'label' | 'terms' | 'status'> {
  /** Address of its picture; absent or failed, the card is plain. */
  imageSrc?: string | undefined;
  /** Page of its details, once there is one. Without it the card is no link. */
  href?: string | undefined;
}

const words = {
  join: messages.statusJoin,
  claim: messages.statusClaim,
  applying: messages.statusApplying,
  close: messages.statusClose,
  rejected: messages.statusRejected,
  issued: messages.statusIssued,
  claimed: messages.statusClaimed,
  process: messages.statusProcess,
  joined: messages.statusJoined,
  comingSoon: messages.statusComingSoon,
} as const;

/** Colour of a status over a picture; what can be acted on is light. */
const tones: Record<PromotionTeaser['status'], BadgeTone> = {
  join: 'neutral',
  claim: 'highlight',
  applying: 'info',
  close: 'neutral',
  rejected: 'danger',
  issued: 'success',
  claimed: 'success',
  process: 'info',
  joined: 'success',
  comingSoon: 'warning',
};

/** One promotion: what it is, where one stands with it, and the term that matters most. */
export function PromotionCard({ promotion }: { promotion: PromotionItem }) {
  const { formatMessage: say } = useIntl();
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
        <LazyImage src={imageSrc} alt="" position="right center" />
      </div>
      <div css={styles.words}>
        {label && <Badge isOnMedia>{label}</Badge>}
        <h2 css={styles.title}>{heading}</h2>
        <p css={styles.foot}>
          <Badge isOnMedia emphasis={isOver ? 'soft' : 'strong'} tone={tones[status]}>
            {say(words[status])}
          </Badge>
          {terms && <span css={styles.terms}>{terms}</span>}
        </p>
      </div>
    </article>
  );
}
