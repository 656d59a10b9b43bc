import type { BallColor } from '#gaming/LotteryBall';
import { square, squares } from './PlaceSquares.styles';

export interface PlaceSquaresProps {
  /** Who came in, first place first: number and colour of each. */
  places: readonly { number: string; color: BallColor }[];
  /** The race, such as "Draw 20251121-0459". */
  label: string;
  /** 24 or 32 px. @default 'md' */
  size?: 'sm' | 'md';
}

/** The racers of a draw by place, each in its own colour with a figure that can be read on it. */
export function PlaceSquares({ places, label, size = 'md' }: PlaceSquaresProps) {
  return (
    <ol css={squares} aria-label={label}>
      {places.map(({ number, color }) => (
        <li key={number} css={square} data-color={color} data-size={size}>
          {number}
        </li>
      ))}
    </ol>
  );
}
