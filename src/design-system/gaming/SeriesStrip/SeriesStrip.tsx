import { memo, type ReactNode } from 'react';
import { onPlainClick } from '#ds/Link';
import * as styles from './SeriesStrip.styles';

/** One of the two teams. */
export interface SeriesSide {
  /** What people call it. */
  name: string;
  /** Picture of the crest; decoration. */
  crestSrc: string;
  /** Maps that it has won. */
  won: number;
  /** Rounds that it has won of the map that is on. */
  rounds?: number | undefined;
}

export interface SeriesStripProps {
  /** Named first. */
  home: SeriesSide;
  /** Named second. */
  away: SeriesSide;
  /** Maps that win the series: as many dots stand for each team. */
  toWin: number;
  /** The map that is on, the break, or when it begins. */
  state: ReactNode;
  /** The state's colour says that it is on, as its words do. */
  isLive?: boolean;
  /** The event and how many maps are played at most. */
  note: string;
  /** All of it in one sentence, for those who do not see the strip. */
  label: string;
  /** Where the series can be bet on; without it the strip leads nowhere. */
  href?: string | undefined;
  /** A plain press, which would follow `href`. Ctrl and the middle button open it as any link. */
  onOpen?: (() => void) | undefined;
}

/** A series of e-sports: both teams, the maps that each has won as dots, and the map that is on. */
export const SeriesStrip = memo(function SeriesStrip(props: SeriesStripProps) {
  const { home, away, toWin, state, isLive = false, note, label, href, onOpen } = props;
  return (
    <article css={styles.root} aria-label={label}>
      <Side side={home} toWin={toWin} />
      <div css={styles.middle}>
        <span css={styles.state} data-live={isLive || undefined}>
          {state}
        </span>
        {home.rounds !== undefined && away.rounds !== undefined && (
          <b css={styles.score} dir="ltr">
            {[home.rounds, away.rounds].join(' – ')}
          </b>
        )}
        <span css={styles.note}>{note}</span>
      </div>
      <Side side={away} toWin={toWin} isEnd />
      {href !== undefined && (
        <a
          css={styles.cover}
          aria-label={label}
          href={href}
          onClick={onOpen && onPlainClick(() => onOpen())}
        />
      )}
    </article>
  );
});

function Side({
  side: { name, crestSrc, won },
  toWin,
  isEnd,
}: {
  side: SeriesSide;
  toWin: number;
  isEnd?: true;
}) {
  return (
    <div css={styles.side} data-end={isEnd}>
      <img css={styles.crest} src={crestSrc} alt="" loading="lazy" />
      <span css={styles.words}>
        <span css={styles.name} dir="auto">
          {name}
        </span>
        <span css={styles.dots} aria-hidden="true">
          {Array.from({ length: toWin }, (_, map) => (
            <span key={map} css={styles.dot} data-won={map < won || undefined} />
          ))}
        </span>
      </span>
    </div>
  );
}
