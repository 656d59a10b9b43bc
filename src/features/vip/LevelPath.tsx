import IconCrownFilled from '@tabler/icons-react/dist/esm/icons/IconCrownFilled.mjs';
import { useId, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ds/Icon';
import * as styles from './LevelPath.styles';
import { vipMessages as messages } from './messages';

export interface LevelPathProps {
  /** How many levels there are, level 0 included. */
  count: number;
  /** Where the member stands; nowhere for a visitor. */
  level: number | undefined;
  /** How much of the way to the next level is done, from 0 to 1. */
  share: number;
}

/** Height of a level on the path, in percent from its top: it rises ever faster. */
const heightOf = (level: number, count: number): number => 90 - 80 * (level / Math.max(1, count - 1)) ** 1.35;

/** The way from level 0 to the highest one, with what is done of it. */
export function LevelPath({ count, level, share }: LevelPathProps) {
  const { formatMessage: t } = useIntl();
  const gradient = useId();
  const placeOf = (index: number): number => ((index + 0.5) / count) * 100;
  const line = Array.from({ length: count }, (_, index) => {
    const [x, y] = [placeOf(index), heightOf(index, count)];
    if (index === 0) return `M${x},${y}`;
    const middle = (placeOf(index - 1) + x) / 2;
    return `C${middle},${heightOf(index - 1, count)} ${middle},${y} ${x},${y}`;
  }).join('');
  const done = level === undefined ? 0 : placeOf(level + (level === count - 1 ? 0 : share));
  return (
    <div css={styles.root}>
      <svg css={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path css={styles.ahead} d={line} />
      </svg>
      <svg
        css={styles.done}
        style={{ '--_done': `${done}%` } as CSSProperties}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2="100" y1="0" y2="0">
            <stop css={styles.from} offset="0" />
            <stop css={styles.to} offset="0.6" />
          </linearGradient>
        </defs>
        <path css={styles.walked} stroke={`url(#${gradient})`} d={line} />
      </svg>
      <ol css={styles.levels} role="list" aria-label={t(messages.path)}>
        {Array.from({ length: count }, (_, index) => {
          const state =
            level === undefined || index > level ? 'ahead' : index === level ? 'current' : 'reached';
          return (
            <li
              key={index}
              css={styles.level}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              style={{ '--_y': `${heightOf(index, count)}%` } as CSSProperties}
            >
              <span css={styles.dot}>{state === 'current' && <Icon icon={IconCrownFilled} size={18} />}</span>
              <span css={styles.number} aria-hidden="true">
                {state === 'current' ? t(messages.name, { level: index }) : index}
              </span>
              <span css={styles.words}>{t(messages[state], { level: index })}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
