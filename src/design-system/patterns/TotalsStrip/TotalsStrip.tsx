import type { ReactNode } from 'react';
import { Card } from '#ds/Card';
import { Skeleton } from '#ds/Skeleton';
import { cell, figure, label as labelPart, lineText, root } from './TotalsStrip.styles';

/** One figure of a strip. */
export interface Total {
  /** Tells figures apart. */
  id: string;
  /** What it counts. */
  label: string;
  /** Money or a formatted number. */
  value: ReactNode;
  /** One muted line below, such as how many they were. */
  line?: ReactNode;
}

export interface TotalsStripProps {
  /** What is summed up, such as "Totals of the bets shown". */
  'aria-label': string;
  /** Two to six figures. */
  totals: readonly Total[];
  /** Keeps the labels and draws boxes for the figures. */
  isLoading?: boolean;
}

/** Figures that sum up a report, in one card with hairlines; two abreast on a phone. */
export function TotalsStrip({ 'aria-label': ariaLabel, totals, isLoading }: TotalsStripProps) {
  return (
    <Card density="none" elementType="section" aria-label={ariaLabel}>
      <dl css={root}>
        {totals.map(({ id, label, value, line }) => (
          <div key={id} css={cell}>
            <dt css={labelPart}>{label}</dt>
            <dd css={figure}>{isLoading ? <Skeleton inlineSize="60%" blockSize="1lh" /> : value}</dd>
            {line != null && <dd css={lineText}>{line}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
