import { Logo } from '#ds/Logo';
import * as styles from './PrintSheet.styles';

/** What a sheet is of. */
export interface SheetHeadProps {
  /** Whose site it is of. */
  brand: { name: string; logoSrc?: string | undefined };
  /** What is reported. */
  title: string;
  /** Account, period, filters: what was asked for. */
  facts: readonly { label: string; value: string }[];
}

export interface SheetColumns {
  /** The headings; figures stand at the end of their cells. */
  columns: readonly { name: string; isFigure: boolean }[];
}

/** Head of the first page. */
export function SheetHead({ brand, title, facts }: SheetHeadProps) {
  return (
    <header css={styles.head}>
      <Logo name={brand.name} src={brand.logoSrc} size="sm" />
      <h1 css={styles.title}>{title}</h1>
      <dl css={styles.facts}>
        {facts.map(({ label, value }, at) => (
          <div key={at} css={styles.fact}>
            <dt>{label}</dt>
            <dd css={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Head of the pages after it. */
export function SheetShortHead({ title, facts }: Omit<SheetHeadProps, 'brand'>) {
  return (
    <p css={styles.shortHead} data-short-head>
      <strong>{title}</strong>
      {facts.map(({ value }, at) => value !== '' && <bdi key={at}>{value}</bdi>)}
    </p>
  );
}

/** A row of the table: of the report, or of sums. */
export function SheetRow({
  columns,
  cells,
  kind,
}: SheetColumns & { cells: readonly string[]; kind?: 'carried' | 'totals' }) {
  return (
    <tr data-kind={kind}>
      {cells.map((cell, at) => (
        <td key={at} data-align={columns[at]?.isFigure ? 'end' : undefined}>
          <bdi>{cell}</bdi>
        </td>
      ))}
    </tr>
  );
}
