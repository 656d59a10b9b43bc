import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useDs } from '#ds-i18n';
import { IconButton } from '#ds/IconButton';
import { copy, root, track, view } from './Marquee.styles';

export interface MarqueeProps {
  /** What runs past, such as "Notices". */
  'aria-label': string;
  /** One line of text and links. */
  children: ReactNode;
}

/** Pixels a second. */
const speed = 48;

/**
 * Written on the element itself: nothing but the animation depends on it. Pointer and focus hold the line each on its
 * own, so that it does not run away from a focused link when the pointer leaves.
 */
const hold =
  (by: 'data-held' | 'data-read', isHeld: boolean) =>
  ({ currentTarget }: SyntheticEvent) => {
    currentTarget.toggleAttribute(by, isHeld);
  };
const enter = hold('data-held', true);
const leave = hold('data-held', false);
const blur = hold('data-read', false);
/** A link keeps the focus after a press, with nobody reading on. */
const focus = (event: FocusEvent) => {
  hold('data-read', event.target.matches(':focus-visible'))(event);
};

/** A line of news that runs past if it does not fit. It stands still on hover, on focus and at the press of a button. */
export function Marquee({ children, 'aria-label': label }: MarqueeProps) {
  const t = useDs();
  const box = useRef<HTMLDivElement>(null);
  const [isMoving, setIsMoving] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  // Whether the line fits, and how long it takes at a given speed, is known only after layout and fonts.
  useEffect(() => {
    const viewport = box.current;
    const line = viewport?.querySelector<HTMLElement>('[data-copy]');
    if (!viewport || !line) return;
    const measured = new ResizeObserver(() => {
      const length = line.scrollWidth;
      viewport.style.setProperty('--_duration', `${length / speed}s`);
      setIsMoving(length > viewport.clientWidth);
    });
    measured.observe(viewport);
    measured.observe(line);
    return () => {
      measured.disconnect();
    };
  }, []);

  return (
    <div css={root} role="group" aria-label={label}>
      <div
        ref={box}
        css={view}
        data-moving={isMoving || undefined}
        data-paused={isPaused || undefined}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={focus}
        onBlur={blur}
      >
        <div css={track}>
          <div css={copy} data-copy="">
            {children}
          </div>
          {isMoving && (
            <div css={copy} inert aria-hidden="true" data-echo="">
              {children}
            </div>
          )}
        </div>
      </div>
      {isMoving && (
        <IconButton
          icon={isPaused ? IconPlayerPlay : IconPlayerPause}
          size="sm"
          aria-label={t(isPaused ? 'motion.play' : 'motion.pause')}
          onPress={() => {
            setIsPaused(!isPaused);
          }}
        />
      )}
    </div>
  );
}
