import type { CSSProperties } from 'react';
import { Countdown, useNow, type CountdownProps } from '#ds/Countdown';
import { digits, ring, root, track } from './CountdownRing.styles';

export interface CountdownRingProps extends Pick<CountdownProps, 'endsAt' | 'now'> {
  /** What ends when it is full: "Next settlement". */
  label: string;
  /** The moment it counts from, in epoch milliseconds. */
  startsAt: number;
}

const circle = { cx: 50, cy: 50, r: 46, pathLength: 1 };

/** Time that runs out, as a ring that moves once a second; with reduced motion the digits alone change. */
export function CountdownRing({ label, startsAt, endsAt, now: given }: CountdownRingProps) {
  const now = useNow(given) ?? startsAt;
  const passed = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt)));
  return (
    <div css={root}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle css={track} {...circle} />
        <circle css={ring} {...circle} style={{ '--_share': passed } as CSSProperties} />
      </svg>
      <span css={digits}>
        <Countdown
          endsAt={endsAt}
          label={label}
          emphasis="quiet"
          {...(given !== undefined && { now: given })}
        />
      </span>
    </div>
  );
}
