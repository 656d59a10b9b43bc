import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { PromotionTeaser } from '#contract';
import { Badge } from '#ds/Badge';
import { Icon } from '#ds/Icon';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { offerStatusMessages } from '../offerStatus.messages';
import { siteMessages } from '../site.messages';
import { HomeSection } from './HomeSection';
import * as styles from './Promotions.styles';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

/** Statuses that ask for something, and those that say it was done. */
const open: readonly PromotionTeaser['status'][] = ['join', 'claim'];
const done: readonly PromotionTeaser['status'][] = ['joined', 'claimed', 'issued'];

/** The first promotions, each with the term that matters most. */
export const Promotions = memo(function Promotions({ promotions }: { promotions: Section<PromotionTeaser> }) {
  const { formatMessage: t } = useIntl();
  return (
    <HomeSection title={t(siteMessages.promotions)} href="/promotions">
      <SectionBody
        section={promotions}
        skeleton={
          <SkeletonGroup>
            <div css={styles.promotions}>
              {[0, 1, 2].map((index) => (
                <div key={index} css={styles.placeholder}>
                  <Skeleton shape="fill" />
                </div>
              ))}
            </div>
          </SkeletonGroup>
        }
      >
        {(items) => (
          <div css={styles.promotions}>
            {items.slice(0, 3).map((promotion) => (
              <a key={promotion.id} css={styles.promotion} href={`/promoDetail?id=${promotion.id}`}>
                <img src={promotion.image} alt="" loading="lazy" decoding="async" />
                <i />
                <span>{promotion.label && <Badge isOnMedia>{promotion.label}</Badge>}</span>
                <h3>{promotion.title}</h3>
                <span css={styles.foot}>
                  <span css={styles.status} data-open={open.includes(promotion.status) || undefined}>
                    {done.includes(promotion.status) && <Icon icon={IconCheck} size={16} />}
                    {t(offerStatusMessages[promotion.status])}
                  </span>
                  <span>{promotion.terms}</span>
                </span>
              </a>
            ))}
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
});
