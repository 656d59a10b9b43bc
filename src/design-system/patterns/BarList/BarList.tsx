import type { CSSProperties, ReactNode } from 'react';
import {
  bar,
  figure as figurePart,
  fill,
  key,
  label as labelPart,
  legend,
  part,
  root,
  row,
  split,
  track,
} from './BarList.styles';

/** One thing that is compared. */
export interface BarListItem {
  /** Tells things apart. */
  id: string;
  /** What it is, in a word or two. */
  label: ReactNode;
  /** Its size, in any unit that all of them share. Below zero only with the tone `change`. */
  value: number;
  /** The same as it is written. */
  figure: ReactNode;
}

export interface BarListProps {
  /** What is compared. Leave it out where a heading refers to the list by `aria-labelledby`. */
  'aria-label'?: string;
  /** Id of the heading that names the list. */
  'aria-labelledby'?: string;
  /** Two to eight things, in the order of the bars. */
  items: readonly BarListItem[];
  /** The value that fills a bar, such as the whole of a percentage. @default the largest value */
  max?: number;
  /** `highlight` is for points and prizes; `change` draws gains and losses to both sides of one zero. @default 'accent' */
  tone?: 'accent' | 'highlight' | 'change';
  /** Draws the things as the parts of one bar, such as money between wallets; for two to six of them. */
  isSplit?: boolean;
}

const css = (name: string, value: number) => ({ [name]: value }) as CSSProperties;

/** Compares a few sizes: a name, a bar and the figure of each, which says all that the bar shows. */
export function BarList({ items, max, tone = 'accent', isSplit, ...names }: BarListProps) {
  if (isSplit) return <SplitBar items={items} {...names} />;
  const whole = max ?? Math.max(...items.map(({ value }) => Math.abs(value)), 0);
  return (
    <ul {...names} css={root} role="list" data-tone={tone}>
      {items.map(({ id, label, value, figure }) => (
        <li key={id} css={row} data-none={value === 0 || undefined}>
          <span css={labelPart}>{label}</span>
          <span css={track} aria-hidden="true">
            <span
              css={fill}
              data-below={value < 0 || undefined}
              style={css('--_share', whole === 0 ? 0 : Math.min(1, Math.abs(value) / whole))}
            />
          </span>
          <b css={figurePart}>{figure}</b>
        </li>
      ))}
    </ul>
  );
}

function SplitBar({ items, ...names }: Pick<BarListProps, 'items' | 'aria-label' | 'aria-labelledby'>) {
  return (
    <div {...names} css={split} role="group">
      <div css={bar} aria-hidden="true">
        {items.map(
          ({ id, value }, index) =>
            value > 0 && <span key={id} css={part} data-part={index % 6} style={css('--_value', value)} />,
        )}
      </div>
      <ul css={legend}>
        {items.map(({ id, label, figure }, index) => (
          <li key={id}>
            <span css={key} data-part={index % 6} aria-hidden="true" />
            {label} <b css={figurePart}>{figure}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
