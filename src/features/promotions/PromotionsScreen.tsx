import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Promotion } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LazyImage } from '#ds/LazyImage';
import { Link } from '#ds/Link';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChoiceButtons } from '../ChoiceButtons';
import { actionMessages } from '../action.messages';
import { ContentPage } from '../ContentPage';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { promotionMessages as messages } from './messages';
import { PromotionAct, type PromotionActProps } from './PromotionAct';
import { PromotionCard } from './PromotionCard';
import { PromotionStanding } from './PromotionStanding';
import * as styles from './PromotionsScreen.styles';
import { groups, statusTones } from './standing';
import { offerStatusMessages } from '../offerStatus.messages';
import { siteMessages } from '../site.messages';

/** What can be done with promotions, wherever they are shown. */
export interface PromotionActions extends Pick<PromotionActProps, 'bonusHref' | 'isVisitor'> {
  onJoin: (promotion: Promotion) => void;
  onClaim: (promotion: Promotion) => void;
  onApply: (promotion: Promotion) => void;
  onOpenEnvelope: (promotion: Promotion) => void;
  /** Id of the promotion that a write is about. */
  writing?: string | undefined;
}

export interface PromotionsScreenProps extends PromotionActions {
  promotions: Async<{ list: readonly Promotion[]; currency: string }>;
  /** Kind that is shown; empty for all. */
  category: string;
  onCategoryChange: (category: string) => void;
  /** Page of a promotion. */
  hrefOf: (promotion: Promotion) => string;
  /** Whole address of a picture. */
  imageOf: (path: string) => string;
  /** Why the last write came to nothing. */
  writeFailure?: NoticeContent | undefined;
}

const categories = ['welcome', 'daily', 'slots', 'sports', 'lottery', 'vip'] as const;

/** Every promotion of the brand: what one takes part in, what is open, and what is over. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { category, onCategoryChange } = props;
  const { state, value } = props.promotions;
  const { list: promotions = [], currency = '' } = value ?? {};
  const { formatMessage: t } = useIntl();
  const known = categories.filter((each) => promotions.some((one) => one.category === each));
  const shown = promotions.filter((each) => category === '' || each.category === category);
  const of = (group: keyof typeof groups): Promotion[] =>
    groups[group].flatMap((status) => shown.filter((each) => each.status === status));
  const [yours, open, finished] = [of('yours'), of('open'), of('finished')];
  return (
    <ContentPage title={t(siteMessages.promotions)} intro={t(messages.promotionsIntro)}>
      <Stack gap={8}>
        {known.length > 1 && (
          <ChoiceButtons
            emphasis="chip"
            aria-label={t(actionMessages.show)}
            value={category}
            onChange={onCategoryChange}
            options={[
              { id: '', label: t(actionMessages.all) },
              ...known.map((id) => ({ id, label: t(messages[id]) })),
            ]}
          />
        )}
        <WordedNotice notice={props.writeFailure} />
        <AsyncSection
          of={props.promotions}
          state={state === 'ready' && shown.length === 0 ? 'empty' : state}
          isCard
          skeleton={
            <div css={styles.list}>
              {[0, 1, 2, 3, 4, 5].map((place) => (
                <span key={place} css={styles.place}>
                  <Skeleton shape="fill" />
                </span>
              ))}
            </div>
          }
          empty={{
            title: t(category === '' ? messages.promotionsEmpty : messages.none),
            description: t(messages.promotionsEmptyText),
            ...(category !== '' && {
              action: (
                <Button tone="neutral" onPress={() => onCategoryChange('')}>
                  {t(messages.seeAll)}
                </Button>
              ),
            }),
          }}
          failure={{
            title: t(messages.failedTitle),
            description: t(messages.failedText),
          }}
        >
          <Stack gap={8}>
            {yours.length > 0 && (
              <Part title={t(messages.yours)} count={yours.length}>
                <ul css={styles.strip} role="list">
                  {yours.map((each) => (
                    <Own key={each.id} promotion={each} currency={currency} {...props} />
                  ))}
                </ul>
              </Part>
            )}
            {open.length > 0 && (
              <Part title={t(messages.open)}>
                <ul css={styles.list} role="list">
                  {open.map((each, index) => (
                    <li key={each.id} id={each.id} css={styles.item}>
                      <PromotionCard
                        isPriority={index === 0 && yours.length === 0}
                        promotion={{ ...each, imageSrc: props.imageOf(each.image), href: props.hrefOf(each) }}
                      />
                    </li>
                  ))}
                </ul>
              </Part>
            )}
            {finished.length > 0 && (
              <Part title={t(messages.finished)}>
                <Card density="none">
                  <ul role="list">
                    {finished.map((each) => (
                      <Finished key={each.id} promotion={each} currency={currency} {...props} />
                    ))}
                  </ul>
                </Card>
              </Part>
            )}
          </Stack>
        </AsyncSection>
      </Stack>
    </ContentPage>
  );
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId();
  return (
    <Stack aria-labelledby={id} elementType="section" gap={4}>
      <Inline gap={3} isSingleLine>
        <Heading id={id} size="xl" face="display">
          {title}
        </Heading>
        {count !== undefined && <Badge>{count}</Badge>}
      </Inline>
      {children}
    </Stack>
  );
}

type EachProps = Omit<PromotionsScreenProps, 'promotions'> & { promotion: Promotion; currency: string };

function Act({ promotion, writing, ...props }: EachProps) {
  return (
    <PromotionAct
      promotion={promotion}
      href={props.hrefOf(promotion)}
      bonusHref={props.bonusHref}
      isVisitor={props.isVisitor ?? false}
      isPending={writing === promotion.id}
      onJoin={() => props.onJoin(promotion)}
      onClaim={() => props.onClaim(promotion)}
      onApply={() => props.onApply(promotion)}
      onOpenEnvelope={() => props.onOpenEnvelope(promotion)}
    />
  );
}

function Own(props: EachProps) {
  const { promotion, currency, imageOf, hrefOf } = props;
  const { formatMessage: t } = useIntl();
  const { title, status, image } = promotion;
  return (
    <Card elementType="li" isMarked>
      <div css={styles.own}>
        <div css={styles.ownHead}>
          <span css={styles.thumb}>
            <LazyImage src={imageOf(image)} alt="" position="right center" />
          </span>
          <Stack gap={1} align="start">
            <Heading level={3} wrap="anywhere">
              <Link href={hrefOf(promotion)} tone="neutral" isStandalone>
                {title}
              </Link>
            </Heading>
            <Badge tone={statusTones[status]}>{t(offerStatusMessages[status])}</Badge>
          </Stack>
        </div>
        <div css={styles.text}>
          <PromotionStanding promotion={promotion} currency={currency} />
        </div>
        <Stack>
          <Act {...props} />
        </Stack>
      </div>
    </Card>
  );
}

function Finished(props: EachProps) {
  const { promotion, currency, imageOf } = props;
  const { formatMessage: t } = useIntl();
  const { title, status, image } = promotion;
  return (
    <li css={styles.row}>
      <span css={styles.thumb} data-over>
        <LazyImage src={imageOf(image)} alt="" position="right center" />
      </span>
      <Heading level={3} wrap="anywhere">
        {title}
      </Heading>
      <span>
        <Badge tone={statusTones[status]}>{t(offerStatusMessages[status])}</Badge>
      </span>
      <span css={styles.text}>
        <PromotionStanding promotion={promotion} currency={currency} />
      </span>
      <span css={styles.rowAct}>
        <Act {...props} />
      </span>
    </li>
  );
}
