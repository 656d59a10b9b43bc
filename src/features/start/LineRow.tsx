import { useId, type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '#ds/Badge';
import { Spinner } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Text } from '#ds/Text';
import { lineMessages as messages } from './line.messages';
import * as styles from './LineScreen.styles';

/** One address of the site. */
export interface Line {
  /** Host name, such as `aurora.example`. */
  domain: string;
  /** Where the site is at that address, with the page that the visitor is on. */
  href: string;
  /** Milliseconds that it took to answer, or why there is no figure. */
  speed: number | 'measuring' | 'unreachable';
  /** The address that is open. */
  isCurrent: boolean;
}

export interface LineRowProps {
  line: Line;
  isFastest: boolean;
}

/** Milliseconds up to which a line feels fast, and up to which it is of use. */
const grades = { fast: 300, fair: 800 } as const;
/** Milliseconds at which the bar of a slow line is empty. */
const longest = 1500;

function gradeOf(speed: number): 'fast' | 'fair' | 'slow' {
  if (speed <= grades.fast) return 'fast';
  return speed <= grades.fair ? 'fair' : 'slow';
}

/** A line with its speed as figure, word and bar, and the way there. */
export function LineRow({ line: { domain, href, speed, isCurrent }, isFastest }: LineRowProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const grade = typeof speed === 'number' ? gradeOf(speed) : speed;
  const share = typeof speed === 'number' ? Math.max(0.04, 1 - speed / longest) : 0;
  return (
    <li css={styles.row} data-current={isCurrent || undefined} {...(isCurrent && { 'aria-current': 'true' })}>
      <div css={styles.fact}>
        <Inline elementType="span" gap={2}>
          <Text id={`${id}-domain`} elementType="bdi" size="lg" weight="semibold" wrap="anywhere">
            {domain}
          </Text>
          {isCurrent && (
            <Badge size="sm" tone="accent">
              {t(messages.current)}
            </Badge>
          )}
          {isFastest && (
            <Badge size="sm" tone="highlight">
              {t(messages.fastest)}
            </Badge>
          )}
        </Inline>
        <span css={styles.measure}>
          {grade === 'measuring' && <Spinner />}
          <span css={styles.grade} data-grade={grade}>
            {t(messages[grade])}
          </span>
          {typeof speed === 'number' && (
            <span css={styles.speed}>
              <FormattedMessage {...messages.speed} values={{ speed }} />
            </span>
          )}
        </span>
        <span css={styles.bar} aria-hidden="true" data-grade={grade}>
          <span css={styles.fill} style={{ '--_share': share } as CSSProperties} />
        </span>
      </div>
      {!isCurrent && (
        <LinkButton
          href={href}
          emphasis={isFastest ? 'solid' : 'soft'}
          {...(speed === 'unreachable' && { tone: 'neutral' })}
          id={`${id}-go`}
          // The same words for every line: which one is said by its name.
          aria-labelledby={`${id}-go ${id}-domain`}
        >
          {t(messages.go)}
        </LinkButton>
      )}
    </li>
  );
}
