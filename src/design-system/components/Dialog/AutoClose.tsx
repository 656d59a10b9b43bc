import { useEffect, useRef } from 'react';

export interface AutoCloseProps {
  /** How long the dialog stays open, in milliseconds. */
  after: number;
  /** Closes the dialog. */
  close: () => void;
}

/** Closes the dialog it stands in after a while. It is mounted with the dialog's content, so it counts from opening. */
export function AutoClose({ after, close }: AutoCloseProps) {
  // React 18, which the package allows, has no effect events.
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // react-aria has no dialog that closes by itself, and a timer is outside React.
  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current();
    }, after);
    return () => {
      clearTimeout(timer);
    };
  }, [after]);
  return null;
}
