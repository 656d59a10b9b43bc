import { useState } from 'react';
import { matchesQuery } from '#contract/foldName';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { SearchField } from '#ds/SearchField';
import { foot, list, root, row } from './ColumnChooser.styles';
import { MoveHandle } from './MoveHandle';

/** A column that a reader may show, hide and move. */
export interface ChoosableColumn {
  /** The `id` of the table's column. */
  id: string;
  /** Its heading. */
  label: string;
  /** Whether the table shows it. */
  isShown: boolean;
}

export interface ColumnChooserProps {
  /** All columns, in the order of the table. */
  columns: readonly ChoosableColumn[];
  /** Takes the columns as they are shown and ordered now. */
  onChange: (columns: ChoosableColumn[]) => void;
  /** Back to the columns that the report comes with. */
  onReset: () => void;
  /** Words of the search, the buttons, and of a handle by its column: "Move Deposit". */
  labels: { list: string; search: string; reset: string; move: (column: string) => string };
}

/** Which columns a table shows and in which order. At least one stays. Usually inside a Popover. */
export function ColumnChooser({ columns, onChange, onReset, labels }: ColumnChooserProps) {
  const [query, setQuery] = useState('');
  const shown = columns.filter(({ isShown }) => isShown);
  const found = columns.filter(({ label }) => matchesQuery(label, query));
  const move = (id: string, places: number) => {
    const from = columns.findIndex((column) => column.id === id);
    const to = Math.min(columns.length - 1, Math.max(0, from + places));
    const column = columns[from];
    if (!column || from === to) return;
    const rest = columns.filter((other) => other !== column);
    onChange([...rest.slice(0, to), column, ...rest.slice(to)]);
  };
  return (
    <div css={root}>
      <SearchField
        size="sm"
        aria-label={labels.search}
        placeholder={labels.search}
        value={query}
        onChange={setQuery}
      />
      <ul css={list} aria-label={labels.list}>
        {found.map(({ id, label, isShown }) => (
          <li key={id} css={row}>
            <Checkbox
              isSelected={isShown}
              isDisabled={isShown && shown.length === 1}
              onChange={(isOn) => {
                onChange(columns.map((column) => (column.id === id ? { ...column, isShown: isOn } : column)));
              }}
            >
              {label}
            </Checkbox>
            <MoveHandle
              aria-label={labels.move(label)}
              onMove={(places) => {
                move(id, places);
              }}
            />
          </li>
        ))}
      </ul>
      <div css={foot}>
        <Button size="sm" tone="neutral" emphasis="ghost" onPress={onReset}>
          {labels.reset}
        </Button>
      </div>
    </div>
  );
}
