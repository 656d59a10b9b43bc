import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { KeyboardEvent } from 'react';
import { Button, useLocale } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { dot, dotHit, dots, pause } from './Carousel.styles';

interface CarouselDotsProps {
  count: number;
  selected: number;
  onSelect: (index: number) => void;
  isPaused: boolean;
  /** Adds the button that stops the movement. */
  onPausedChange: ((isPaused: boolean) => void) | undefined;
}

/** The slides of a banner as marks to press, and what stops them. The arrow keys turn the slides from any mark. */
export function CarouselDots({ count, selected, onSelect, isPaused, onPausedChange }: CarouselDotsProps) {
  const t = useDs();
  const { direction } = useLocale();
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (selected + (direction === 'rtl' ? -step : step) + count) % count;
    onSelect(next);
    const marks = event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]');
    if (event.target instanceof Element && event.target.matches('[data-mark]')) marks[next]?.focus();
  };
  return (
    <div css={dots} onKeyDown={turn}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          css={dotHit}
          data-mark=""
          aria-label={t('carousel.goTo', { position: index + 1 })}
          aria-current={index === selected || undefined}
          onClick={() => {
            onSelect(index);
          }}
        >
          <span css={dot} />
        </button>
      ))}
      {onPausedChange && (
        <Button
          css={pause}
          data-pause=""
          aria-label={t(isPaused ? 'motion.play' : 'motion.pause')}
          onPress={() => {
            onPausedChange(!isPaused);
          }}
        >
          <Icon icon={isPaused ? IconPlayerPlay : IconPlayerPause} size={16} />
        </Button>
      )}
    </div>
  );
}
