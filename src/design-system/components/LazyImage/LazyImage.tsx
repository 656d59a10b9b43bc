import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useClasses } from '#theme/useClasses';
import { fallbackBox, picture, root } from './LazyImage.styles';
import { outcomeOf, remember, whenNear } from './loader';

export interface LazyImageProps {
  /** Address of the picture. Absent or failed at the first attempt, the fallback stands in. */
  src?: string | undefined;
  /** What the picture shows; empty when the text beside it says so. */
  alt: string;
  /** Stands in for a picture that cannot be had; as decoration, the `alt` is kept. @default an empty ground */
  fallback?: ReactNode;
  /** Fetches at once and first. For the largest pictures on screen at load, and no others. */
  isPriority?: boolean;
  /** CSS `object-position`, to keep what matters when the box crops. @default 'center' */
  position?: string;
}

const parts = { fallbackBox, picture, root };

/** A picture that fills its box and is fetched when it comes near the viewport. */
export function LazyImage(props: LazyImageProps) {
  return <Picture key={props.src} {...props} />;
}

function Picture({ src, alt, fallback, isPriority = false, position }: LazyImageProps) {
  const classes = useClasses(parts);
  const image = useRef<HTMLImageElement>(null);
  const [known] = useState(() => outcomeOf(src));
  const [hasFailed, setHasFailed] = useState(src === undefined || known === 'failed');
  // A page that a server draws is read before its code is there, or without it; the server lets the browser fetch late.
  const isEager = isPriority || known === 'loaded' || import.meta.env.SSR;

  // The address is set on the element and not in state: a wall of tiles would render twice over as it scrolls in.
  useEffect(() => {
    const element = image.current;
    if (!element || src === undefined || isEager) return;
    return whenNear(element, () => {
      element.src = src;
    });
  }, [src, isEager]);

  const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  if (src === undefined || hasFailed) {
    return (
      <span className={classes.fallbackBox} {...label}>
        {fallback}
      </span>
    );
  }
  return (
    <span className={classes.root}>
      <img
        ref={image}
        className={classes.picture}
        alt={alt}
        decoding="async"
        draggable={false}
        fetchPriority={isPriority ? 'high' : 'auto'}
        {...(isEager && { src })}
        {...(import.meta.env.SSR && !isPriority && { 'data-src': src })}
        style={position === undefined ? undefined : { objectPosition: position }}
        onLoad={() => remember(src, 'loaded')}
        onError={() => {
          remember(src, 'failed');
          setHasFailed(true);
        }}
      />
    </span>
  );
}
