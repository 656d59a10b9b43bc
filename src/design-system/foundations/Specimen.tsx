import type { ReactNode } from 'react';
import * as styles from './Specimen.styles';
import type { Token } from './tokensOf';
import { useTokenValue } from './useTokenValue';

export interface SpecimensProps {
  /** What is shown, in this order. */
  tokens: readonly Token[];
  /** Draws one of them; `value` is a CSS value such as `var(--space-4)`. */
  draw: (value: string, token: Token) => ReactNode;
  /** One below the other, each with its words under it. */
  isWide?: boolean;
}

/** Tokens as pictures, each with its name, its custom property, and what that comes to on this page. */
export function Specimens({ tokens, draw, isWide }: SpecimensProps) {
  return (
    <ul css={styles.list} data-wide={isWide || undefined}>
      {tokens.map((token) => (
        <li key={token.property} css={styles.item} data-wide={isWide || undefined}>
          <div css={styles.picture}>{draw(`var(${token.property})`, token)}</div>
          <Words token={token} />
        </li>
      ))}
    </ul>
  );
}

function Words({ token: { name, property } }: { token: Token }) {
  const value = useTokenValue(property);
  return (
    <div css={styles.words} lang="en" dir="ltr">
      <span css={styles.name}>{name}</span>
      <code css={styles.value}>{property}</code>
      <code css={styles.value}>{value}</code>
    </div>
  );
}
