import type { CSSProperties, ReactNode } from 'react';
import { bar, figure, label as labelPart, root, step as stepPart, track } from './Waterfall.styles';

/** One gain or loss on the way. */
export interface WaterfallStep {
  /** Tells steps apart. */
  id: string;
  /** What it is, such as a kind of income. */
  label: ReactNode;
  /** What it adds, below zero what it takes, in any unit that all steps share. */
  value: number;
  /** The same as it is written: Money with its sign. */
  figure: ReactNode;
}

export interface WaterfallProps {
  /** What the steps make up. */
  'aria-label': string;
  /** The steps, in their order. */
  steps: readonly WaterfallStep[];
  /** What they add up to: its value is their sum. */
  total: Omit<WaterfallStep, 'value'>;
}

/** How gains and losses lead from nothing to their sum. On a phone the bars lie. The figures are what is read out. */
export function Waterfall({ 'aria-label': ariaLabel, steps, total }: WaterfallProps) {
  const ends = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, { value }) => sum + value, 0));
  const sum = ends.at(-1) ?? 0;
  const bars = steps.map((each, at) => ({
    ...each,
    from: ends[at - 1] ?? 0,
    to: ends[at] ?? 0,
    kind: each.value < 0 ? 'loss' : 'gain',
  }));
  const all = [...bars, { ...total, value: sum, from: 0, to: sum, kind: 'sum' }];
  const low = Math.min(...all.map(({ from, to }) => Math.min(from, to)));
  const span = Math.max(...all.map(({ from, to }) => Math.max(from, to))) - low || 1;
  const share = (value: number): number => (value - low) / span;
  return (
    <ol css={root} aria-label={ariaLabel} style={{ '--_zero': share(0) } as CSSProperties}>
      {all.map(({ id, label, figure: written, value, from, to, kind }) => {
        const start = share(Math.min(from, to));
        const places = {
          '--_start': start,
          '--_size': share(Math.max(from, to)) - start,
          '--_end': share(to),
        };
        return (
          <li key={id} css={stepPart} data-kind={kind} style={places as CSSProperties}>
            <span css={labelPart}>{label}</span>
            <span css={track}>
              <span css={bar} data-empty={value === 0 || undefined} aria-hidden="true" />
              <span css={figure}>{written}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
