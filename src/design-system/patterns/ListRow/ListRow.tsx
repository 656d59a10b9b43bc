import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconSource } from '#ds/Icon';
import { LinkOrButton } from '#ds/Link';
import {
  body,
  card,
  chevron,
  end as endPart,
  glyph,
  line as linePart,
  list,
  more,
  press,
  root,
  title as titlePart,
} from './ListRow.styles';

/** What the ground of a glyph says: nothing, yours, good, attention, bad, a prize, news. */
export type ListRowTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'highlight' | 'info';

export interface ListRowProps {
  /** A drawing in a box of 40 px; a `plain` one has no box. */
  icon?: IconSource | undefined;
  /** A picture of 40 × 40 px, such as a cover or an Avatar, instead of the drawing. */
  media?: ReactNode;
  /** What the row is about. It names the link or button that the row is. */
  title: ReactNode;
  /** A second line, quieter: when, where, how. */
  line?: ReactNode;
  /** Below both lines, over the whole width: three figures, a Progress. */
  more?: ReactNode;
  /** At the end, in one or two lines: an amount and its stake, a Badge, a small button. */
  end?: ReactNode;
  /** Where the row leads. Without it and without `onPress` the row only shows. */
  href?: string | undefined;
  /** Opens what the row is about. */
  onPress?: () => void;
  /** Ground of the drawing. @default 'neutral' */
  tone?: ListRowTone;
  /** `quiet` draws the icon without a ground, in a row of 56 px: a list of pages. @default 'soft' */
  emphasis?: 'soft' | 'quiet';
  /** Shows an arrow at the end. @default whether `href` is given */
  hasChevron?: boolean;
  /** Shows where one is, such as the message that is open beside the list. */
  isCurrent?: boolean;
}

/** One entry of a list: a glyph, a title with a line, and something at the end. Put rows into ListRows. */
export function ListRow({
  icon,
  media,
  title,
  line,
  more: rest,
  end,
  href,
  onPress,
  tone = 'neutral',
  emphasis = 'soft',
  hasChevron = href !== undefined,
  isCurrent,
}: ListRowProps) {
  const current = isCurrent ? ({ 'aria-current': 'true' } as const) : {};
  return (
    <li css={root} data-emphasis={emphasis} data-current={isCurrent || undefined}>
      {media ??
        (icon && (
          <span css={glyph} data-tone={tone}>
            <Icon icon={icon} />
          </span>
        ))}
      <div css={body}>
        <span css={titlePart}>
          {href !== undefined || onPress ? (
            <LinkOrButton
              css={press}
              {...current}
              {...(href !== undefined && { href })}
              {...(onPress && { onPress })}
            >
              {title}
            </LinkOrButton>
          ) : (
            title
          )}
        </span>
        {line != null && <span css={linePart}>{line}</span>}
      </div>
      {end != null && <div css={endPart}>{end}</div>}
      {hasChevron && (
        <span css={chevron}>
          <Icon icon={IconChevronRight} size={18} isDirectional />
        </span>
      )}
      {rest != null && <div css={more}>{rest}</div>}
    </li>
  );
}

export interface ListRowsProps {
  /** What the list holds. Leave it out where a heading refers to the list by `aria-labelledby`. */
  'aria-label'?: string;
  /** Id of the heading that names the list. */
  'aria-labelledby'?: string;
  /** ListRows, one below the other. */
  children: ReactNode;
  /** Stands on a card of its own, or on what is around it. @default true */
  isCard?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** A list of ListRow, with hairlines between them. */
export function ListRows({ children, isCard = true, ref, ...names }: ListRowsProps) {
  return (
    <ul {...names} ref={ref} css={isCard ? card : list}>
      {children}
    </ul>
  );
}
