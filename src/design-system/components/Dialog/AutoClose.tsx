import { useEffect, useEffectEvent } from 'react';

export interface AutoCloseProps {
  /** How long the dialog stays open, in milliseconds. */
  after: number;
  /** Closes the dialog. */
  close: () => void;
}

/** Closes the dialog it stands in after a while. It is mounted with the dialog's content, so it counts from opening. */
export function AutoClose({ after, close }: AutoCloseProps) {
  const onTimeout = useEffectEvent(close);
  // react-aria has no dialog that closes by itself, and a timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => {
      onTimeout();
    }, after);
    return () => {
      clearTimeout(timer);
    };
  }, [after]);
  return null;
}
