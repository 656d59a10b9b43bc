import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import type { IconSource } from '#ds/Icon';
import { step } from './NumberField.styles';

/** How long a button is held before it goes on by itself, and from step to step, in milliseconds. */
const [firstWait, nextWait] = [400, 60];

interface StepButtonProps {
  icon: IconSource;
  /** What it does, with the name of its field. */
  label: string;
  isDisabled: boolean;
  onStep: () => void;
}

/** A button that goes one step, and on while it is held. */
export function StepButton({ icon, label, isDisabled, onStep }: StepButtonProps) {
  const latest = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onStep;
    if (isDisabled) clearTimeout(timer.current);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const goOn = (wait: number): void => {
    latest.current();
    timer.current = setTimeout(() => goOn(nextWait), wait);
  };
  return (
    <AriaButton
      aria-label={label}
      isDisabled={isDisabled}
      excludeFromTabOrder
      preventFocusOnPress
      onPressStart={() => goOn(firstWait)}
      onPressEnd={() => clearTimeout(timer.current)}
      css={step}
      data-tone="neutral"
      data-emphasis="ghost"
      data-size="sm"
    >
      <Icon icon={icon} size={18} />
    </AriaButton>
  );
}
