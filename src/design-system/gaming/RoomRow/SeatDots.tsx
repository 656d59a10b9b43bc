import { dot, dots } from './RoomRow.styles';

export interface SeatDotsProps {
  /** Seats that nobody sits on. */
  free: number;
  /** All seats of the room. */
  total: number;
}

/** Seats as dots: filled where somebody sits. Decoration: say how many are free beside it. */
export function SeatDots({ free, total }: SeatDotsProps) {
  return (
    <span css={dots} aria-hidden="true">
      {Array.from({ length: total }, (_, seat) => (
        <span key={seat} css={dot} data-free={seat >= total - free || undefined} />
      ))}
    </span>
  );
}
