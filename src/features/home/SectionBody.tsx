import type { ReactNode } from 'react';
import { EmptyState } from '#ds/EmptyState';
import type { Section } from './section';

export interface SectionBodyProps<T> {
  section: Section<T>;
  /** Boxes of the size of the content, while it loads. */
  skeleton: ReactNode;
  children: (items: readonly T[]) => ReactNode;
}

/** Shows a section's content, its placeholder, or what went wrong with a way to try again. */
export function SectionBody<T>({ section, skeleton, children }: SectionBodyProps<T>) {
  if (section.status === 'loading') return skeleton;
  if (section.status === 'ready') return children(section.items);
  const { title, text, action } = section.notice;
  return (
    <EmptyState
      isFailed
      size="sm"
      title={title}
      description={text}
      {...(action && { onRetry: action.onPress })}
    />
  );
}
