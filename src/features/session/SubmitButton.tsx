import type { ReactNode } from 'react';
import { Button } from '#ds/Button';
import { submit } from './SessionDialog.styles';

export interface SubmitButtonProps {
  children: ReactNode;
  isPending: boolean;
  /** What is said while it is pending. */
  pendingLabel?: string;
  isDisabled?: boolean;
}

/** Sends a form, as wide as its fields. */
export const SubmitButton = (props: SubmitButtonProps) => (
  <div css={submit}>
    <Button type="submit" size="lg" {...props} />
  </div>
);
