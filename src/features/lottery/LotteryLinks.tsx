import { useId } from 'react';
import { LinkButton } from '#ds/LinkButton';
import * as styles from './LotteryLinks.styles';

/** A lottery that can be gone to. */
export interface LotteryLink {
  href: string;
  name: string;
  /** The house that runs it. */
  vassalage?: string | undefined;
}

/** Opens a page in the window that a house has for its lotteries; false where it has none, or none may open. */
export type OpensWindow = (vassalage: string | undefined, path: string) => boolean;

export interface LotteryLinksProps {
  title: string;
  lotteries: readonly LotteryLink[];
  opensWindow?: OpensWindow | undefined;
}

/** Lotteries by their names alone, each leading to its page or to its window. */
export function LotteryLinks({ title, lotteries, opensWindow }: LotteryLinksProps) {
  const id = useId();
  if (lotteries.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby={id}>
      <h2 id={id} css={styles.title}>
        {title}
      </h2>
      <ul css={styles.list}>
        {lotteries.map(({ href, name, vassalage }) => (
          <li key={href}>
            <LinkButton
              size="sm"
              tone="neutral"
              href={href}
              onClick={(event) => {
                if (opensWindow?.(vassalage, href)) event.preventDefault();
              }}
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
