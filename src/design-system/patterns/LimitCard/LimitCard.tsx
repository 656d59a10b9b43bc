import { useId, type ReactNode } from 'react';
import { Card } from '#ds/Card';
import { Progress } from '#ds/Progress';
import { figure, foot as footPart, head, line as linePart, root } from './LimitCard.styles';

export interface LimitCardProps {
  /** What is limited: "Deposits in a day". */
  title: string;
  /** The limit: Money, a time, or "Not set". */
  value: ReactNode;
  /** Share that is used, from 0 to 1. Absent without a limit. */
  used?: number;
  /** The same in words: "$320.00 used, $180.00 left". */
  usedLabel?: string;
  /** What follows once it is reached, or when a change starts. */
  line?: ReactNode;
  /** Its button. */
  action?: ReactNode;
  /** At the foot of the card: a change that waits, and a way to cancel it. */
  foot?: ReactNode;
}

/** Share from which the bar warns. */
const warnFrom = 0.65;

/** A limit that somebody set for himself, and how much of it is used. The bar warns from 65 % on. */
export function LimitCard({ title, value, used, usedLabel, line, action, foot }: LimitCardProps) {
  const id = useId();
  const tone = used === undefined || used < warnFrom ? 'success' : used < 1 ? 'warning' : 'danger';
  return (
    <Card density="none" elementType="article" aria-labelledby={id}>
      <div css={root}>
        <div css={head}>
          <h2 id={id}>{title}</h2>
          {action}
        </div>
        <div css={figure}>{value}</div>
        {used !== undefined && (
          <Progress
            label={title}
            isLabelHidden
            value={Math.min(1, used) * 100}
            valueLabel={usedLabel}
            tone={tone}
          />
        )}
        {usedLabel !== undefined && <div css={linePart}>{usedLabel}</div>}
        {line != null && <div css={linePart}>{line}</div>}
      </div>
      {foot != null && <div css={footPart}>{foot}</div>}
    </Card>
  );
}
