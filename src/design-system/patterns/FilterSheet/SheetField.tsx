import { SearchField } from '#ds/SearchField';
import { Select, SelectItem } from '#ds/Select';
import { Switch } from '#ds/Switch';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { isSwitchOn, switchValue, type FilterField, type FilterValues } from '#patterns/FilterBar';
import { group, label as labelPart } from './FilterSheet.styles';

/** A choice with more options than this opens as a list. */
const chipLimit = 9;
const keyOf = (id: string) => `=${id}`;
const idOf = (key: unknown) => String(key ?? '=').slice(1);

interface SheetFieldProps {
  field: FilterField;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}

/** One filter with its name above: chips, a list where they are too many, or the field of its kind. */
export function SheetField({ field, values, onChange }: SheetFieldProps) {
  const value = values[field.id] ?? '';
  const set = (next: string) => {
    onChange({ [field.id]: next });
  };
  if (field.kind === 'search') return <SearchField label={field.label} value={value} onChange={set} />;
  if (field.kind === 'switch')
    return (
      <Switch
        isAtEnd
        isSelected={isSwitchOn(field, value)}
        onChange={(isOn) => {
          set(switchValue(field, isOn));
        }}
      >
        {field.label}
      </Switch>
    );
  if (field.kind === 'days') {
    const last = values[field.endId];
    return (
      <field.Picker
        label={field.label}
        value={value && last ? { start: value, end: last } : null}
        {...(field.maxValue !== undefined && { maxValue: field.maxValue })}
        onChange={(range) => {
          onChange({ [field.id]: range?.start ?? '', [field.endId]: range?.end ?? '' });
        }}
      />
    );
  }
  if (field.options.length > chipLimit)
    return (
      <Select
        label={field.label}
        value={keyOf(value)}
        onChange={(key) => {
          set(idOf(key));
        }}
      >
        {field.options.map(({ id, label }) => (
          <SelectItem key={id} id={keyOf(id)}>
            {label}
          </SelectItem>
        ))}
      </Select>
    );
  return (
    <div css={group}>
      <span css={labelPart} aria-hidden="true">
        {field.label}
      </span>
      <ToggleButtonGroup
        aria-label={field.label}
        emphasis="chip"
        disallowEmptySelection
        selectedKeys={[keyOf(value)]}
        onSelectionChange={(keys) => {
          set(idOf([...keys][0]));
        }}
      >
        {field.options.map(({ id, label }) => (
          <ToggleButton key={id} id={keyOf(id)}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
