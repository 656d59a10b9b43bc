import type { CSSProperties, ReactNode } from 'react';
import { bar, fill, figure as figurePart, label as labelPart, root, row } from './WeightBars.styles';

/** One thing that is compared. */
export interface WeightBarsItem {
  /** Tells things apart. */
  id: string;
  /** What it is, in a word or two. */
  label: ReactNode;
  /** Its size, in any unit that all of them share; not negative. */
  value: number;
  /** The same as it is written. */
  figure: ReactNode;
}

export interface WeightBarsProps {
  /** What is compared. Leave it out where a heading refers to the list by `aria-labelledby`. */
  'aria-label'?: string;
  /** Id of the heading that names the list. */
  'aria-labelledby'?: string;
  /** Two to eight things, in the order of the bars. */
  items: readonly WeightBarsItem[];
  /** The value that fills a bar, such as the whole of a percentage. @default the largest value */
  max?: number;
  /** `highlight` is for points and prizes. @default 'accent' */
  tone?: 'accent' | 'highlight';
}

/** Compares a few sizes in rows: a name, a bar and the figure, which says all that the bar shows. */
export function WeightBars({ items, max, tone = 'accent', ...names }: WeightBarsProps) {
  const whole = max ?? Math.max(...items.map(({ value }) => value), 0);
  return (
    <ul {...names} css={root} role="list" data-tone={tone}>
      {items.map(({ id, label, value, figure }) => (
        <li key={id} css={row} data-none={value === 0 || undefined}>
          <span css={labelPart}>{label}</span>
          <span css={bar} aria-hidden="true">
            <span
              css={fill}
              style={{ '--_share': whole === 0 ? 0 : Math.min(1, value / whole) } as CSSProperties}
            />
          </span>
          <b css={figurePart}>{figure}</b>
        </li>
      ))}
    </ul>
  );
}
