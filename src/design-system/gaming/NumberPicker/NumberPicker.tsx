import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { cell, hint, root } from './NumberPicker.styles';

/** One thing to pick. */
export interface NumberOption {
  /** Tells options apart, and comes back when it is picked. */
  id: string;
  /** What is written on it: a digit, a number, or a short word. */
  label: string;
  /** Below it, quieter, such as its odds. */
  note?: string | undefined;
}

export interface NumberPickerProps {
  /** Names the row, such as the place of the digit. */
  label: string;
  /** What can be picked, in its order. */
  options: readonly NumberOption[];
  /** Ids of what is picked. */
  value: readonly string[];
  /** Told all picks of the row, in the order of the options. */
  onChange: (value: string[]) => void;
  /** Takes no picks for now. */
  isDisabled?: boolean;
}

/** A row of numbers to pick any of: one stop of the Tab key, arrow keys within, Space or Enter picks. */
export function NumberPicker({ label, options, value, onChange, isDisabled = false }: NumberPickerProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={value}
      isDisabled={isDisabled}
      onSelectionChange={(keys) => onChange(options.map(({ id }) => id).filter((id) => keys.has(id)))}
      css={root}
      data-count={options.length > 6 ? 'many' : 'few'}
    >
      {options.map(({ id, label: text, note }) => (
        <ToggleButton key={id} id={id} css={cell}>
          <span>{text}</span>
          {note !== undefined && <small css={hint}>{note}</small>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
