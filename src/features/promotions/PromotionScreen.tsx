import { useIntl } from 'react-intl';
import type { promotionCalls, ReplyOf } from '#contract';
import { Badge } from '#ds/Badge';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { Card } from '#ds/Card';
import { DescriptionList } from '#ds/DescriptionList';
import { Heading } from '#ds/Heading';
import { LazyImage } from '#ds/LazyImage';
import { Link } from '#ds/Link';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { RichText } from '#ds/RichText';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { useMedia } from '#theme/useMedia';
import { ActionBar } from '#patterns/ActionBar';
import { AsyncSection, type Async, type AsyncState } from '#patterns/AsyncSection';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { GameShares } from '../GameShares';
import { moneyMessages } from '../money.messages';
import { promotionMessages as messages } from './messages';
import { hasAct, PromotionAct } from './PromotionAct';
import { PromotionFacts, WorkedExample } from './PromotionFacts';
import { PromotionStanding } from './PromotionStanding';
import * as styles from './PromotionScreen.styles';
import type { PromotionActions } from './PromotionsScreen';
import { statusTones } from './standing';
import { offerStatusMessages } from '../offerStatus.messages';
import { siteMessages } from '../site.messages';

/** A promotion with all terms as the operator wrote them, which are sanitised here. */
type WholePromotion = ReplyOf<typeof promotionCalls.promotion>;

export interface PromotionScreenProps extends PromotionActions {
  /** `empty` when there is none of that id. */
  promotion: Async<WholePromotion>;
  /** Whole address of the picture. */
  imageSrc?: string | undefined;
  /** Page of all promotions. */
  listHref: string;
  /** Where games that count are played. */
  playHref: string;
  saferHref: string;
  writeFailure?: NoticeContent | undefined;
}

/** Between sentences. */
const gap = ' ';

/** One promotion: its terms in numbers, an example, how much each game counts, how one stands, and all of its words. */
export function PromotionScreen(props: PromotionScreenProps) {
  const { imageSrc, listHref } = props;
  const { state, value: promotion } = props.promotion;
  const { formatMessage: t } = useIntl();
  // On a phone how one stands comes first, right below the picture.
  const isWide = useMedia('columns');
  const standing = promotion && <Standing {...props} promotion={promotion} />;
  return (
    <>
      <div css={styles.root}>
        <Breadcrumbs
          items={[
            { id: 'all', label: t(siteMessages.promotions), href: listHref },
            { id: 'this', label: promotion?.title ?? t(messages.details) },
          ]}
        />
        <AsyncSection
          of={props.promotion}
          isCard
          skeleton={<Skeleton shape="block" blockSize="24rem" />}
          empty={{
            headingLevel: 2,
            title: t(messages.unknownTitle),
            description: t(messages.unknownText),
            action: <LinkButton href={listHref}>{t(messages.toAll)}</LinkButton>,
          }}
          failure={{
            title: t(messages.failedTitle),
            description: t(messages.failedText),
          }}
        >
          {promotion && (
            <Stack gap={6}>
              <header css={styles.hero} data-over={promotion.status === 'close' || undefined}>
                <div css={styles.art}>
                  <LazyImage src={imageSrc} alt="" position="right center" isPriority />
                </div>
                <div css={styles.heroWords}>
                  {promotion.label && <Badge isOnMedia>{promotion.label}</Badge>}
                  <h1 css={styles.title}>{promotion.title}</h1>
                  <p css={styles.terms}>{promotion.terms}</p>
                  <PromotionFacts
                    promotion={promotion}
                    currency={promotion.currency}
                    hasShares={promotion.gameShares !== undefined}
                  />
                </div>
              </header>
              <div css={styles.columns}>
                {!isWide && standing}
                <Stack gap={8}>
                  <WorkedExample promotion={promotion} currency={promotion.currency} />
                  {promotion.gameShares && <GameShares shares={promotion.gameShares} />}
                  <Stack elementType="section" gap={3}>
                    <Heading size="xl" face="display">
                      {t(messages.allTerms)}
                    </Heading>
                    <RichText html={promotion.content} />
                  </Stack>
                </Stack>
                {isWide && standing}
              </div>
            </Stack>
          )}
        </AsyncSection>
      </div>
      {promotion && isShown(state) && hasAct(promotion) && (
        <div css={styles.foot}>
          <ActionBar>
            <Acts {...props} promotion={promotion} />
          </ActionBar>
        </div>
      )}
    </>
  );
}

const isShown = (state: AsyncState): boolean =>
  state !== 'loading' && state !== 'empty' && state !== 'failed';

type PartProps = Omit<PromotionScreenProps, 'promotion'> & { promotion: WholePromotion };

/** What one can do: beside the terms, on a phone always in reach. */
function Acts(props: PartProps) {
  const { promotion, writing } = props;
  const { formatMessage: t } = useIntl();
  return (
    <>
      {promotion.progress && <LinkButton href={props.playHref}>{t(messages.play)}</LinkButton>}
      <PromotionAct
        promotion={promotion}
        bonusHref={props.bonusHref}
        isVisitor={props.isVisitor ?? false}
        isPending={writing === promotion.id}
        onJoin={() => props.onJoin(promotion)}
        onClaim={() => props.onClaim(promotion)}
        onApply={() => props.onApply(promotion)}
        onOpenEnvelope={() => props.onOpenEnvelope(promotion)}
      />
    </>
  );
}

function Standing(props: PartProps) {
  const { promotion } = props;
  const { formatMessage: t } = useIntl();
  const { currency, status, progress, offer } = promotion;
  const money = (value: string) => <Money key={value} amount={value} currency={currency} />;
  return (
    <div css={styles.aside}>
      <Card elementType="section" isMarked aria-label={t(messages.state)}>
        <Stack gap={4}>
          {status !== 'join' && (
            <div>
              <Badge tone={statusTones[status]}>{t(offerStatusMessages[status])}</Badge>
            </div>
          )}
          <WordedNotice notice={props.writeFailure} />
          <div css={styles.line}>
            <PromotionStanding promotion={promotion} currency={currency} />
          </div>
          {progress && (
            <>
              <p css={styles.line}>
                {t(messages.toGo, {
                  amount: money((BigInt(progress.required) - BigInt(progress.done)).toString()),
                })}
              </p>
              <DescriptionList
                isDivided
                items={[{ label: t(messages.heldNow), value: money(progress.held) }]}
              />
              {offer.maxStake !== undefined && (
                <Notice tone="warning">
                  {t(moneyMessages.refusedAbove, { amount: money(offer.maxStake) })}
                </Notice>
              )}
            </>
          )}
          {hasAct(promotion) && (
            <div css={styles.acts}>
              <Acts {...props} />
            </div>
          )}
          <Text size="xs">
            {t(messages.safer)}
            {gap}
            <Link href={props.saferHref}>{t(siteMessages.saferPlay)}</Link>
          </Text>
        </Stack>
      </Card>
    </div>
  );
}
