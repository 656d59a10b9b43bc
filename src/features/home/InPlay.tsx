import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Match } from '#contract';
import { Badge } from '#ds/Badge';
import { Card } from '#ds/Card';
import { DateTime } from '#ds/DateTime';
import { Link } from '#ds/Link';
import { SectionHeader } from '#ds/SectionHeader';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import * as styles from './Lists.styles';
import { homeMessages } from './messages';
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

/** Decimal odds from thousandths, as every betting house writes them. */
const priceText = (thousandths: number | null): string =>
  thousandths === null ? '–' : (thousandths / 1000).toFixed(2);

/** Matches with their score, clock and prices. */
export function InPlay({ matches, liveCount, crestUrl }: InPlayProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Card elementType="section" density="none" aria-labelledby={id}>
      <div css={styles.head}>
        <SectionHeader
          id={id}
          title={intl.formatMessage(homeMessages.inPlay)}
          {...(liveCount > 0 && {
            badge: (
              <Badge tone="danger" hasDot>
                <FormattedMessage {...homeMessages.liveCount} values={{ count: liveCount }} />
              </Badge>
            ),
          })}
          action={
            <Link href="/sports" isStandalone icon={IconChevronRight}>
              <FormattedMessage {...homeMessages.viewAll} />
            </Link>
          }
        />
      </div>
      <SectionBody
        section={matches}
        skeleton={
          <SkeletonGroup>
            {Array.from({ length: shown }, (_, index) => (
              <div key={index} css={styles.match}>
                <Skeleton />
                <Skeleton shape="block" blockSize="44px" />
                <Skeleton shape="block" blockSize="44px" />
                <Skeleton shape="block" blockSize="44px" />
                <Skeleton shape="block" blockSize="44px" />
              </div>
            ))}
          </SkeletonGroup>
        }
      >
        {(items) =>
          items.length === 0 ? (
            <p css={styles.quiet}>
              <FormattedMessage {...homeMessages.emptyMatches} />
            </p>
          ) : (
            <ul css={styles.list}>
              {items.slice(0, shown).map((match) => (
                <MatchRow key={match.id} match={match} crestUrl={crestUrl} />
              ))}
            </ul>
          )
        }
      </SectionBody>
    </Card>
  );
}

function MatchRow({ match, crestUrl }: { match: Match; crestUrl: InPlayProps['crestUrl'] }) {
  const intl = useIntl();
  const { league, home, away, homeCrest, awayCrest, score, clock, startsAt, odds } = match;
  const prices = [
    { mark: '1', spoken: intl.formatMessage(homeMessages.homeWin, { team: home }), price: odds.home },
    { mark: 'X', spoken: intl.formatMessage(homeMessages.draw), price: odds.draw },
    { mark: '2', spoken: intl.formatMessage(homeMessages.homeWin, { team: away }), price: odds.away },
  ];
  return (
    <li>
      <a css={styles.match} href="/sports">
        <span css={styles.when} data-upcoming={clock === null || undefined}>
          <b>{clock ?? <DateTime value={startsAt} format="time" />}</b>
          <span>{league}</span>
        </span>
        <span css={styles.teams}>
          {[
            { name: home, crest: homeCrest, goals: score?.[0] },
            { name: away, crest: awayCrest, goals: score?.[1] },
          ].map(({ name, crest, goals }) => (
            <span key={name} css={styles.team}>
              <img src={crestUrl(crest)} alt="" loading="lazy" />
              <span>{name}</span>
              <b>{goals}</b>
            </span>
          ))}
        </span>
        {prices.map(({ mark, spoken, price }) => (
          <span key={mark} css={styles.price}>
            <span title={spoken}>{mark}</span>
            <b>{priceText(price)}</b>
          </span>
        ))}
      </a>
    </li>
  );
}
