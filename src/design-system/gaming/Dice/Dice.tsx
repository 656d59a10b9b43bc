import type { CSSProperties } from 'react';
import { dice, die, pip, words } from './Dice.styles';

export interface DiceProps {
  /** What the dice show, each 1 to 6. */
  faces: readonly number[];
  /** The throw, such as "Draw 20251121-0459". */
  label: string;
  /** 28 or 36 px. @default 'md' */
  size?: 'sm' | 'md';
}

/** Where the pips of each face stand in three rows of three, counted from 1. */
const pips: readonly (readonly number[])[] = [
  [5],
  [1, 9],
  [1, 5, 9],
  [1, 3, 7, 9],
  [1, 3, 5, 7, 9],
  [1, 3, 4, 6, 7, 9],
];

/** Thrown dice, with their figures for who does not see them. */
export function Dice({ faces, label, size = 'md' }: DiceProps) {
  return (
    <span css={dice} role="group" aria-label={label}>
      {faces.map((face, place) => (
        <span key={place} css={die} data-size={size}>
          <span css={words}>{face}</span>
          {(pips[face - 1] ?? []).map((at) => (
            <span
              key={at}
              css={pip}
              data-lone={face === 1 || undefined}
              aria-hidden
              style={{ '--_row': Math.ceil(at / 3), '--_column': ((at - 1) % 3) + 1 } as CSSProperties}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
