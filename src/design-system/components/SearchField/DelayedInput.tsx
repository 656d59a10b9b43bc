import {
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { Input, InputContext, type InputProps } from 'react-aria-components';

/** The longest wait in ms of a field that was emptied: so long that the frame that shows it comes first. */
const moment = 50;

export interface DelayedInputHandle {
  /** Tells at once what waits to be told. */
  tell: () => void;
}

export interface DelayedInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Milliseconds without a key until the field learns what is in the input. */
  delay: number;
  handle: Ref<DelayedInputHandle>;
}

/**
 * The input of a react-aria field, which learns of what is typed only when the typing pauses: a field renders all of its
 * parts with each change, which on a slow device is half of what a key costs.
 */
export function DelayedInput({ delay, handle, ...rest }: DelayedInputProps) {
  const { value, ...field } = useContext(InputContext) as InputProps;
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(field);
  const waiting = useRef<{ event: ChangeEvent<HTMLInputElement>; timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  /** What both know: what the field says, or was told last. */
  const known = useRef(value);

  const drop = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const tell = () => {
    if (!waiting.current) return;
    const { event } = waiting.current;
    drop();
    known.current = event.target.value;
    latest.current.onChange?.(event);
  };
  useImperativeHandle(handle, () => ({ tell }));

  useLayoutEffect(() => {
    latest.current = field;
    if (value === known.current) return;
    // Changed elsewhere; what was typed before is gone with it.
    known.current = value;
    if (input.current) input.current.value = String(value);
  });
  useEffect(() => drop, []);

  return (
    <InputContext
      value={{
        ...field,
        defaultValue: value,
        onChange: (event) => {
          drop();
          const wait = event.target.value === '' ? Math.min(delay, moment) : delay;
          waiting.current = { event, timer: setTimeout(tell, wait) };
        },
        onKeyDown: (event) => {
          // The field answers these with what it knows.
          if (event.key === 'Enter' || event.key === 'Escape') flushSync(tell);
          latest.current.onKeyDown?.(event);
        },
        onBlur: (event) => {
          tell();
          latest.current.onBlur?.(event);
        },
      }}
    >
      <Input {...rest} ref={input} />
    </InputContext>
  );
}
