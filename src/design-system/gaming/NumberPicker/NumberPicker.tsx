import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { LotteryBall, type BallColor } from '#gaming/LotteryBall';
import { cell, dot, hint, root, word } from './NumberPicker.styles';

/** One thing to pick. */
export interface NumberOption {
  /** Tells options apart, and comes back when it is picked. */
  id: string;
  /** What is written on it: a digit, a number, or a short word. */
  label: string;
  /** Below it, quieter, such as its odds. */
  note?: string | undefined;
  /** The ball it is drawn as; a long word stands beside its ball. */
  color?: BallColor | undefined;
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
}

/** A row of numbers to pick any of: one stop of the Tab key, arrow keys within, Space or Enter picks. */
export function NumberPicker({ label, options, value, onChange }: NumberPickerProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="multiple"
      selectedKeys={value}
      onSelectionChange={(keys) => onChange(options.map(({ id }) => id).filter((id) => keys.has(id)))}
      css={root}
      data-count={isWordy(options) ? 'few' : options.length === 11 ? 'eleven' : 'many'}
    >
      {options.map(({ id, label: text, note, color }) => (
        <ToggleButton key={id} id={id} css={cell}>
          {color ? <Coloured color={color} text={text} /> : <span>{text}</span>}
          {note !== undefined && <small css={hint}>{note}</small>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Words and few numbers share the width; many short numbers stand in columns. */
const isWordy = (options: readonly NumberOption[]): boolean =>
  options.length <= 6 || options.some(({ label }) => label.length > 2);

/** A number is written on its ball. A word is too long for one, and has a dot of the colour. */
function Coloured({ color, text }: { color: BallColor; text: string }) {
  return /^\d+$/.test(text) ? (
    <LotteryBall size="sm" color={color}>
      {text}
    </LotteryBall>
  ) : (
    <span css={word}>
      <span css={dot} data-color={color} aria-hidden />
      {text}
    </span>
  );
}
