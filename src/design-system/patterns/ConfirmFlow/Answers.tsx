import { useState, type ReactNode } from 'react';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { effects, root } from './ConfirmFlow.styles';

interface AnswersProps {
  agreement: ReactNode;
  onConfirm: () => void;
  isPending: boolean | undefined;
  labels: { confirm: string; cancel?: string };
  tone: 'accent' | 'danger';
  close: () => void;
  children: ReactNode;
}

/** The tick lives as long as the dialog is open, so that each opening starts anew. */
export function Answers({ agreement, onConfirm, isPending, labels, tone, close, children }: AnswersProps) {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <div css={root}>
      {children}
      {agreement != null && (
        <Checkbox isSelected={isAgreed} onChange={setAgreed}>
          {agreement}
        </Checkbox>
      )}
      <div css={effects} data-part="actions">
        <Button
          tone={tone}
          size="lg"
          isDisabled={agreement != null && !isAgreed}
          isPending={isPending ?? false}
          onPress={() => {
            onConfirm();
            if (isPending === undefined) close();
          }}
        >
          {labels.confirm}
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
