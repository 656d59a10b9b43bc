import { createContext, useContext, type ReactElement, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '#theme/useMedia';
import * as styles from './PageHead.styles';

/** What a page says and offers at its head, in the order of the rows. What is empty is not drawn. */
export interface PageHeadParts {
  /** At most three PageActions: export, print. */
  actions?: ReactNode;
  /** One sentence of at most 72 characters: what the page answers. */
  line?: ReactNode;
  /** A PageAsOf: of when the figures are, and in which zone. */
  asOf?: ReactNode;
  /** Period, filters, and at the end what changes the view: a FilterBar. */
  tools?: ReactNode;
}

export interface PageHeadProps extends PageHeadParts {
  /** The h1. A page of a centre leaves it out: the centre knows it before the page is there. */
  title?: ReactNode;
  /**
   * How many there are, beside the title: "47 rows". Changes are read out, also the first one: nothing, such as `false`,
   * keeps its place. Not in a centre.
   */
  count?: ReactNode;
}

const slots = ['actions', 'line', 'asOf', 'tools'] as const;

/** The head that a centre has drawn already, whose rows its page fills; null until it is on the page. */
export const HeadAround = createContext<HTMLElement | null | undefined>(undefined);

/** The head of a page: title and actions, one line with the time of the figures, then period and filters. */
export function PageHead({ title, count, ...parts }: PageHeadProps) {
  const around = useContext(HeadAround);
  if (around === undefined)
    return (
      <HeadRows {...parts} count={count} heading={title != null && <h1 css={styles.title}>{title}</h1>} />
    );
  return slots.map((slot) => {
    const place = around?.querySelector(`[data-slot="${slot}"]`);
    return place && parts[slot] != null && createPortal(parts[slot], place, slot);
  });
}

interface HeadRowsProps extends PageHeadParts {
  heading: ReactElement | false;
  count?: ReactNode;
  /** Before the title: the way back, or the menu. */
  start?: ReactNode;
  /** Closes the centre; the last of its row in the order of the keyboard. */
  close?: ReactNode;
  /** The head of a centre keeps its bar in sight on a phone. */
  isCenter?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The rows themselves, where PageHead and CenterOverlay put them. */
export function HeadRows({ heading, count, start, close, isCenter, ref, ...parts }: HeadRowsProps) {
  const isWide = useMedia('tablet');
  const asOf = (
    <div key="asOf" css={styles.asOf} data-slot="asOf">
      {parts.asOf}
    </div>
  );
  return (
    <div ref={ref} css={styles.root} data-center={isCenter || undefined}>
      <div css={styles.bar}>
        {start}
        <div css={styles.name}>
          {heading}
          {count !== undefined && (
            <span css={styles.count} role="status">
              {count}
            </span>
          )}
        </div>
        <div css={styles.actions} data-slot="actions">
          {parts.actions}
        </div>
        {close}
      </div>
      <div css={styles.line} data-slot="line">
        {parts.line}
      </div>
      {isWide && asOf}
      <div css={styles.tools} data-slot="tools">
        {parts.tools}
      </div>
      {!isWide && asOf}
    </div>
  );
}
