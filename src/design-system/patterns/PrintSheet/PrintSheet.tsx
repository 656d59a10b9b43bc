import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { useDs } from '#ds-i18n';
import { cutOf, type Cut } from './cutOf';
import * as styles from './PrintSheet.styles';
import { SheetHead, SheetRow, SheetShortHead, type SheetColumns, type SheetHeadProps } from './sheetParts';

export interface PrintSheetProps extends SheetHeadProps, SheetColumns {
  /** The cells in the reader's language. */
  rows: readonly (readonly string[])[];
  /** What the rows add up to. */
  totals?: readonly string[] | undefined;
  /** What the first `count` rows add up to, for sheets with totals. Its first cell is not shown. */
  sumsOf?: ((count: number) => readonly string[]) | undefined;
  /** Sentences below the rows: what counts, and what is left out. */
  notes: readonly string[];
  /** When it was printed. */
  printed: string;
  /** Before the sums that go from page to page, each with the number of the other page, from 1. */
  words: {
    carriedTo: (page: number) => string;
    carriedFrom: (page: number) => string;
  };
  /** Nobody sees it before it is printed. */
  isHidden?: boolean;
}

/**
 * A report on paper: A4 across, black on white in every theme. Each page has the headings and its number, and carries the
 * sums of the rows so far to the next one. It is printed alone.
 */
export function PrintSheet({ isHidden = false, ...props }: PrintSheetProps) {
  const { rows, totals, sumsOf, words } = props;
  const ds = useDs();
  const root = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<{ rows: typeof rows; cut: Cut }>();
  const cut = measured?.rows === rows ? measured.cut : undefined;
  // How tall rows are is the browser's: all of them are drawn on one page first.
  useLayoutEffect(() => {
    if (!cut && root.current) setMeasured({ rows, cut: cutOf(root.current) });
  }, [cut, rows]);
  useLayoutEffect(() => {
    if (document.fonts.status === 'loaded') return;
    let isGone = false;
    // Whoever prints waits for the same, so the pages are cut anew at once.
    void document.fonts.ready.then(() => !isGone && flushSync(() => setMeasured(undefined)));
    return () => {
      isGone = true;
    };
  }, []);

  const starts = cut?.starts ?? [0];
  /** The sums before each page, without the first cell. */
  const carried = totals && sumsOf ? starts.map((start) => sumsOf(start).slice(1)) : [];
  return (
    <article css={styles.root} ref={root} data-print-alone="sheet" data-hidden={isHidden || undefined}>
      {starts.map((start, at) => {
        const end = starts[at + 1] ?? rows.length;
        const isLast = at === starts.length - 1;
        return (
          <section key={start} css={styles.page} data-page>
            {at === 0 && <SheetHead {...props} />}
            {(at > 0 || !cut) && <SheetShortHead {...props} />}
            <table css={styles.table} data-fixed={cut ? '' : undefined}>
              {cut && (
                <colgroup>
                  {cut.widths.map((width, column) => (
                    <col
                      key={column}
                      css={styles.column}
                      style={{ '--_width': `${width}px` } as CSSProperties}
                    />
                  ))}
                </colgroup>
              )}
              <thead css={styles.headings}>
                <tr>
                  {props.columns.map(({ name, isFigure }, column) => (
                    <th key={column} scope="col" data-align={isFigure ? 'end' : undefined}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody css={styles.body}>
                {(at > 0 || !cut) && carried[at] && (
                  <SheetRow {...props} cells={[words.carriedFrom(at), ...carried[at]]} kind="carried" />
                )}
                {rows.slice(start, end).map((cells, index) => (
                  <SheetRow key={index} {...props} cells={cells} />
                ))}
                {carried[at + 1] && (
                  <SheetRow
                    {...props}
                    cells={[words.carriedTo(at + 2), ...(carried[at + 1] ?? [])]}
                    kind="carried"
                  />
                )}
                {isLast && totals && <SheetRow {...props} cells={totals} kind="totals" />}
              </tbody>
            </table>
            {isLast && (
              <div css={styles.notes} data-notes>
                {props.notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
              </div>
            )}
            <footer css={styles.foot}>
              <span>{props.brand.name}</span>
              <span>{props.printed}</span>
              <span>{ds('pagination.pageOf', { page: at + 1, total: starts.length })}</span>
            </footer>
          </section>
        );
      })}
    </article>
  );
}
