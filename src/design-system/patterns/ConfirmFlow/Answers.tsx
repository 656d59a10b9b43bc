import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { TextField } from '#ds/TextField';
import { effects, root } from './ConfirmFlow.styles';

/** Whole seconds left, counted down from when the dialog opens. */
function useWait(seconds: number, isRunning: boolean): number {
  const [left, setLeft] = useState(seconds);
  // Time passes outside React.
  useEffect(() => {
    if (!isRunning || seconds === 0) return;
    const end = performance.now() + seconds * 1000;
    const tick = () => {
      setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => {
      clearInterval(timer);
    };
  }, [seconds, isRunning]);
  return left;
}

interface AnswersProps {
  agreement: ReactNode;
  typed: { label: string; text: string; description?: ReactNode } | undefined;
  wait: { seconds: number; label: (left: number) => string } | undefined;
  onConfirm: () => void;
  isPending: boolean | undefined;
  labels: { confirm: string; cancel?: string };
  tone: 'accent' | 'danger';
  close: () => void;
  children: ReactNode;
}

/** What is typed and ticked lives as long as the dialog is open, so that each opening starts anew. */
export function Answers({
  agreement,
  typed,
  wait,
  onConfirm,
  isPending,
  labels,
  tone,
  close,
  children,
}: AnswersProps) {
  const [text, setText] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const left = useWait(wait?.seconds ?? 0, true);
  const isReady = left === 0 && (agreement == null || isAgreed) && (!typed || text.trim() === typed.text);
  return (
    <div css={root}>
      {children}
      {agreement != null && (
        <Checkbox isSelected={isAgreed} onChange={setAgreed}>
          {agreement}
        </Checkbox>
      )}
      {typed && (
        <TextField
          label={typed.label}
          description={typed.description}
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      )}
      <div css={effects} data-part="actions">
        <Button
          tone={tone}
          size="lg"
          isDisabled={!isReady}
          isPending={isPending ?? false}
          onPress={() => {
            onConfirm();
            if (isPending === undefined) close();
          }}
        >
          {left > 0 && wait ? wait.label(left) : labels.confirm}
        </Button>
        {labels.cancel !== undefined && (
          <Button slot="close" tone="neutral" emphasis="ghost" isDisabled={isPending ?? false}>
            {labels.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
