import { lazy, memo } from 'react';
import { useIntl } from 'react-intl';
import type { Game, Lottery } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Countdown } from '#ds/Countdown';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { siteMessages } from '../site.messages';
import { LazyRegion } from '../Region';
import { DrawResult } from './DrawResult';
import { homeMessages } from './messages';
import type { Section } from './section';
import { SectionBody } from './SectionBody';
import * as styles from './SideCards.styles';

// A visitor, who comes first, has none.
const RecentGames = lazy(async () => ({ default: (await import('./RecentGames')).RecentGames }));

const drawLines = (
  <SkeletonGroup>
    <div css={styles.stack}>
      <div>
        <span css={styles.capsLine}>
          <Skeleton inlineSize="72px" />
        </span>
        <span css={styles.headingLine}>
          <Skeleton inlineSize="50%" />
        </span>
      </div>
      <div css={styles.insetLine}>
        <Skeleton shape="fill" />
      </div>
      <div css={styles.actionLine}>
        <Skeleton shape="fill" />
      </div>
    </div>
  </SkeletonGroup>
);

const recentLines = (
  <SkeletonGroup>
    <div css={styles.recents}>
      <Skeleton shape="block" blockSize="44px" />
      <Skeleton shape="block" blockSize="44px" />
      <Skeleton shape="block" blockSize="44px" />
    </div>
  </SkeletonGroup>
);

export interface NextDrawCardProps {
  lotteries: Section<Lottery>;
  /** Whether the page has a section with the results of all lotteries. */
  hasResults: boolean;
}

/** The lottery that is drawn next, with its last result. */
export const NextDrawCard = memo(function NextDrawCard({ lotteries, hasResults }: NextDrawCardProps) {
  const { formatMessage: t } = useIntl();
  if (lotteries.status === 'ready' && lotteries.items.length === 0) return null;
  return (
    <Card>
      <SectionBody section={lotteries} skeleton={drawLines}>
        {([next]) =>
          next && (
            <div css={styles.stack}>
              <div css={styles.between}>
                <div>
                  <div css={styles.caps}>{t(homeMessages.nextDraw)}</div>
                  <h2 css={styles.heading}>{next.name}</h2>
                </div>
                <Countdown endsAt={Date.parse(next.nextDrawAt)} label={t(homeMessages.drawCloses)} />
              </div>
              {next.last && (
                <div css={styles.inset}>
                  {t(homeMessages.lastResult)}
                  <DrawResult lottery={next.name} last={next.last} />
                </div>
              )}
              <div css={styles.actions}>
                <LinkButton href="/elott">{t(homeMessages.placeBet)}</LinkButton>
                {hasResults && (
                  <LinkButton href="#results" tone="neutral">
                    {t(homeMessages.allResults)}
                  </LinkButton>
                )}
              </div>
            </div>
          )
        }
      </SectionBody>
    </Card>
  );
});

/** What the page offers the person in front of it. */
export type MemberOffer =
  | { kind: 'visitor'; onRegister?: (() => void) | undefined; onFreePlay?: (() => void) | undefined }
  | { kind: 'member'; recent: Section<Game>; onPlay: (game: Game) => void };

/** Invites a visitor, or takes a member back to the last games. */
export const MemberCard = memo(function MemberCard({ offer }: { offer: MemberOffer }) {
  const { formatMessage: t } = useIntl();
  if (offer.kind === 'visitor') return <VisitorCard {...offer} />;
  const { recent, onPlay } = offer;
  return (
    <Card>
      <div css={styles.stack}>
        <h2 css={styles.heading}>{t(homeMessages.continueTitle)}</h2>
        <SectionBody section={recent} skeleton={recentLines}>
          {(games) =>
            games.length === 0 ? (
              <p css={styles.text}>{t(homeMessages.continueEmpty)}</p>
            ) : (
              <LazyRegion name="recent games" waiting={recentLines}>
                <RecentGames games={games} onPlay={onPlay} />
              </LazyRegion>
            )
          }
        </SectionBody>
      </div>
    </Card>
  );
});

function VisitorCard({ onRegister, onFreePlay }: Extract<MemberOffer, { kind: 'visitor' }>) {
  const { formatMessage: t } = useIntl();
  return (
    <Card isMarked>
      <div css={styles.stack}>
        <div css={styles.words}>
          <h2 css={styles.heading}>{t(homeMessages.joinTitle)}</h2>
          <p css={styles.text}>{t(homeMessages.joinText)}</p>
        </div>
        <div css={styles.actions}>
          {onRegister && <Button onPress={onRegister}>{t(siteMessages.createAccount)}</Button>}
          {onFreePlay && (
            <Button tone="neutral" onPress={onFreePlay}>
              {t(siteMessages.freePlay)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
