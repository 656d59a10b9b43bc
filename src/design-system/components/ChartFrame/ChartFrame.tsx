import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useId, useState, type ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { Table, type TableColumn } from '#ds/Table';
import { seriesNumber, type ChartProps } from './chart';
import { body, head, heading, legend, legendItem, note, root, swatch } from './ChartFrame.styles';

export interface ChartFrameProps<Row> extends Omit<ChartProps, 'formatValue'> {
  /** The same data as a table. */
  columns: readonly TableColumn<Row>[];
  /** Rows of that table. Without any, the frame says that there are no data. */
  rows: readonly Row[];
  /** Tells rows apart. */
  getKey: (row: Row) => string;
  /** What the colours stand for, in their order; none where there is nothing to tell apart. */
  names?: readonly string[];
  /** What marks a name in the legend. @default line */
  mark?: 'line' | 'block';
  /** The drawing. */
  children: ReactNode;
}

/** Around every chart: its title and legend, the same data as a table, and what stands there without data. */
export function ChartFrame<Row>({
  title,
  description,
  columns,
  rows,
  getKey,
  names = [],
  mark = 'line',
  children,
}: ChartFrameProps<Row>) {
  const t = useDs();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const isReady = rows.length > 0;
  const content = () => {
    if (!isReady) return <EmptyState icon={IconChartBar} />;
    return isTable ? <Table aria-label={title} columns={columns} items={rows} getKey={getKey} /> : children;
  };

  return (
    <figure css={root} aria-labelledby={id}>
      <div css={head}>
        <figcaption>
          <span css={heading} id={id}>
            {title}
          </span>
          {description && <span css={note}>{description}</span>}
        </figcaption>
        {isReady && (
          <Button
            size="sm"
            tone="neutral"
            emphasis="ghost"
            icon={isTable ? IconChartBar : IconTable}
            onPress={() => {
              setIsTable(!isTable);
            }}
          >
            {t(isTable ? 'chart.showChart' : 'chart.showTable')}
          </Button>
        )}
      </div>
      {isReady && !isTable && names.length > 1 && (
        <ul css={legend} role="list">
          {names.map((name, index) => (
            <li key={name} css={legendItem}>
              <svg
                css={swatch}
                data-series={seriesNumber(index)}
                data-mark={mark}
                viewBox={mark === 'line' ? '0 0 24 10' : '0 0 10 10'}
                aria-hidden="true"
              >
                {mark === 'line' ? <path d="M0 5H24" /> : <rect width="10" height="10" rx="2" />}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div css={body} data-waiting={rows.length === 0 || undefined}>
        {content()}
      </div>
    </figure>
  );
}
