import { useId } from 'react';
import { LinkButton } from '#ds/LinkButton';
import { list } from '../LinkChips.styles';
import * as styles from './LotteryLinks.styles';
import { inWindowOf } from './lotteryWindow';

/** A lottery that can be gone to. */
export interface LotteryLink {
  href: string;
  name: string;
  /** The house that runs it. */
  vassalage?: string | undefined;
}

export interface LotteryLinksProps {
  title: string;
  lotteries: readonly LotteryLink[];
}

/** Lotteries by their names alone, each leading to its page or to its window. */
export function LotteryLinks({ title, lotteries }: LotteryLinksProps) {
  const id = useId();
  if (lotteries.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby={id}>
      <h2 id={id} css={styles.title}>
        {title}
      </h2>
      <ul css={list}>
        {lotteries.map(({ href, name, vassalage }) => (
          <li key={href}>
            <LinkButton size="sm" tone="neutral" href={href} {...inWindowOf(vassalage)}>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
