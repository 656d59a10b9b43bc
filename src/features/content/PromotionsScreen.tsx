import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ds/EmptyState';
import { ErrorState } from '#ds/ErrorState';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { ContentPage } from './ContentPage';
import { contentMessages as messages } from './messages';
import { PromotionCard, type PromotionItem } from './PromotionCard';
import * as styles from './PromotionsScreen.styles';
import type { Section } from './section';

export interface PromotionsScreenProps {
  promotions: Section<PromotionItem>;
}

/** Cards that stand in for the list while it is fetched. */
const placeholders = [0, 1, 2, 3, 4, 5];

/** Every promotion of the brand, with where one stands with it and the term that matters most. */
export function PromotionsScreen({ promotions }: PromotionsScreenProps) {
  const { formatMessage: say } = useIntl();
  return (
    <ContentPage title={say(messages.promotionsTitle)} intro={say(messages.promotionsIntro)}>
      {promotions.status === 'loading' && (
        <SkeletonGroup label={say(messages.promotionsLoading)}>
          <div css={styles.list}>
            {placeholders.map((index) => (
              <span key={index} css={styles.place}>
                <Skeleton shape="fill" />
              </span>
            ))}
          </div>
        </SkeletonGroup>
      )}
      {promotions.status === 'failed' && (
        <ErrorState
          size="lg"
          title={promotions.notice.title}
          description={promotions.notice.text}
          {...(promotions.notice.action && { onRetry: promotions.notice.action.onPress })}
        />
      )}
      {promotions.status === 'ready' && promotions.items.length === 0 && (
        <EmptyState
          icon={IconGift}
          headingLevel={2}
          title={say(messages.promotionsEmpty)}
          description={say(messages.promotionsEmptyText)}
        />
      )}
      {promotions.status === 'ready' && promotions.items.length > 0 && (
        <ul css={styles.list}>
          {promotions.items.map((promotion) => (
            <li key={promotion.id} id={promotion.id} css={styles.item}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </ContentPage>
  );
}
