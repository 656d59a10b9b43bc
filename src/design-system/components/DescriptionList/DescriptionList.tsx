import type { ReactNode } from 'react';
import { pair, root, term, value } from './DescriptionList.styles';

/** One fact. */
export interface DescriptionListItem {
  /** Tells facts apart; the label if that is unique. */
  id?: string;
  label: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionListItem[];
  /** `rows` sets value against label on one line; `stack` sets it below, for long values and columns. @default 'rows' */
  layout?: 'rows' | 'stack';
  /** Draws a line between the facts. */
  isDivided?: boolean;
  'aria-label'?: string;
}

/** Facts about one thing, each with its name. Many things with the same facts are a table. */
export function DescriptionList({
  items,
  layout = 'rows',
  isDivided,
  'aria-label': ariaLabel,
}: DescriptionListProps) {
  return (
    <dl css={root} data-layout={layout} data-divided={isDivided || undefined} aria-label={ariaLabel}>
      {items.map((item) => (
        <div key={item.id ?? item.label} css={pair}>
          <dt css={term}>{item.label}</dt>
          <dd css={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
