import type { CSSProperties, ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { useClasses } from '#theme/useClasses';
import { region, root, words } from './Skeleton.styles';

const parts = { root };

/** Time before placeholders show, so that what loads at once does not flicker. */
const after = '150ms';

export interface SkeletonProps {
  /** Shape of the content it stands for. `fill` takes the size of its parent. @default 'line' */
  shape?: 'line' | 'block' | 'fill';
  /** CSS length across the line of text. @default '100%' */
  inlineSize?: string;
  /** CSS length along the page. @default one line of text */
  blockSize?: string;
}

/** Holds the place of content that is loading. Wrap a group of them in SkeletonGroup, which speaks. */
export function Skeleton({ shape = 'line', inlineSize, blockSize }: SkeletonProps) {
  const size = {
    '--_inline': inlineSize,
    '--_block': blockSize,
    '--_after': after,
  } as CSSProperties;
  const classes = useClasses(parts);
  return <span className={classes.root} data-shape={shape} style={size} aria-hidden="true" />;
}

export interface SkeletonGroupProps {
  /** Skeletons, laid out as the content will be. */
  children: ReactNode;
  /** What is loading. @default "Loading…" in the user's language */
  label?: string;
}

/** A layout of placeholders, announced once as loading. */
export function SkeletonGroup({ children, label }: SkeletonGroupProps) {
  const t = useDs();
  return (
    <div
      css={region}
      role="status"
      aria-busy="true"
      data-skeletons
      style={{ '--_after': after } as CSSProperties}
    >
      <span css={words}>{label ?? t('common.loading')}</span>
      {children}
    </div>
  );
}
