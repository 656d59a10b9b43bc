import { memo, type CSSProperties } from 'react';
import { useClasses } from '#theme/useClasses';
import { bead, root } from './BeadRoad.styles';

/** Who won a round of cards: of baccarat, of dragon tiger. */
export type RoadWinner = 'player' | 'banker' | 'tie' | 'dragon' | 'tiger' | 'draw';

/** A number that a wheel or dice brought, with the colour that it has there. */
export interface RoadNumber {
  /** What came: of a wheel 0 to 36, of three dice their sum. */
  number: number;
  /** Colour of the number on its table; for dice blue is small and red is big. */
  tone: 'red' | 'black' | 'green' | 'blue';
}

export interface BeadRoadProps {
  /** Results, oldest first. The newest that have room are shown. */
  road: readonly (RoadWinner | RoadNumber)[];
  /** What the road shows, in words: how often each side won. */
  label: string;
}

const parts = { root, bead };
/** Beads in a column, and columns that there is room for. */
const [rows, columns] = [3, 12];
/** The letters that players read everywhere in the world. */
const letters = { player: 'P', banker: 'B', tie: 'T', dragon: 'D', tiger: 'T', draw: '=' } as const;

/** Results of a table with a dealer, read from top to bottom and column by column, in every language from the left. */
export const BeadRoad = memo(function BeadRoad({ road, label }: BeadRoadProps) {
  const classes = useClasses(parts);
  const first = Math.max(0, Math.ceil(road.length / rows) - columns) * rows;
  return (
    <span
      className={classes.root}
      role="img"
      aria-label={label}
      style={{ '--_rows': rows, '--_columns': columns } as CSSProperties}
    >
      {road.slice(first).map((mark, index) => {
        const isWinner = typeof mark === 'string';
        return (
          <span
            key={first + index}
            className={classes.bead}
            data-winner={isWinner ? mark : undefined}
            data-tone={isWinner ? undefined : mark.tone}
          >
            {isWinner ? letters[mark] : mark.number}
          </span>
        );
      })}
    </span>
  );
});
