import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import type { ReactNode } from 'react';
import { Card } from '#ds/Card';
import { Icon } from '#ds/Icon';
import { Progress } from '#ds/Progress';
import { action as actionPart, body, head, heading, root } from './RequirementCard.styles';

export interface RequirementCardProps {
  /** What is required: "Bet $480.00 more to free the bonus". */
  title: ReactNode;
  /** Whether nothing is left to do. */
  isMet: boolean;
  /** What is held until then and what is not. */
  children?: ReactNode;
  /** How far it is: label, done, of how much, and both in words. */
  progress?: { label: string; value: number; maxValue: number; valueLabel: string };
  /** A way on or out: what counts, giving a bonus up. */
  action?: ReactNode;
}

/** Something that has to be done before money is free, and how far it is. */
export function RequirementCard({ title, isMet, children, progress, action }: RequirementCardProps) {
  return (
    <Card>
      <div css={root}>
        <div css={head}>
          <span css={heading} data-met={isMet || undefined}>
            <Icon icon={isMet ? IconCircleCheck : IconHourglass} />
          </span>
          <b>{title}</b>
        </div>
        {progress && !isMet && <Progress {...progress} tone="accent" />}
        {children != null && <div css={body}>{children}</div>}
        {action != null && <div css={actionPart}>{action}</div>}
      </div>
    </Card>
  );
}
