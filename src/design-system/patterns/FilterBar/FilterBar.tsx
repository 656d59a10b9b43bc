import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
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

interface FieldProps {
  field: FilterField;
  value: string;
  /** The last of the days. */
  last: string | undefined;
  /** Keep the function. */
  onChange: (change: FilterValues) => void;
}

const pickerOf = ({ field }: FieldProps) => (field.kind === 'days' ? field.Picker : undefined);
/** A page describes its fields anew whenever an answer comes, and a field is the most costly thing to draw of a report. */
const isSame = (one: FieldProps, other: FieldProps): boolean =>
  pickerOf(one) === pickerOf(other) && JSON.stringify(one) === JSON.stringify(other);

const Field = memo(function Field({ field, value, last, onChange }: FieldProps) {
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
    case 'days':
      return (
        <field.Picker
          size="sm"
          aria-label={field.label}
          value={value && last ? { start: value, end: last } : null}
          {...(field.maxValue !== undefined && { maxValue: field.maxValue })}
          onChange={(range) => {
            onChange({ [field.id]: range?.start ?? '', [field.endId]: range?.end ?? '' });
          }}
        />
      );
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
}, isSame);

/** The filters of a list in a row above it, from 720 px on; on a phone they stand in a FilterSheet. They act at once. */
export function FilterBar({ fields, values, onChange, children }: FilterBarProps) {
  const latest = useRef({ values, onChange });
  useLayoutEffect(() => {
    latest.current = { values, onChange };
  });
  const change = useCallback((part: FilterValues) => {
    latest.current.onChange(changeValues(latest.current.values, part));
  }, []);
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
            value={values[field.id] ?? ''}
            last={field.kind === 'days' ? values[field.endId] : undefined}
            onChange={change}
          />
        </div>
      ))}
      {children != null && <div css={end}>{children}</div>}
    </div>
  );
}
