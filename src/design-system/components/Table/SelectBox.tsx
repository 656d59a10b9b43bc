import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import { Icon } from '#ds/Icon';
import { useClasses } from '#theme/useClasses';
import { mark } from '../Checkbox/Checkbox.styles';
import { boxInput, selectBox } from './Table.styles';

const parts = { mark, boxInput, selectBox };

interface SelectBoxProps {
  label: string;
  /** Id of what names the row, read out after the label. */
  id?: string;
  namedBy?: string;
  state: 'none' | 'some' | 'all';
  onToggle: (isRange: boolean) => void;
}

/** A Checkbox in looks and behaviour, without the hooks that make dozens of them slow to draw while scrolling. */
export function SelectBox({ label, id, namedBy, state, onToggle }: SelectBoxProps) {
  const classes = useClasses(parts);
  return (
    <label className={classes.selectBox} data-selected={state !== 'none' || undefined}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = state === 'some';
        }}
        className={classes.boxInput}
        id={id}
        type="checkbox"
        tabIndex={-1}
        checked={state === 'all'}
        aria-label={label}
        aria-labelledby={id && namedBy ? `${id} ${namedBy}` : undefined}
        onChange={(event) => {
          const { nativeEvent } = event;
          onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
        }}
      />
      <span className={classes.mark}>
        {state === 'some' && <Icon icon={IconMinus} size={14} />}
        {state === 'all' && <Icon icon={IconCheck} size={14} />}
      </span>
    </label>
  );
}
