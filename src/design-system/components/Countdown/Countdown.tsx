import { Fragment, useEffect, useRef } from 'react';
import { useDs } from '#ds-i18n';
import { useNow } from './clock';
import { cell, clock, colon, root } from './Countdown.styles';

export interface CountdownProps {
  /** The moment it counts to, in epoch milliseconds. What is no moment, such as NaN, is shown as unknown. */
  endsAt: number;
  /** What ends then, such as "Draw closes". Absent when a text beside says it. */
  label?: string;
  /** `strong` sets each number on a ground of its own; `quiet` is text. @default 'strong' */
  emphasis?: 'strong' | 'quiet';
  /** Time it shows instead of the clock's, in epoch milliseconds: for a page that knows the server's time. */
  now?: number;
  /** Called once when nothing is left while it is on screen. */
  onEnd?: () => void;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
const separator = ':';
const unknown = '––';
const units = [86_400, 3600, 60, 1] as const;

/** Time left until something ends, by the second. Assistive technology reads it when asked and not at every tick. */
export function Countdown({ endsAt, label, emphasis = 'strong', now: given, onEnd }: CountdownProps) {
  const t = useDs();
  const now = useNow(given);
  const seconds = Math.ceil((endsAt - (now ?? NaN)) / 1000);
  const left = Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
  const isOver = left === 0;

  // The end is an event of time and not of rendering: told once, and not for what had ended before it was shown.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (isOver && wasRunning.current) onEnd?.();
    wasRunning.current = left !== undefined && !isOver;
  }, [isOver, left, onEnd]);

  const [days = 0, ...figures] = units.map((unit, index) =>
    Math.floor(((left ?? 0) % (units[index - 1] ?? Infinity)) / unit),
  );
  return (
    <span css={root} data-emphasis={emphasis} role="timer" aria-label={label}>
      {isOver ? (
        <span css={cell}>{t('countdown.ended')}</span>
      ) : (
        <>
          {days > 0 && <span css={cell}>{t('unit.daysLeft', { count: days })}</span>}
          <span css={clock}>
            {figures.map((value, index) => (
              <Fragment key={index}>
                {index > 0 && <span css={colon}>{separator}</span>}
                <span css={cell}>{left === undefined ? unknown : twoDigits(value)}</span>
              </Fragment>
            ))}
          </span>
        </>
      )}
    </span>
  );
}
