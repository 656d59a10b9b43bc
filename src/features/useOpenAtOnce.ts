import { useEffect, useRef, useState } from 'react';

/**
 * State of a trigger whose code came because its stand-in was pressed. It takes the focus that was lost with the
 * stand-in, and then opens: what it opens gives the focus back to where it was.
 * @param opens whether to open by itself once
 */
export function useOpenAtOnce(opens: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, onOpenChange] = useState(false);
  useEffect(() => {
    if (!opens) return;
    ref.current?.focus();
    const frame = requestAnimationFrame(() => {
      onOpenChange(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [opens]);
  return { ref, trigger: { isOpen, onOpenChange } };
}
