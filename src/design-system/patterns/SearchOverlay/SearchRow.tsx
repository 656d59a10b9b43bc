import type { ReactNode } from 'react';
import { end as endPart, found, glyph, name, note as notePart, words } from './SearchOverlay.styles';

/** A piece of a name. */
export interface SearchPiece {
  /** Its letters as they are written. */
  text: string;
  /** Whether it is what was searched for. */
  isFound: boolean;
}

export interface SearchRowProps {
  /** An Icon, a picture or a mark, in a box of 40 × 40 px. */
  glyph: ReactNode;
  /** The name, with what was searched for marked. */
  title: readonly SearchPiece[];
  /** What tells it from others of that name. */
  note?: string | undefined;
  /** At the end: a score, a time. */
  end?: ReactNode;
}

/** How a thing that was found is drawn in a SearchOverlay. */
export function SearchRow({ glyph: drawing, title, note, end }: SearchRowProps) {
  return (
    <>
      <span aria-hidden css={glyph}>
        {drawing}
      </span>
      <span css={words}>
        <span css={name} dir="auto">
          {title.map(({ text, isFound }, place) =>
            isFound ? (
              <mark key={place} css={found}>
                {text}
              </mark>
            ) : (
              <span key={place}>{text}</span>
            ),
          )}
        </span>
        {note && (
          <span css={notePart} dir="auto">
            {note}
          </span>
        )}
      </span>
      {end != null && <span css={endPart}>{end}</span>}
    </>
  );
}
