import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';

const reducedMotion = '(prefers-reduced-motion: reduce)';

interface Position {
  selected: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Embla, with its position and whether it moves on its own as state. */
export function useCarousel(layout: 'banner' | 'strip', autoplayDelay: number | undefined) {
  const { direction } = useLocale();
  const [measure, embla] = useEmblaCarousel({
    direction,
    align: 'start',
    loop: layout === 'banner',
    slidesToScroll: layout === 'strip' ? 'auto' : 1,
    containScroll: layout === 'strip' ? 'trimSnaps' : false,
    breakpoints: { [reducedMotion]: { duration: 0 } },
  });
  // Embla measures what it moves. Before the frame that shows it that would lay out the whole page once more.
  const viewport = useCallback(
    (node: HTMLElement | null) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => (timer = setTimeout(measure, 0, node)));
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
        measure(null);
      };
    },
    [measure],
  );
  const [position, setPosition] = useState<Position>({ selected: 0, canGoBack: false, canGoOn: false });
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  /** The slide asked for before Embla was there. */
  const wanted = useRef<number>(undefined);

  // Embla keeps its position in itself and tells of it by events.
  useEffect(() => {
    if (!embla) return;
    if (wanted.current !== undefined) embla.scrollTo(wanted.current, true);
    wanted.current = undefined;
    const read = () => {
      setPosition({
        selected: embla.selectedScrollSnap(),
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    };
    embla.on('init', read).on('reInit', read).on('select', read);
    const first = requestAnimationFrame(read);
    return () => {
      cancelAnimationFrame(first);
      embla.off('init', read).off('reInit', read).off('select', read);
    };
  }, [embla]);

  // Embla's own autoplay starts again when the pointer leaves, also after the pause button was pressed.
  const { selected } = position;
  useEffect(() => {
    if (!embla || autoplayDelay === undefined || isPaused || isHeld) return;
    if (matchMedia(reducedMotion).matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) embla.scrollNext();
    }, autoplayDelay);
    return () => {
      clearInterval(timer);
    };
  }, [embla, autoplayDelay, isPaused, isHeld, selected]);

  return {
    ...position,
    viewport,
    isPaused,
    setPaused,
    setHovered,
    setFocused,
    goBack: () => embla?.scrollPrev(),
    goOn: () => embla?.scrollNext(),
    goTo: (index: number) => {
      if (embla) embla.scrollTo(index);
      else wanted.current = index;
    },
  };
}
