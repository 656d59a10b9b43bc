import { Logo } from '#ds/Logo';
import * as styles from './PrintSheet.styles';

export interface PrintSheetProps {
  /** Whose site it is of. */
  brand: { name: string; logoSrc?: string | undefined };
  /** What is reported. */
  title: string;
  /** Account, period, filters: what was asked for. */
  facts: readonly { label: string; value: string }[];
  /** The headings; figures stand at the end of their cells. */
  columns: readonly { name: string; isFigure: boolean }[];
  /** The cells in the reader's language. */
  rows: readonly (readonly string[])[];
  /** What the rows add up to. */
  totals?: readonly string[] | undefined;
  /** Sentences below the rows: what counts, and what is left out. */
  notes: readonly string[];
  /** When it was printed. */
  printed: string;
}

/**
 * A report on paper: A4 across, black on white in every theme, its headings on each page. It is printed alone: put it
 * where nobody sees it.
 */
export function PrintSheet(props: PrintSheetProps) {
  const { columns } = props;
  const side = (at: number) => (columns[at]?.isFigure ? 'end' : undefined);
  return (
    <article css={styles.root} data-print-alone="sheet">
      <header css={styles.head}>
        <Logo name={props.brand.name} src={props.brand.logoSrc} size="sm" />
        <h1 css={styles.title}>{props.title}</h1>
        <dl css={styles.facts}>
          {props.facts.map(({ label, value }, at) => (
            <div key={at} css={styles.fact}>
              <dt css={styles.label}>{label}</dt>
              <dd css={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <table css={styles.table}>
        <thead css={styles.headings}>
          <tr>
            {columns.map(({ name }, at) => (
              <th key={at} scope="col" data-align={side(at)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody css={styles.body}>
          {props.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, at) => (
                <td key={at} data-align={side(at)}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
          {props.totals && (
            // Not a foot of the table, which would stand on every page.
            <tr data-totals="">
              {props.totals.map((cell, at) => (
                <td key={at} data-align={side(at)}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <footer css={styles.foot}>
        {props.notes.map((note) => (
          <p key={note} css={styles.note}>
            {note}
          </p>
        ))}
        <p css={styles.note}>{props.printed}</p>
      </footer>
    </article>
  );
}
