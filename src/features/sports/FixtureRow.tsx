import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { SportsFixture } from '#contract';
import { DateTime } from '#ds/DateTime';
import { MatchRow, type MatchOutcome } from '#gaming/MatchRow';
import type { Winner } from './fixtures';
import { sportsMessages as messages } from './messages';

export interface FixtureActions {
  /** Where a match can be bet on. Keep the function. */
  hrefOf: (fixture: SportsFixture) => string;
  /** Opens a match in the book, or one of its prices. Keep the function. */
  onOpen: (fixture: SportsFixture, winner?: Winner) => void;
  /** Picture of a crest, by its number. Keep the function. */
  crestUrl: (crest: number) => string;
}

export interface FixtureRowProps extends FixtureActions {
  fixture: SportsFixture;
}

/** One match of the lobby. Drawn anew only when something happened to it. */
export const FixtureRow = memo(function FixtureRow({ fixture, hrefOf, onOpen, crestUrl }: FixtureRowProps) {
  const { formatMessage: t } = useIntl();
  const { home, away, score, phase, minute, odds } = fixture;
  const outcomes = useMemo(
    (): readonly MatchOutcome[] | undefined =>
      odds
        ? [
            { id: 'home', label: '1', spoken: t(messages.wins, { team: home }), price: odds.home },
            { id: 'draw', label: 'X', spoken: t(messages.draw), price: odds.draw },
            { id: 'away', label: '2', spoken: t(messages.wins, { team: away }), price: odds.away },
          ]
        : undefined,
    [odds, t, home, away],
  );
  return (
    <MatchRow
      clock={
        phase === 'upcoming' ? (
          <DateTime value={fixture.startsAt} format="time" />
        ) : phase === 'break' ? (
          t(messages.halfTime)
        ) : (
          t(messages.minute, { minute })
        )
      }
      isLive={phase !== 'upcoming'}
      home={{ name: home, crestSrc: crestUrl(fixture.homeCrest), goals: score?.[0] }}
      away={{ name: away, crestSrc: crestUrl(fixture.awayCrest), goals: score?.[1] }}
      href={hrefOf(fixture)}
      onOpen={(winner) => onOpen(fixture, winner as Winner | undefined)}
      outcomes={outcomes}
      closed={t(messages.closed)}
    />
  );
});
