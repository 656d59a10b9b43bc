import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '#contract';
import { Badge } from '#ds/Badge';
import { DateTime } from '#ds/DateTime';
import { SectionHeader } from '#ds/SectionHeader';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Odds } from '#gaming/Odds';
import { useMedia } from '#theme/useMedia';
import { ViewAllLink } from './HomeSection';
import * as styles from './InPlay.styles';
import { homeMessages } from './messages';
import { head, panel, quiet } from './panel.styles';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

export interface InPlayProps {
  matches: Section<Match>;
  /** Matches that are being played now, shown or not. */
  liveCount: number;
  /** Picture of a team's crest, by its number. */
  crestUrl: (crest: number) => string;
}

const shown = 5;

/** Matches with their score, clock and prices. */
export const InPlay = memo(function InPlay({ matches, liveCount, crestUrl }: InPlayProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  return (
    <section css={panel} data-open aria-labelledby={id}>
      <div css={head}>
        <SectionHeader
          id={id}
          title={t(homeMessages.inPlay)}
          {...(liveCount > 0 && {
            badge: (
              <Badge tone="danger" hasDot>
                <FormattedMessage {...homeMessages.liveCount} values={{ count: liveCount }} />
              </Badge>
            ),
          })}
          action={<ViewAllLink href="/sports" />}
        />
      </div>
      <SectionBody
        section={matches}
        skeleton={
          <SkeletonGroup>
            <ul css={styles.list}>
              {Array.from({ length: shown }, (_, index) => (
                <li key={index} css={styles.match}>
                  <span css={styles.when}>
                    <span css={styles.whenLine}>
                      <Skeleton inlineSize="72px" />
                    </span>
                  </span>
                  <span css={styles.teams}>
                    {[0, 1].map((team) => (
                      <span key={team} css={styles.teamLine}>
                        <Skeleton inlineSize="60%" />
                      </span>
                    ))}
                  </span>
                  <Skeleton shape="block" blockSize="44px" />
                  <Skeleton shape="block" blockSize="44px" />
                  <Skeleton shape="block" blockSize="44px" />
                </li>
              ))}
            </ul>
          </SkeletonGroup>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p css={quiet}>{t(homeMessages.emptyMatches)}</p>
          ) : (
            <ul css={styles.list}>
              {items.slice(0, shown).map((match) => (
                <MatchRow key={match.id} match={match} crestUrl={crestUrl} />
              ))}
            </ul>
          )
        }
      </SectionBody>
    </section>
  );
});

function MatchRow({ match, crestUrl }: { match: Match; crestUrl: InPlayProps['crestUrl'] }) {
  const { formatMessage: t } = useIntl();
  const isWide = useMedia('desktop');
  const { league, home, away, homeCrest, awayCrest, score, clock, startsAt, odds } = match;
  const prices = [
    { mark: '1', spoken: t(homeMessages.homeWin, { team: home }), price: odds.home },
    { mark: 'X', spoken: t(homeMessages.draw), price: odds.draw },
    { mark: '2', spoken: t(homeMessages.homeWin, { team: away }), price: odds.away },
  ];
  return (
    <li>
      <a css={styles.match} href="/sports">
        <span css={styles.when} data-upcoming={clock === null || undefined}>
          {!isWide && <span>{league}</span>}
          <b>{clock ?? <DateTime value={startsAt} format="time" />}</b>
          {isWide && <span>{league}</span>}
        </span>
        <span css={styles.teams}>
          {[
            { side: 'home', name: home, crest: homeCrest, goals: score?.[0] },
            { side: 'away', name: away, crest: awayCrest, goals: score?.[1] },
          ].map(({ side, name, crest, goals }) => (
            <span key={side} css={styles.team}>
              <img src={crestUrl(crest)} alt="" loading="lazy" />
              <span>{name}</span>
              <b>{goals}</b>
            </span>
          ))}
        </span>
        {prices.map(({ mark, spoken, price }) => (
          <span key={mark} css={styles.price} data-closed={price === null || undefined}>
            <span>
              <span aria-hidden="true">{mark}</span>
              <span css={styles.words}>{spoken}</span>
            </span>
            <b>
              <Odds price={price} />
            </b>
          </span>
        ))}
      </a>
    </li>
  );
}
