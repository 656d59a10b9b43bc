import { useId } from 'react';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Stack } from '#ds/Stack';
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
    <Stack elementType="section" gap={3} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Inline elementType="ul" gap={2} align="stretch">
        {lotteries.map(({ href, name, vassalage }) => (
          <li key={href}>
            <LinkButton size="sm" tone="neutral" href={href} {...inWindowOf(vassalage)}>
              {name}
            </LinkButton>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}
