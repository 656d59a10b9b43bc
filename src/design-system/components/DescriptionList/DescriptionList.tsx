import type { ReactNode } from 'react';
import { pair, root, term, value } from './DescriptionList.styles';

/** One fact. */
export interface DescriptionListItem {
  /** Tells facts apart; the label if that is unique. */
  id?: string;
  /** What the fact is about, such as "Bet number". */
  label: string;
  /** The fact. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, in the order in which they are read. */
  items: readonly DescriptionListItem[];
  /** Draws a line between the facts. */
  isDivided?: boolean;
  /** What the facts are about, where no heading says so. */
  'aria-label'?: string;
}

/** Facts about one thing, each with its name. Many things with the same facts are a table. */
export function DescriptionList({ items, isDivided, 'aria-label': ariaLabel }: DescriptionListProps) {
  return (
    <dl css={root} data-divided={isDivided || undefined} aria-label={ariaLabel}>
      {items.map((item) => (
        <div key={item.id ?? item.label} css={pair}>
          <dt css={term}>{item.label}</dt>
          <dd css={value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
