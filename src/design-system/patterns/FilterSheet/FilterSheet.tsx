import { useState, type ReactNode } from 'react';
import { Button } from '#ds/Button';
import { Dialog, type ModalStates } from '#ds/Dialog';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import { fields as fieldsPart } from './FilterSheet.styles';
import { SheetField } from './SheetField';

export interface FilterSheetProps extends ModalStates {
  /** Names the sheet, such as "Filter". */
  title: string;
  /** What the list can be filtered by. */
  fields: readonly FilterField[];
  /** What it is filtered by now; the sheet starts with it each time it opens. */
  values: FilterValues;
  /** Takes the values that were chosen, when the button at the end is pressed. */
  onApply: (values: FilterValues) => void;
  /** Told of each choice before it is applied, to count what it would find. */
  onDraftChange?: (values: FilterValues) => void;
  /** Words of the buttons: what applies, with the count ("Show 41 bets"), and what empties everything. */
  labels: { apply: ReactNode; clear: string };
}

/** The filters of a list on a phone, in a sheet at the bottom. Nothing acts until its button says what it will show. */
export function FilterSheet({
  title,
  fields,
  values,
  onApply,
  onDraftChange,
  labels,
  ...rest
}: FilterSheetProps) {
  const [draft, setDraft] = useState(values);
  const [start, setStart] = useState({ values, isOpen: rest.isOpen });
  if (start.isOpen !== rest.isOpen || (!rest.isOpen && start.values !== values)) {
    setStart({ values, isOpen: rest.isOpen });
    setDraft(values);
  }
  const change = (next: FilterValues) => {
    const kept = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''));
    setDraft(kept);
    onDraftChange?.(kept);
  };
  return (
    <Dialog
      {...rest}
      title={title}
      actions={({ close }) => (
        <>
          <Button
            tone="neutral"
            emphasis="ghost"
            onPress={() => {
              change({});
            }}
          >
            {labels.clear}
          </Button>
          <Button
            size="lg"
            onPress={() => {
              onApply(draft);
              close();
            }}
          >
            {labels.apply}
          </Button>
        </>
      )}
    >
      <div css={fieldsPart}>
        {fields.map((field) => (
          <SheetField
            key={field.id}
            field={field}
            values={draft}
            onChange={(next) => {
              change({ ...draft, ...next });
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
