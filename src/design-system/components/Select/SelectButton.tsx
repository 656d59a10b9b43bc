import { useId, type ReactNode, type Ref } from 'react';
import type { IconSource } from '#ds/Icon';
import { root, value, words } from './SelectButton.styles';
import { SelectTrigger } from './SelectTrigger';

export interface SelectButtonProps {
  /** Names the choice. */
  'aria-label': string;
  /** The words of what is chosen. */
  children: ReactNode;
  /** Drawing at the start. */
  icon?: IconSource;
  /**
   * 44 or 36 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** Opens the list: by a press, or by an arrow key. */
  onPress?: () => void;
  /** A pointer has reached it: a good moment to fetch the list. */
  onHoverStart?: () => void;
  /** The same for the keyboard. */
  onFocus?: () => void;
  /** The list is being fetched. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A Select that is closed, without the code of its list. Features draw it inside OnDemand, before the Select. */
export function SelectButton({
  'aria-label': label,
  children,
  icon,
  size = 'md',
  isPending,
  onPress,
  ...rest
}: SelectButtonProps) {
  const [id, valueId] = [useId(), useId()];
  return (
    <div css={root}>
      <SelectTrigger
        {...rest}
        id={id}
        icon={icon}
        size={size}
        aria-label={label}
        aria-labelledby={`${valueId} ${id}`}
        aria-haspopup="listbox"
        aria-expanded={false}
        {...(isPending && { isPending })}
        {...(onPress && {
          onPress,
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            // The page would scroll with it.
            event.preventDefault();
            onPress();
          },
        })}
      >
        <span id={valueId} css={value}>
          <span css={words} data-words>
            {children}
          </span>
        </span>
      </SelectTrigger>
    </div>
  );
}
