import type { CSSProperties, ReactNode } from 'react';
import { centre, digits, line as linePart, ring, root, track } from './CountdownRing.styles';

export interface CountdownRingProps {
  /** What ends when it is full: "Until the next slip". */
  label: string;
  /** Share that has passed, from 0 to 1, by the platform's clock. */
  share: number;
  /** Time left as it is written: "12:04". */
  time: ReactNode;
  /** One line below. */
  line?: ReactNode;
}

/** Time that runs out, as a ring that moves once a second; with reduced motion the digits alone change. */
export function CountdownRing({ label, share, time, line }: CountdownRingProps) {
  const passed = Math.min(1, Math.max(0, share));
  return (
    <div css={root} role="timer" aria-label={label} aria-live="off">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle css={track} cx="50" cy="50" r="46" pathLength="1" />
        <circle
          css={ring}
          cx="50"
          cy="50"
          r="46"
          pathLength="1"
          style={{ '--_share': passed } as CSSProperties}
        />
      </svg>
      <div css={centre}>
        <span css={digits}>{time}</span>
        {line != null && <span css={linePart}>{line}</span>}
      </div>
    </div>
  );
}
