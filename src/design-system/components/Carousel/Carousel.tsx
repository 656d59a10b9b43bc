import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Children, type ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { IconButton } from '#ds/IconButton';
import { arrows, head, heading, root, slide, track, view } from './Carousel.styles';
import { CarouselDots } from './CarouselDots';
import { useCarousel } from './useCarousel';

export interface CarouselProps {
  /** What the slides are of. */
  'aria-label': string;
  /** The slides: one child each. */
  children: ReactNode;
  /** `banner` shows one slide with dots over it and turns round; `strip` shows several, as many as the page is wide, and ends. @default 'banner' */
  layout?: 'banner' | 'strip';
  /** Milliseconds until a banner gives way to the next. Absent, nothing moves on its own. */
  autoplayDelay?: number;
  /** A SectionHeader, beside which the arrows of a strip stand. */
  header?: ReactNode;
}

/** A row of slides to swipe, or to move by its buttons. It stands still on hover, on focus and for reduced motion. */
export function Carousel({
  children,
  layout = 'banner',
  autoplayDelay,
  header,
  'aria-label': label,
}: CarouselProps) {
  const t = useDs();
  const slides = Children.toArray(children);
  const delay = slides.length > 1 ? autoplayDelay : undefined;
  const {
    viewport,
    selected,
    canGoBack,
    canGoOn,
    isPaused,
    setPaused,
    setHovered,
    setFocused,
    goBack,
    goOn,
    goTo,
  } = useCarousel(layout, delay);
  const isBanner = layout === 'banner';

  return (
    <section
      css={root}
      aria-label={label}
      aria-roledescription={t('carousel.role')}
      data-layout={layout}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onFocus={({ target }) => {
        // A mark keeps the focus after a press, with nobody reading; and who presses Play by key wants it to go on.
        setFocused(target.matches(':focus-visible:not([data-pause])'));
      }}
      onBlur={() => {
        setFocused(false);
      }}
    >
      {header && (
        <div css={head}>
          <div css={heading}>{header}</div>
          <div css={arrows}>
            <IconButton
              icon={IconChevronLeft}
              size="sm"
              emphasis="solid"
              isDirectional
              isDisabled={!canGoBack}
              aria-label={t('carousel.previous')}
              onPress={goBack}
            />
            <IconButton
              icon={IconChevronRight}
              size="sm"
              emphasis="solid"
              isDirectional
              isDisabled={!canGoOn}
              aria-label={t('carousel.next')}
              onPress={goOn}
            />
          </div>
        </div>
      )}
      <div ref={viewport} css={view}>
        <div css={track} aria-live={isBanner && (delay === undefined || isPaused) ? 'polite' : 'off'}>
          {slides.map((child, index) => (
            <div
              key={index}
              css={slide}
              role="group"
              aria-roledescription={t('carousel.slideRole')}
              aria-label={t('carousel.slideOf', { position: index + 1, total: slides.length })}
              inert={isBanner && index !== selected}
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      {isBanner && slides.length > 1 && (
        <CarouselDots
          count={slides.length}
          selected={selected}
          onSelect={goTo}
          isPaused={isPaused}
          onPausedChange={delay === undefined ? undefined : setPaused}
        />
      )}
    </section>
  );
}
