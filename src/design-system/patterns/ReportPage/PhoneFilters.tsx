import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter2.mjs';
import { useState, type ReactNode } from 'react';
import { Button } from '#ds/Button';
import { CountBadge } from '#ds/CountBadge';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import { FilterSheet } from '#patterns/FilterSheet';
import { phone } from './ReportPage.styles';

/** Words of the filters on a phone. */
export interface PhoneFilterLabels {
  /** Button and title: "Filter". */
  open: string;
  /** What applies the choices: "Show 41 bets". */
  apply: ReactNode;
  /** What empties them. */
  clear: string;
}

interface PhoneFiltersProps {
  fields: readonly FilterField[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  onDraftChange?: ((values: FilterValues) => void) | undefined;
  labels: PhoneFilterLabels;
}

/** The first segments stay in sight, everything else is in a sheet behind a button that counts what is in force. */
export function PhoneFilters({ fields, values, onChange, onDraftChange, labels }: PhoneFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const first = fields.find((field) => field.kind === 'choice' && field.look === 'segment');
  const inForce = fields.filter((field) => field !== first && values[field.id]).length;
  return (
    <div css={phone}>
      {first?.kind === 'choice' && (
        <ToggleButtonGroup
          aria-label={first.label}
          size="lg"
          disallowEmptySelection
          selectedKeys={[`=${values[first.id] ?? ''}`]}
          onSelectionChange={(keys) => {
            const { [first.id]: _before, ...rest } = values;
            const id = String([...keys][0] ?? '=').slice(1);
            onChange(id === '' ? rest : { ...rest, [first.id]: id });
          }}
        >
          {first.options.map(({ id, label }) => (
            <ToggleButton key={id} id={`=${id}`}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <Button
        tone="neutral"
        emphasis="outline"
        icon={IconFilter}
        onPress={() => {
          setOpen(true);
        }}
      >
        {labels.open} <CountBadge count={inForce} tone="accent" />
      </Button>
      <FilterSheet
        title={labels.open}
        fields={fields}
        values={values}
        onApply={onChange}
        {...(onDraftChange && { onDraftChange })}
        labels={labels}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </div>
  );
}
