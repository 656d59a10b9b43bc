import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
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

/** A button that goes one step once it is let go, and on while it is held. Let go outside, it does nothing: WCAG 2.5.2. */
export function StepButton({ icon, label, isDisabled, onStep }: StepButtonProps) {
  const latest = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = onStep;
    if (isDisabled) clearTimeout(timer.current);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const hasGoneOn = useRef(false);
  const goOn = (wait: number): void => {
    timer.current = setTimeout(() => {
      hasGoneOn.current = true;
      latest.current();
      goOn(nextWait);
    }, wait);
  };
  return (
    <AriaButton
      aria-label={label}
      isDisabled={isDisabled}
      excludeFromTabOrder
      preventFocusOnPress
      onPressStart={() => {
        hasGoneOn.current = false;
        goOn(firstWait);
      }}
      onPressEnd={() => clearTimeout(timer.current)}
      onPress={() => !hasGoneOn.current && onStep()}
      css={step}
      data-tone="neutral"
      data-emphasis="ghost"
      data-size="sm"
    >
      <Icon icon={icon} size={18} />
    </AriaButton>
  );
}
