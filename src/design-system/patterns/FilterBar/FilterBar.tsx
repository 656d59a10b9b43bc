import type { ReactNode } from 'react';
import { SearchField } from '#ds/SearchField';
import { Select, SelectItem } from '#ds/Select';
import { Switch } from '#ds/Switch';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { end, field as fieldPart, root } from './FilterBar.styles';
import { changeValues, isSwitchOn, switchValue, type FilterField, type FilterValues } from './fields';

export interface FilterBarProps {
  /** What the list can be filtered by, in the order of the bar. */
  fields: readonly FilterField[];
  /** What it is filtered by now, usually from the address. */
  values: FilterValues;
  /** Told of all values once one has changed, for the address. */
  onChange: (values: FilterValues) => void;
  /** At the end of the row: columns, export. */
  children?: ReactNode;
}

/** Keys of react-aria may not be empty, the id of "all" is. */
const keyOf = (id: string) => `=${id}`;
const idOf = (key: unknown) => String(key).slice(1);

function Field({
  field,
  values,
  onChange,
}: {
  field: FilterField;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}) {
  const value = values[field.id] ?? '';
  switch (field.kind) {
    case 'search':
      return (
        <SearchField
          size="sm"
          aria-label={field.label}
          placeholder={field.label}
          value={value}
          onChange={(text) => {
            onChange({ [field.id]: text });
          }}
        />
      );
    case 'switch':
      return (
        <Switch
          isSelected={isSwitchOn(field, value)}
          onChange={(isOn) => {
            onChange({ [field.id]: switchValue(field, isOn) });
          }}
        >
          {field.label}
        </Switch>
      );
    case 'days': {
      const last = values[field.endId];
      return (
        <field.Picker
          size="sm"
          aria-label={field.label}
          value={value && last ? { start: value, end: last } : null}
          {...(field.minValue !== undefined && { minValue: field.minValue })}
          {...(field.maxValue !== undefined && { maxValue: field.maxValue })}
          onChange={(range) => {
            onChange({ [field.id]: range?.start ?? '', [field.endId]: range?.end ?? '' });
          }}
        />
      );
    }
    case 'choice':
      return field.look === 'segment' ? (
        <ToggleButtonGroup
          aria-label={field.label}
          disallowEmptySelection
          selectedKeys={[keyOf(value)]}
          onSelectionChange={(keys) => {
            onChange({ [field.id]: idOf([...keys][0] ?? keyOf('')) });
          }}
        >
          {field.options.map(({ id, label }) => (
            <ToggleButton key={id} id={keyOf(id)}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : (
        <Select
          size="sm"
          aria-label={field.label}
          value={keyOf(value)}
          onChange={(key) => {
            onChange({ [field.id]: idOf(key) });
          }}
        >
          {field.options.map(({ id, label }) => (
            <SelectItem key={id} id={keyOf(id)}>
              {label}
            </SelectItem>
          ))}
        </Select>
      );
  }
}

/** The filters of a list in a row above it, from 720 px on; on a phone they stand in a FilterSheet. They act at once. */
export function FilterBar({ fields, values, onChange, children }: FilterBarProps) {
  return (
    <div css={root} role="group">
      {fields.map((field) => (
        <div
          key={field.id}
          css={fieldPart}
          data-kind={field.kind}
          data-at-end={(field.kind === 'switch' && field.isOnAtFirst) || undefined}
        >
          <Field
            field={field}
            values={values}
            onChange={(change) => {
              onChange(changeValues(values, change));
            }}
          />
        </div>
      ))}
      {children != null && <div css={end}>{children}</div>}
    </div>
  );
}
