import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PromotionTeaser } from '#contract';
import { Badge } from '#ds/Badge';
import { Link } from '#ds/Link';
import { SectionHeader } from '#ds/SectionHeader';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { section as sectionPart } from './HomeScreen.styles';
import * as styles from './Lists.styles';
import { homeMessages } from './messages';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

/** The first promotions, each with the term that matters most. */
export function Promotions({ promotions }: { promotions: Section<PromotionTeaser> }) {
  const intl = useIntl();
  const id = useId();
  return (
    <section css={sectionPart} aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={intl.formatMessage(homeMessages.promotions)}
        action={
          <Link href="/promotions" isStandalone icon={IconChevronRight}>
            <FormattedMessage {...homeMessages.viewAll} />
          </Link>
        }
      />
      <SectionBody
        section={promotions}
        skeleton={
          <SkeletonGroup>
            <div css={styles.promotions}>
              {[0, 1, 2].map((index) => (
                <Skeleton key={index} shape="block" blockSize="186px" />
              ))}
            </div>
          </SkeletonGroup>
        }
      >
        {(items) => (
          <div css={styles.promotions}>
            {items.slice(0, 3).map((promotion) => (
              <a key={promotion.id} css={styles.promotion} href={`/promotions#${promotion.id}`}>
                <img src={promotion.image} alt="" loading="lazy" decoding="async" />
                <i />
                <span>{promotion.label && <Badge isOnMedia>{promotion.label}</Badge>}</span>
                <h3>{promotion.title}</h3>
                <span css={styles.promotionFoot}>
                  <Badge isOnMedia emphasis="strong">
                    <FormattedMessage {...homeMessages[`promotion${promotion.status}`]} />
                  </Badge>
                  {promotion.terms}
                </span>
              </a>
            ))}
          </div>
        )}
      </SectionBody>
    </section>
  );
}
