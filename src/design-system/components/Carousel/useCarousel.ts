import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';

/** Ends all movement; embla reads it as a media query. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

interface Position {
  selected: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Embla, with its position and whether it moves on its own as state. */
export function useCarousel(layout: 'banner' | 'strip', autoplayDelay: number | undefined) {
  const { direction } = useLocale();
  const plugins = useMemo(
    () =>
      autoplayDelay === undefined
        ? []
        : [
            Autoplay({
              delay: autoplayDelay,
              stopOnInteraction: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
              breakpoints: { [reducedMotion]: { active: false } },
            }),
          ],
    [autoplayDelay],
  );
  const [viewport, embla] = useEmblaCarousel(
    {
      direction,
      align: 'start',
      loop: layout === 'banner',
      slidesToScroll: layout === 'strip' ? 'auto' : 1,
      containScroll: layout === 'strip' ? 'trimSnaps' : false,
      breakpoints: { [reducedMotion]: { duration: 0 } },
    },
    plugins,
  );
  const [position, setPosition] = useState<Position>({ selected: 0, canGoBack: false, canGoOn: false });
  const [isPaused, setIsPaused] = useState(false);

  // Embla keeps its position in itself and tells of it by events.
  useEffect(() => {
    if (!embla) return;
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

  return {
    ...position,
    viewport,
    isPaused,
    goBack: () => embla?.scrollPrev(),
    goOn: () => embla?.scrollNext(),
    goTo: (index: number) => embla?.scrollTo(index),
    setPaused: (paused: boolean) => {
      const autoplay = embla?.plugins().autoplay;
      if (paused) autoplay?.stop();
      else autoplay?.play();
      setIsPaused(paused);
    },
  };
}
