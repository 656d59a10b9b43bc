import type { CSSProperties, ReactNode } from 'react';
import { bar, figure, key, legend, part, root } from './SplitBar.styles';

/** One part of a whole. */
export interface SplitPart {
  /** Tells parts apart. */
  id: string;
  /** What it is. */
  label: ReactNode;
  /** Its size, in any unit that all parts share. */
  value: number;
  /** The same as it is written. */
  figure: ReactNode;
}

export interface SplitBarProps {
  /** What is divided. */
  'aria-label': string;
  /** Two to six parts. */
  parts: readonly SplitPart[];
}

/** How a whole is divided, such as a rate between two people or money between wallets, in one line. */
export function SplitBar({ 'aria-label': ariaLabel, parts }: SplitBarProps) {
  return (
    <div css={root} role="group" aria-label={ariaLabel}>
      <div css={bar} aria-hidden="true">
        {parts
          .filter(({ value }) => value > 0)
          .map(({ id, value }) => (
            <span
              key={id}
              css={part}
              data-part={parts.findIndex((one) => one.id === id) % 6}
              style={{ '--_value': value } as CSSProperties}
            />
          ))}
      </div>
      <ul css={legend}>
        {parts.map(({ id, label, figure: written }, index) => (
          <li key={id}>
            <span css={key} data-part={index % 6} aria-hidden="true" />
            {label} <b css={figure}>{written}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
