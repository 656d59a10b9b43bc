import type { ReactNode } from 'react';
import { Icon, type IconSource } from '#ds/Icon';
import * as styles from './StatusBlock.styles';

export interface StatusBlockProps {
  icon: IconSource;
  /** What is the matter, as the page's main heading. */
  title: string;
  /** Why, and what to do. */
  text?: ReactNode;
  /** A fact that belongs to it, such as the address that leads nowhere. */
  fact?: { label: string; value: string } | undefined;
  /** The ways on, the likeliest first. */
  actions?: ReactNode;
  /** `danger` for what failed. @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/** One thing to say in the middle of a page, with ways on. What failed is spoken when it appears. */
export function StatusBlock({ icon, title, text, fact, actions, tone = 'neutral' }: StatusBlockProps) {
  return (
    <div css={styles.root} {...(tone === 'danger' && { role: 'alert' })}>
      <span css={styles.medal} data-tone={tone}>
        <Icon icon={icon} size={24} />
      </span>
      <h1 css={styles.title}>{title}</h1>
      {text && <div css={styles.text}>{text}</div>}
      {fact && (
        <p css={styles.fact}>
          <span css={styles.label}>{fact.label}</span> <bdi css={styles.value}>{fact.value}</bdi>
        </p>
      )}
      {actions && <div css={styles.actions}>{actions}</div>}
    </div>
  );
}
