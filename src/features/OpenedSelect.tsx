import type { IconSource } from '#ds/Icon';
import { Select, SelectItem } from '#ds/Select';
import { useOpenAtOnce } from './useOpenAtOnce';

export interface OpenedSelectProps<Id extends string> {
  /** Names the choice. */
  'aria-label': string;
  /** Drawing at the start. */
  icon?: IconSource;
  /**
   * 44 or 36 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  value: Id;
  /** What can be chosen, with its words. */
  options: readonly { id: Id; label: string }[];
  onChange: (id: Id) => void;
}

/** The select itself. It opens by itself: somebody has pressed the button in whose place it comes. */
export function OpenedSelect<Id extends string>({ options, onChange, ...rest }: OpenedSelectProps<Id>) {
  const { ref, trigger } = useOpenAtOnce(true);
  return (
    <Select {...rest} {...trigger} buttonRef={ref} onChange={(key) => onChange(key as Id)}>
      {options.map(({ id, label }) => (
        <SelectItem key={id} id={id}>
          {label}
        </SelectItem>
      ))}
    </Select>
  );
}
