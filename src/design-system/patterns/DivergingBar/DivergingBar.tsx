import type { CSSProperties, ReactNode } from 'react';
import { bar, figure, label as labelPart, root, row, track } from './DivergingBar.styles';

/** One line of bars. */
export interface DivergingEntry {
  /** Tells lines apart. */
  id: string;
  /** What it counts, such as a kind of game. */
  label: ReactNode;
  /** Above or below zero, in any unit that all lines share. */
  value: number;
  /** The same as it is written: Money with its sign. */
  figure: ReactNode;
}

export interface DivergingBarProps {
  /** What is compared. */
  'aria-label': string;
  /** The lines, in their order. */
  entries: readonly DivergingEntry[];
}

/** Gains and losses of a few kinds, as bars to both sides of one zero. The figures beside them are what is read out. */
export function DivergingBar({ 'aria-label': ariaLabel, entries }: DivergingBarProps) {
  const most = Math.max(1, ...entries.map(({ value }) => Math.abs(value)));
  return (
    <ul css={root} aria-label={ariaLabel}>
      {entries.map(({ id, label, value, figure: written }) => (
        <li key={id} css={row}>
          <span css={labelPart}>{label}</span>
          <span css={track} aria-hidden="true">
            <span
              css={bar}
              data-side={value < 0 ? 'down' : 'up'}
              style={{ '--_share': Math.abs(value) / most } as CSSProperties}
            />
          </span>
          <span css={figure}>{written}</span>
        </li>
      ))}
    </ul>
  );
}
