import { useState, type CSSProperties } from 'react';
import { probe, root, shape } from './Mark.styles';

export interface MarkProps {
  /** Whose mark it is. Its first letter stands in for a mark that cannot be had. */
  name: string;
  /**
   * Address of a drawing of one colour, such as an SVG. A host other than the site's own has to allow it to be read
   * (`Access-Control-Allow-Origin`), as with fonts.
   */
  src?: string | undefined;
  /** 16, 20 or 24 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** The mark of a studio or partner in the colour of the text around it. It is decoration: the name stands beside it. */
export function Mark(props: MarkProps) {
  return <Drawing key={props.src} {...props} />;
}

function Drawing({ name, src, size = 'md' }: MarkProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const isDrawn = src !== undefined && !hasFailed;
  return (
    <span css={root} data-size={size} aria-hidden="true">
      {isDrawn ? (
        <>
          <span css={shape} style={{ '--_src': `url(${JSON.stringify(src)})` } as CSSProperties} />
          {/* A mask that fails paints nothing and tells nobody; a picture of the same address does. */}
          <img
            css={probe}
            src={src}
            alt=""
            crossOrigin="anonymous"
            onError={() => {
              setHasFailed(true);
            }}
          />
        </>
      ) : (
        Array.from(name)[0]
      )}
    </span>
  );
}
